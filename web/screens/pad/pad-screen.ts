import { html, nothing } from 'lit-html';
import type { App, Preferences, Screen, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { topBar } from '../../art/widgets.ts';
import { houseRules } from '../../components/house-rules.ts';
import { presets } from '../../components/rule-sets.ts';
import { eveningOf } from '../../model/evening.ts';
import type { Values } from '../../model/house-rules.ts';
import { newPad } from '../../model/matches.ts';
import type { Offer } from '../../model/offers.ts';
import { gameWord, offerAt, offerOf, within } from '../../model/offers.ts';
import { readRecords } from '../../model/statistics.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import type { MatchRecord } from '../../storage/stored-types.ts';
import { eveningTable } from '../../table/evening-table.ts';
import { disc } from '../../table/face.ts';
import { LONGEST_TYPED, properName } from '../../words/names.ts';

const FEWEST = 2; // people

/** What the people at a score pad have chosen: their names in the order of play, and their house rules. */
interface PadSetup {
  names: string[];
  options: Values;
}

/** A score pad for real dice: '#/pad/yahtzee'. The names and house rules of the last one are offered again. */
export const screen: Screen = {
  open(app, params) {
    const what = offerAt(app, params.join('/'));
    if (!what?.game.pad) return reportUnknownAddress(app);
    const choice: PadSetup = {
      names: ['', ''],
      options: within(what, app.setup(what.key).options),
    };
    let records: readonly MatchRecord[] = [];
    let isChanged = false;
    const change = (part: Partial<PadSetup>) => {
      isChanged = true;
      Object.assign(choice, part);
      app.redraw();
    };
    const read = () =>
      readRecords(app, found => {
        records = found;
        if (!isChanged) Object.assign(choice, lastChoice(app, what, found));
      });
    read();
    app.useGame(what.game.name).then(app.redraw);
    const title = () => app.say('pad-of', { game: gameWord(app, what, 'game') });
    return {
      title,
      draw: () => html`<div class="page options pad-page">
        ${topBar(app, title())}
        ${evening(app, eveningOf(records, Date.now()))}
        ${app.speaks(what.game.name) ? form(app, what, choice, change) : nothing}
      </div>`,
      finished: read,
    };
  },
};

/** The names of the last score pad, and the house rules of the last one for this game. */
function lastChoice(app: App, what: Offer, records: readonly MatchRecord[]): Partial<PadSetup> {
  const pads = records.filter(({ pad }) => pad);
  const last = pads.find(({ head }) => offerOf(app, head)?.key === what.key);
  return {
    ...(pads.length ? { names: pads[0].names.slice(0, Math.max(...what.game.seats)) } : {}),
    ...(last ? { options: last.head.options } : {}),
  };
}

function form(app: App, what: Offer, choice: PadSetup, change: (part: Partial<PadSetup>) => void) {
  const { names, options } = choice;
  const begin = (event: Event) => {
    event.preventDefault();
    app.sit(newPad(what.game.name, { options, names }));
  };
  const setup = { options, names, seats: names };
  return html`<form @submit=${begin}>
    <p class="lead">${app.say('pad-what')}</p>
    ${people(app, what, names, change)}
    ${presets(app, what, setup, values => change({ options: values }))}
    ${houseRules(app, what, setup, values => change({ options: values }))}
    <footer class="deal"><button class="primary big"><span>${app.say('pad-begin')}</span></button></footer>
  </form>`;
}

const people = (
  app: Wording & Preferences,
  what: Offer,
  names: string[],
  change: (part: Partial<PadSetup>) => void,
) => html`<section class="surface players" aria-labelledby="players">
    <h2 id="players">${app.say('players')}</h2>
    <ol>${names.map((_, seat) => person(app, names, seat, change))}</ol>
    ${
      names.length < Math.max(...what.game.seats)
        ? html`<p><button type="button" class="outlined" @click=${() => change({ names: [...names, ''] })}>${app.say('pad-add')}</button></p>`
        : html`<p class="help">${app.say('pad-most', { count: names.length })}</p>`
    }
    <p class="help">${app.say('pad-first')}</p>
    <p><a class="data-link" href=${`#/print/${what.key}`}>${app.say('print-sheet')}${icon('i-next')}</a></p>
  </section>`;

function person(app: Wording, names: string[], seat: number, change: (part: Partial<PadSetup>) => void) {
  const usual = app.say('player-name', { seat: seat + 1 });
  const name = names[seat] || usual;
  const rename = ({ target }: Event) =>
    change({ names: names.with(seat, properName((target as HTMLInputElement).value)) });
  const remove = app.say('pad-remove', { name });
  return html`<li>
    ${disc(seat, { name })}
    <input type="text" maxlength=${LONGEST_TYPED} autocomplete="off" aria-label=${app.say('seat-name', { seat: seat + 1 })}
      placeholder=${usual} .value=${names[seat]} @change=${rename}>
    ${
      names.length > FEWEST
        ? html`<button type="button" class="icon-button" aria-label=${remove} title=${remove} @click=${() => change({ names: names.toSpliced(seat, 1) })}>${icon('i-cross')}</button>`
        : nothing
    }
  </li>`;
}

const evening = (app: Wording & Preferences, records: readonly MatchRecord[]) =>
  records.length ? html`<div class="surface">${eveningTable(app, records, 1)}</div>` : nothing;
