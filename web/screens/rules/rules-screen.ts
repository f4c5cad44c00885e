import { html, nothing } from 'lit-html';
import type { GameCatalogue, Navigation, Screen, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { topBar } from '../../art/widgets.ts';
import { gameRich, gameWord, offerNamed, offers, tintOf } from '../../model/offers.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import { EmbedCode } from '../../play/embed-code.ts';
import { newRulebookPlace, onTheWay, rulebook } from '../../table/rulebook/rulebook.ts';

/** Game and rule in an address: '#/rules/hearts/moon', '#/rules/yahtzee/yams/joker'. */
function addressed(app: GameCatalogue, [name, ...rest]: string[]) {
  const what = offerNamed(app, name, rest[0]);
  return { what, rule: rest[what?.preset ? 1 : 0] };
}

/** The rules of a game, at a rule if the address names one; '#/rules' lists the games. */
export const screen: Screen = {
  place: (_, [name]) => name,
  open(app, params) {
    const [name] = params;
    if (!name) return { title: () => app.say('rules'), draw: () => library(app) };
    if (!app.game(name)) return reportUnknownAddress(app);
    const reading = newRulebookPlace();
    const embed = new EmbedCode(app);
    let { what, rule } = addressed(app, params);
    const title = () => app.say('rules-of', { game: gameWord(app, what, 'game') });
    app.useGame(name).then(app.redraw);
    return {
      title,
      draw: () =>
        what
          ? html`<div class="page rules-page" data-game=${what.key} data-tint=${tintOf(what)}>
      ${topBar(
        app,
        title(),
        html`<button class="icon-button no-print" aria-label=${app.say('print')} title=${app.say('print')}
        @click=${() => print()}>${icon('i-print')}</button>`,
      )}
      <div class="surface">${app.speaks(name) ? rulebook(app, reading, what, rule, app.setup(what.key)) : onTheWay(app)}</div>
      ${rule ? html`<div class="surface no-print">${embed.draw(`#/rules/${what.key}/${rule}`, title())}</div>` : nothing}
      <p class="no-print"><a class="data-link" href=${`#/print/${what.key}`}>${app.say('print-sheet')}${icon('i-next')}</a></p>
    </div>`
          : html``,
      follow: parts => ({ what, rule } = addressed(app, parts)),
    };
  },
};

/** The list of all games' rules. */
const library = (app: Wording & GameCatalogue & Navigation) => html`<div class="page">
  ${topBar(app, app.say('rules'))}
  <nav class="surface rows" aria-label=${app.say('rules')}>
    ${offers(app).map(
      what => html`
      <a href=${`#/rules/${what.key}`}><b>${gameRich(app, what, 'game')}</b> <small>${gameRich(app, what, 'game-line')}</small>${icon('i-next')}</a>`,
    )}
  </nav>
</div>`;
