import { html, nothing } from 'lit-html';
import type { App, Screen } from '../../app.ts';
import { topBar } from '../../art/widgets.ts';
import { houseRules } from '../../components/house-rules.ts';
import type { RuleSearch } from '../../components/rule-search.ts';
import { isSearching, ruleSearch, rulesFound, rulesOn } from '../../components/rule-search.ts';
import type { SetNameField } from '../../components/rule-sets.ts';
import { ownRules, presets } from '../../components/rule-sets.ts';
import type { Values } from '../../model/house-rules.ts';
import { valueIn } from '../../model/house-rules.ts';
import { allows, resized, setupOf } from '../../model/matches.ts';
import type { Offer } from '../../model/offers.ts';
import { gameWord, offerNamed } from '../../model/offers.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import type { GameEntry } from '../../protocol.d.ts';
import type { Setup } from '../../storage/stored-types.ts';
import { seats } from './players.ts';

/** The setup of a game's next match, players and house rules: '#/options/hearts'. */
export const screen: Screen = {
  open(app, [name, preset]) {
    const what = offerNamed(app, name, preset);
    if (!what) return reportUnknownAddress(app);
    const title = () => app.say('options-of', { game: gameWord(app, what, 'game') });
    const typed: Typed = { writing: { of: '', text: '' }, search: { text: '' } };
    app.useGame(name).then(app.redraw);
    return {
      title,
      draw: () => html`<div class="page options">
      ${topBar(app, title())}
      ${app.speaks(name) ? form(app, what, typed) : nothing}
    </div>`,
    };
  },
};

/** What the player has typed. */
type Typed = { writing: SetNameField; search: RuleSearch };

function form(app: App, what: Offer, { writing, search }: Typed) {
  const { key, game } = what;
  const setup = app.setup(key);
  const change = (part: Partial<Setup>) =>
    app.alter('last', last => ({ ...last, [key]: setupOf(what, { ...setup, ...part }) }));
  const deal = (event: Event) => {
    event.preventDefault();
    app.start(key, setup);
  };
  const changeRules = (options: Values) => change({ options });
  return html`<form @submit=${deal} data-searching=${isSearching(search) || nothing}>
    ${ruleSearch(app, what, setup, search)}
    ${
      isSearching(search)
        ? rulesFound(app, what, setup, search, changeRules)
        : html`${seats(app, game, setup, change)}
    ${presets(app, what, setup, options => change({ options, seats: seatsFor(game, options, setup.seats) }))}
    ${ownRules(app, what, setup.options, writing)}
    ${rulesOn(app, what, setup, search)}
    ${houseRules(app, what, setup, changeRules)}`
    }
    <footer class="deal">
      <button class="primary big" aria-busy=${app.starting === key ? 'true' : 'false'}>
        <span>${app.say('deal')}</span>
        ${app.starting === key ? html`<i class="turning" aria-hidden="true"></i>` : nothing}
      </button>
    </footer>
  </form>`;
}

/** The seats, resized if a changed house rule needs another number of players. */
const seatsFor = (game: GameEntry, options: Values, seats: string[]) => {
  const bound = game.options.find(
    option => valueIn(option, options) !== option.default && !allows(option.players, seats.length),
  );
  return bound ? resized(game, seats, bound.players[0]) : seats;
};
