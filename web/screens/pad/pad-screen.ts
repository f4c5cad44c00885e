import { html, nothing } from 'lit-html';
import type { App, Preferences, Screen, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { topBar } from '../../art/widgets.ts';
import { houseRules } from '../../components/house-rules.ts';
import { presets } from '../../components/rule-sets.ts';
import { eveningOf } from '../../model/evening.ts';
import type { Offer } from '../../model/offers.ts';
import { gameWord, offerAt, offerOf, within } from '../../model/offers.ts';
import { readRecords } from '../../model/statistics.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import type { MatchRecord } from '../../storage/stored-types.ts';
import { eveningTable } from '../../table/evening-table.ts';
import type { PadSetup } from './pad-form.ts';
import { padForm } from './pad-form.ts';

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
        ${app.speaks(what.game.name) ? padForm(app, what, choice, change, more(app, what, choice, change)) : nothing}
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

/** The sheet to print, and the house rules. */
function more(app: App, what: Offer, { names, options }: PadSetup, change: (part: Partial<PadSetup>) => void) {
  const setup = { options, names, seats: names };
  return html`<p><a class="data-link" href=${`#/print/${what.key}`}>${app.say('print-sheet')}${icon('i-next')}</a></p>
    ${presets(app, what, setup, values => change({ options: values }))}
    ${houseRules(app, what, setup, values => change({ options: values }))}`;
}

const evening = (app: Wording & Preferences, records: readonly MatchRecord[]) =>
  records.length ? html`<div class="surface">${eveningTable(app, records, 1)}</div>` : nothing;
