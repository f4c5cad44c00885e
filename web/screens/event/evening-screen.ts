import { html } from 'lit-html';
import type { App, Screen } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { dotted, toggle, topBar } from '../../art/widgets.ts';
import { isGenuine, ownKey } from '../../friends/signed-results.ts';
import { entriesOf, isComparable, nameOfEvent } from '../../model/club-events.ts';
import { EventCheck } from '../../model/event-check.ts';
import type { Entered, EveningRow } from '../../model/event-evening.ts';
import { eveningOf, namesakes } from '../../model/event-evening.ts';
import { notRead } from '../../model/notices.ts';
import type { StoredEvent } from '../../storage/event-store.ts';
import { events } from '../../storage/event-store.ts';
import { properName } from '../../words/names.ts';
import { figure, percent } from '../../words/numbers.ts';

const EVENING = 12 * 3_600_000; // milliseconds: events made within it are of one evening

/** An event with its table, as far as its results were checked. */
interface Game {
  readonly stored: StoredEvent;
  rows: readonly Entered[];
  /** Public key of the device that signed each ranked result. */
  devices: readonly string[];
  /** Number of results that are still to be checked. */
  open: number;
  isOf: boolean;
}

/** Several events of an evening, added up: '#/event/evening'. */
export const eveningScreen: Screen = {
  open(app, _, visit) {
    let games: Game[] = [];
    /** Games whose table the engine was asked for, in this order. */
    let asked: Game[] = [];
    const read = async () => {
      const found = await events.all().catch(() => null);
      if (visit.aborted) return;
      if (!found) return notRead(app, read);
      const kept = found.kept.sort((one, other) => other.when - one.when);
      const isOf = ({ when }: StoredEvent) => kept[0].when - when < EVENING;
      games = kept.map(stored => ({ stored, rows: [], devices: [], open: 0, isOf: isOf(stored) }));
      await rank();
    };
    const rank = async () => {
      asked = [];
      const own = await ownKey();
      for (const game of games) {
        const { stored } = game;
        const entries = await entriesOf(app, stored).catch(() => []);
        const check = new EventCheck(stored.event, isGenuine, () => {});
        await check.read(entries.filter(({ result }) => isComparable(stored.event, result)));
        if (visit.aborted) return;
        game.devices = check.fitting.map(({ entry: { isOwn, result } }) => result.device || (isOwn ? own : ''));
        game.open = check.entries.length - check.settled;
        asked.push(game);
        app.request({ type: 'rank-results', results: check.fitting.map(({ checked }) => checked) });
      }
      app.redraw();
    };
    read();
    return {
      title: () => app.say('club-evening'),
      draw: () =>
        html`<div class="page event-table event-evening">${topBar(app, app.say('club-evening'))}${content(app, games)}</div>`,
      receive(message) {
        if (message.type === 'crash') void rank();
        const game = message.type === 'results-ranked' ? asked.shift() : undefined;
        if (message.type !== 'results-ranked' || !game) return;
        game.rows = message.rows.map(row => ({ ...row, device: game.devices[row.number] }));
        game.isOf &&= game.rows.length > 0;
        app.redraw();
      },
    };
  },
};

const content = (app: App, games: readonly Game[]) => {
  const chosen = games.filter(({ isOf }) => isOf);
  const rows = eveningOf(chosen.map(game => game.rows));
  const turn = (game: Game) => (isOf: boolean) => {
    game.isOf = isOf;
    app.redraw();
  };
  return html`${rows.length ? table(app, chosen, rows) : html`<p class="lead">${app.say('club-none-yet')}</p>`}
    ${namesakes(rows).map(([name, count]) => html`<p class="help">${app.say('club-evening-apart', { name: properName(name), count })}</p>`)}
    <p class="help event-proof">${icon('i-info')}<span>${app.say('club-evening-formula')}</span></p>
    <section class="surface" aria-labelledby="evening-games"><h2 id="evening-games">${app.say('club-evening-games')}</h2>
      ${games.map((game, at) => toggle({ ...{ id: `evening-${at}`, on: game.isOf, turn: turn(game) }, ...labels(app, game) }))}</section>`;
};

/** Name of a game of the evening, and a link to its table where results are still to be checked. */
const labels = (app: App, { stored: { id, event }, open }: Game) => ({
  label: nameOfEvent(app, event),
  help: open
    ? html`<a href=${`#/event/${id}/table`}>${app.say('club-evening-open', { count: open })}</a>`
    : app.say('club-deals', { count: event.deals }),
});

const table = (app: App, games: readonly Game[], rows: readonly EveningRow[]) => html`
  <div class="surface event-sheet" tabindex="0" role="region" aria-label=${app.say('club-results')}><table>
    <thead><tr><th scope="col"><span class="spoken">${app.say('place-word')}</span></th><th scope="col"><span class="spoken">${app.say('club-entrant')}</span></th>
      ${games.map(({ stored }) => html`<th scope="col" class="figure" dir="auto">${nameOfEvent(app, stored.event)}</th>`)}
      <th scope="col" class="figure">${app.say('club-evening-places')}</th><th scope="col" class="figure total">${app.say('club-evening-total')}</th></tr></thead>
    <tbody>${rows.map(
      ({ place, names, parts, share, places }) => html`<tr>
        <td class="rank">${place}</td><th scope="row"><b dir="auto">${dotted(names.map(properName))}</b></th>
        ${parts.map(part => html`<td class="figure">${part ? html`${percent(app, part.share, 1)} <small>${app.say('place', { place: part.place })}</small>` : html`<span aria-hidden="true">–</span>`}</td>`)}
        <td class="figure">${figure(app, places)}</td><td class="figure total">${percent(app, share, 1)}</td></tr>`,
    )}</tbody></table></div>`;
