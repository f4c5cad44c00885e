import { html, nothing } from 'lit-html';
import type { App, Screen } from '../app.ts';
import { gameArt, startButton } from '../art/widgets.ts';
import { dailySetup, seedOf } from '../model/daily.ts';
import { addressed as dayAddressed } from '../model/daily-calendar.ts';
import { setInWords } from '../model/house-rules.ts';
import { known, onBrokenLink, unpack } from '../model/link.ts';
import type { Offer } from '../model/offers.ts';
import { artOf, gameRich, gameWord, offerAt, offerOf, titleOfMatch } from '../model/offers.ts';
import { reportUnknownAddress } from '../model/unknown-address.ts';
import { TableControl } from '../play/table-control.ts';
import { matchMode } from '../play/table-mode.ts';
import type { Frame, View } from '../protocol.d.ts';
import type { Setup } from '../storage/stored-types.ts';
import { tool } from '../table/bar.ts';
import { isHelping } from '../table/coach.ts';
import { buttons } from '../table/foot.ts';
import { diceFoot, drawTable } from '../table/table.ts';
import type { Table } from '../table/table-interface.ts';
import { centreOf } from '../table/view-queries.ts';
import { tell } from './messages.ts';
import { head, wayOut } from './surround.ts';

/** A match to begin: its game, and the setup and cards, if they are given. */
type Start = { what: Offer; setup?: Setup; seed?: string };

/** Page with the button that begins a match; nothing of the engine is fetched before. */
function startEmbed(find: (app: App, params: string[]) => Promise<Start | undefined>): Screen {
  return {
    open(app, params, visit) {
      let start: Start | undefined;
      const read = async () => {
        start = await find(app, params);
        if (!start || visit.aborted) return;
        tell({ type: 'loaded', kind: 'match', title: gameWord(app, start.what, 'game'), language: app.language });
        app.useGame(start.what.game.name).then(app.redraw);
        app.redraw();
      };
      read().catch(onBrokenLink(app, visit));
      return {
        title: () => gameWord(app, start?.what, 'game'),
        draw: () => (start ? startPage(app, start) : html``),
      };
    },
  };
}

const startPage = (app: App, { what, setup, seed }: Start) => html`<div class="page embed-page">
  ${head(gameWord(app, what, 'game'))}
  <section class="surface">${gameArt(artOf(app, what))}
    <p>${gameRich(app, what, 'game-line')}</p>
    ${app.speaks(what.game.name) ? html`<p class="help">${app.say('house-rules-preset', { preset: setInWords(app, what, setup ?? app.setup(what.key)) })}</p>` : ''}
    <p>${startButton(app, what.key, app.say('play'), () => app.start(what.key, setup ?? app.setup(what.key), seed), 'primary big', app.say('play-game', { game: gameWord(app, what, 'game') }))}</p>
  </section>${wayOut(app)}</div>`;

/** A match against bots: '#/game/hearts', '#/game/yahtzee/yams'. */
export const gameEmbed = startEmbed(async (app, params) => {
  const what = offerAt(app, params.join('/'));
  return what ? { what } : reportUnknownAddress(app);
});

/** A match with the cards of a sent deal: '#/deal/1abc'. */
export const dealEmbed = startEmbed(async (app, [packed = '']) => {
  const { seed, ...sent } = known(app, await unpack('deal', packed));
  const { options, seats } = sent;
  return { what: offerOf(app, sent) as Offer, setup: { options, seats, names: seats.map(() => '') }, seed };
});

/** The deal of the day, or of a day: '#/daily/hearts', '#/daily/hearts/2026-11-20'. */
export const dailyEmbed = startEmbed(async (app, params) => {
  const day = dayAddressed(app, params);
  if (!day?.what) return reportUnknownAddress(app);
  return { what: day.what, setup: dailySetup(day.what), seed: seedOf(day.what.key, day.date) };
});

/** The table of a match that has begun in this frame. */
export const tableEmbed: Screen = {
  table: true,
  open(app, [id]) {
    const control = new TableControl(app, matchMode(app));
    const { table } = control;
    let told = '';
    app.open(id);
    return {
      title: () => titleOfMatch(app) || app.say('table'),
      draw() {
        queueMicrotask(control.parts.viewport.measure);
        return drawTable(app, table, view => ({
          bar: head(titleOfMatch(app), '', view ? tools(app, table) : ''),
          foot: view && footOf(app, table, view),
          says: '',
        }));
      },
      receive(message) {
        control.receive(message);
        if (message.type === 'frame') told = tellScore(message, told);
      },
      keys: event => control.keys(event),
      follow() {},
      leave() {
        control.leave();
        app.leave();
      },
    };
  },
};

const tools = (app: App, table: Table) => html`
  ${table.state.undo ? tool('i-undo', app.say('undo'), table.act.undo, { off: !!table.state.noUndo }) : ''}
  ${tool('i-hint', app.say('hint'), table.act.hint, { lit: isHelping(table), off: !table.state.view?.ask })}
  ${tool('i-learn', app.say('rules'), () => table.act.open({ name: 'rules' }), { menu: true })}`;

const footOf = (app: App, table: Table, view: View) =>
  centreOf(view)?.kind === 'dice'
    ? html`<div class="embed-foot">${diceFoot(app, table, view)}${wayOut(app)}</div>`
    : html`<footer class="foot" data-acts=${!!table.state.asked || nothing}>${wayOut(app)}
      <div class="buttons">${buttons(app, table, view)}</div></footer>`;

/** Tell the points when they have changed, and the place at the end. Returns what is told by now. */
function tellScore({ view }: Frame, before: string) {
  const { points, seat, places } = view;
  const now = JSON.stringify([points, places]);
  if (now === before) return before;
  if (before || points.some(Boolean)) tell({ type: 'score', points, seat });
  if (places.length) tell({ type: 'done', place: places[seat], of: places.length });
  return now;
}
