import { html, nothing } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { repeat } from 'lit-html/directives/repeat.js';
import type { App, CurrentTable, Display, GameCatalogue, Preferences, Wording } from '../app.ts';
import { card, icon } from '../art/card.ts';
import { radioButtons } from '../art/widgets.ts';
import { nameOfKey } from '../browser/keyboard.ts';
import { changeLevel, levelsFor } from '../model/bot-level.ts';
import { isTaken } from '../model/matches.ts';
import type { Offer } from '../model/offers.ts';
import { offerOf, offerOnTable, tintOf, titleOfMatch } from '../model/offers.ts';
import type { Question } from '../model/question-keys.ts';
import { letterFor } from '../model/question-keys.ts';
import { botInWords, temperAt } from '../model/tempers.ts';
import type { View } from '../protocol.d.ts';
import { HUMAN, levelOf } from '../storage/match-shape.ts';
import type { StoredMatch } from '../storage/stored-types.ts';
import { boxHelp, boxName } from '../words/box-names.ts';
import { listIn } from '../words/formatting.ts';
import { columnSheets, columnsOf } from './columns.ts';
import { face } from './face.ts';
import { fairness } from './fairness.ts';
import { houseRules } from './house-rules.ts';
import { log } from './log.ts';
import { padPoints } from './pad-points.ts';
import { seatDeeds, signs, watchersByName } from './participants.ts';
import { rulebook } from './rulebook/rulebook.ts';
import { sheetTables } from './score-sheet.ts';
import { headline, roundEndDialog, scores } from './scores.ts';
import { pointsOf } from './seats.ts';
import type { MenuEntry, Table } from './table-interface.ts';
import type { Dialog, DialogName } from './table-state.ts';
import { transcript } from './transcript-panel.ts';
import { centreOf, handOf, lastTrick, playsIn, shownBadges, spokenCards, takenBy } from './view-queries.ts';

/** Ref callback: open the dialog as modal once it is in the document. */
export const show = (element: Element | undefined) =>
  queueMicrotask(() => {
    if (element instanceof HTMLDialogElement && element.isConnected && !element.open) element.showModal();
  });

/** The last trick with its winning play: the winner's latest. */
const lastLaid = (app: Wording & CurrentTable, view: View) => {
  const last = lastTrick(view);
  const plays = playsIn(last);
  const won = plays.findLast(({ seat }) => seat === last?.winner);
  return html`<ol class="play-list" role="list">${plays.map(
    play => html`
  <li><span class="strip">${play.items.map(name => card(name, { last: play === won }))}</span><b>${app.seatName(play.seat)}</b><span class="spoken">${spokenCards(app, play.items)}</span>
    ${play === won ? html`<span class="tag" data-tone="turn">${icon('i-check')}<span>${app.say('won-trick')}</span></span>` : nothing}</li>`,
  )}</ol>`;
};

/** The badges of a seat as buttons that open their rules. */
const tagRules = (app: Wording, table: Table, view: View, seat: number) =>
  html`<ul class="tags" role="list">${shownBadges(view, seat).map(
    badge => html`<li><button class="badge" data-tone=${badge.tone || nothing} aria-haspopup="dialog"
      @click=${() => table.act.open({ name: 'rules', rule: badge.rule || undefined })}
      >${badge.icon ? icon(badge.icon) : nothing}<span>${app.rich(`badge-${badge.id}`, badge.args)}</span>${icon('i-next')}</button></li>`,
  )}</ul>`;

/** Name and temper of a built-in bot. */
const bot = (app: Wording & CurrentTable, seat: number) => {
  const { head, own } = app.match as StoredMatch;
  const sitter = head.seats[seat] ?? HUMAN;
  if (sitter === HUMAN || own?.[seat] || isTaken(app, seat)) return nothing;
  const temper = temperAt(app, seat);
  return html`<p class="temper"><b>${botInWords(app, sitter)}</b>${temper ? html` <span>${app.say(`temper-${temper}-help`)}</span>` : nothing}</p>`;
};

/** Choice of another level for a bot, where the match allows it. */
const level = (app: App, view: View, seat: number) => {
  const match = app.match as StoredMatch;
  const levels = view.places.length ? [] : levelsFor(app, seat);
  return levels.length
    ? radioButtons({
        name: 'seat-level',
        label: app.say('bots-level'),
        help: app.say('seat-level-help'),
        value: levelOf(match.head.seats[seat]),
        values: levels.map(value => ({ value, label: app.say(`level-${value}`) })),
        choose: value => changeLevel(app, match, seat, value),
      })
    : nothing;
};

const seatDialog = (app: App, table: Table, view: View, seat: number) => {
  const zone = takenBy(view, seat);
  const taken = zone?.items ?? [];
  const count = handOf(view, seat).count;
  return html`<div class="seat-sheet">${face(app, seat)}<p>${pointsOf(app, view, seat)}</p>${tagRules(app, table, view, seat)}</div>
    ${bot(app, seat)}
    ${level(app, view, seat)}
    ${seatDeeds(app, view, seat)}
    ${
      taken.length
        ? html`<h3>${app.say('zone-taken')}</h3><ol class="play-list" role="list">${taken.map(
            name => html`
      <li>${card(name)}<span class="spoken">${app.cardName(name)}</span></li>`,
          )}</ol>`
        : html`<p class="note">${zone ? app.say('nothing-taken') : app.say('holds', { count })}</p>`
    }`;
};

const KEYS = ['arrows', 'shift', 'space', 'enter', 'suits', 'table', 'hand', 'points', 'last', 'why', 'help', 'escape'];
const KEYS_OF_DICE = [
  ...['die-arrows', 'die-space', 'die-digits', 'die-enter', 'box-enter'],
  ...['table', 'boxes', 'points', 'turn', 'box-why', 'help', 'escape'],
];

const KEYS_OF_PAD = [
  ...['die-arrows', 'pad-digits', 'pad-back', 'box-enter'],
  ...['table', 'boxes', 'points', 'turn', 'box-why', 'help', 'escape'],
];

const KEYS_OF_LINE = ['line-arrows', 'line-pages', 'line-rounds', 'line-ends', 'line-told'];

/** The suit letters of the hand, which are keys. */
const suitKeys = (view: View) =>
  [...new Set(handOf(view, view.seat).open.map(name => name[1].toUpperCase()))]
    .filter(letter => /[A-Z]/.test(letter))
    .join(' ');

/** The question that a key asks, by the id of its words. */
const ASKED: Record<string, Question> = {
  ...{ table: 'table', hand: 'hand', boxes: 'hand', points: 'points', last: 'last', turn: 'last' },
  ...{ why: 'why', 'box-why': 'why' },
};

/** Ids of the keys that work at this table. */
const keysOf = (table: Table, view: View) => [
  ...(table.line ? KEYS_OF_LINE : []),
  ...(table.mode.pad
    ? KEYS_OF_PAD
    : centreOf(view)?.kind === 'dice'
      ? KEYS_OF_DICE
      : KEYS.filter(key => key !== 'suits' || suitKeys(view))),
];

/** The key's name on the player's keyboard layout. */
const keyInWords = (app: Wording & Preferences, view: View, key: string) => {
  const printed = (signs: string) => signs.split(' ').map(nameOfKey).join(' ');
  const question = ASKED[key];
  if (question) return app.say(`key-${key}`, { key: nameOfKey(letterFor(app, question).toUpperCase()) });
  return app.say(`key-${key}`, { letters: printed(suitKeys(view)), digits: printed('1 2 3 4 5') });
};

const keys = (
  app: Wording & Preferences,
  table: Table,
  view: View,
) => html`<dl class="keys">${keysOf(table, view).map(key => html`<div><dt>${keyInWords(app, view, key)}</dt><dd>${app.say(`key-${key}-does`)}</dd></div>`)}</dl>
  ${app.settings.queryKeys ? nothing : html`<p class="note">${app.say('keys-off')}</p>`}`;

const menu = (app: Wording & Preferences & CurrentTable, table: Table, view: View) => {
  const entries: [Dialog, string, string][] = [
    [{ name: 'rules' }, 'i-learn', 'rules'],
    [{ name: 'scores' }, 'i-chart', 'scores'],
    [{ name: 'log' }, 'i-log', 'what-happened'],
    [{ name: 'house' }, 'i-house', 'house-rules'],
    [{ name: 'keys' }, 'i-help', 'keys'],
  ];
  if (app.participants) entries.unshift([{ name: 'signs' }, 'i-say', 'signs']);
  if (lastTrick(view)) entries.splice(2, 0, [{ name: 'last' }, 'i-last', 'zone-last']);
  const { guide, menuEntries } = table.mode;
  const deed = ({ sign, words, act }: MenuEntry) => {
    const done = () => {
      table.act.close();
      act();
    };
    return html`<li><button @click=${done}>${icon(sign)}<span>${words}</span></button></li>`;
  };
  return html`<ul class="menu" role="list">
    ${(guide ?? menuEntries)?.map(deed) ?? nothing}
    ${entries.map(([open, sign, words]) => html`<li><button @click=${() => table.act.open(open)}>${icon(sign)}<span>${app.say(words)}</span></button></li>`)}
    <li><button @click=${() => table.act.speed()}>${icon('i-speed')}<span>${app.say('speed', { speed: app.settings.speed })}</span></button></li>
    ${
      !guide && !table.line && (view.places.length || !(table.mode.shared || app.match?.event))
        ? html`<li><button @click=${() => (hidesCards(app, view) ? table.act.open({ name: 'open-hands' }) : table.act.study())}>${icon('i-cards')}<span>${app.say('study-this')}</span></button></li>`
        : nothing
    }
    ${guide || table.line?.sealed || app.match?.event ? nothing : html`<li><button @click=${() => table.act.send()}>${icon('i-share')}<span>${app.say('send')}</span></button></li>`}
    <li><a href="#/settings">${icon('i-tune')}<span>${app.say('settings')}</span></a></li>
    <li><button @click=${() => table.act.leave()}>${icon('i-back')}<span>${app.say('leave-table')}</span></button></li></ul>`;
};

/** True if open hands would show the player hidden cards of a match in progress. */
const hidesCards = (app: CurrentTable, view: View) =>
  !view.places.length && !app.match?.practice && view.points.some((_, seat) => handOf(view, seat).down > 0);

/** Confirmation before the hands of a match in progress are opened. */
const openHands = (
  app: Wording,
  table: Table,
) => html`<div class="sheet-body"><p>${app.say('open-hands-what')}</p></div>
  <div class="sheet-foot"><button class="button outlined" @click=${() => table.act.study()}>${app.say('open-hands-yes')}</button>
  <button class="button primary" autofocus @click=${() => table.act.close()}>${app.say('open-hands-no')}</button></div>`;

const zeroTitle = (app: Wording, id: string) => app.say('zero', { box: boxName(app, id) });

/** Confirmation before a 0 is written, with the boxes that would score instead. */
const zero = (app: Wording, table: Table, view: View, id: string) => {
  const scoring = view.sheet
    .filter(row => row.move && !row.refusal && Number(row.possible) > 0)
    .sort((a, b) => Number(b.possible) - Number(a.possible))
    .map(row => app.say('box-scores', { box: boxName(app, row.id), points: Number(row.possible) }));
  const list = listIn(app.language, scoring, 'unit');
  const move = view.sheet.find(row => row.id === id)?.move ?? '';
  return html`<div class="sheet-body"><p>${app.say('zero-others', { boxes: list })}</p>
      <p class="note">${app.say('box-help', { box: boxName(app, id), help: boxHelp(app, id) })}</p></div>
    <div class="sheet-foot"><button class="button outlined" @click=${() => {
      table.act.close();
      table.act.move(move);
    }}>${app.say('zero-write')}</button>
    <button class="button primary" autofocus @click=${() => table.act.close()}>${app.say('zero-back')}</button></div>`;
};

/** The transcript of the match; until it is loaded, the log of this round. */
const wholeLog = (app: Wording & CurrentTable, table: Table, view: View) => html`
  ${!table.line && app.match?.id && !(table.mode.shared && !view.places.length) ? html`<p class="note"><a href=${`#/replay/${app.match.id}`}>${app.say('replay-step')}</a></p>` : nothing}
  ${table.state.entries.length ? transcript(app, table) : log(app, table, view)}`;

/** All points: of rounds, or the score sheets of the players. */
const allPoints = (app: App, table: Table, view: View, seat: number = view.seat) => {
  if (!view.sheet.length) return scores(app, view);
  const sheets = columnsOf(view.sheet).length ? columnSheets(app, table, view, Math.max(seat, 0)) : nothing;
  return html`${sheetTables(app, table, view)}${sheets}`;
};

const rulesOfMatch = (app: Wording & GameCatalogue & Display & CurrentTable, { state }: Table, rule?: string) => {
  const { head } = app.match as StoredMatch;
  return rulebook(app, state.rulebook, offerOf(app, head) as Offer, rule, head);
};

const ofDialog = (app: App, table: Table, view: View, open: Dialog): [title: string, body: unknown] => {
  switch (open.name) {
    case 'menu':
      return [titleOfMatch(app), menu(app, table, view)];
    case 'rules':
      return [app.say('rules'), rulesOfMatch(app, table, open.rule)];
    case 'scores':
      return [app.say('scores'), allPoints(app, table, view, open.seat)];
    case 'house':
      return [
        app.say('house-rules'),
        html`${houseRules(app)}${app.match?.pad ? html`<p class="note">${app.say('pad-fair')}</p>` : fairness(app, table)}`,
      ];
    case 'last':
      return [app.say('zone-last'), lastLaid(app, view)];
    case 'log':
      return [app.say('what-happened'), wholeLog(app, table, view)];
    case 'send':
      return [app.say('send'), open.sending.draw()];
    case 'met':
      return [app.say('guide'), open.met.draw()];
    case 'seat':
      return [app.seatName(open.seat), seatDialog(app, table, view, open.seat)];
    case 'signs':
      return [app.say('signs'), signs(app, table)];
    case 'watchers':
      return [app.say('who-watches'), watchersByName(app, app.participants?.watchers ?? [])];
    case 'open-hands':
      return [app.say('open-hands'), openHands(app, table)];
    case 'zero':
      return [zeroTitle(app, open.box), zero(app, table, view, open.box)];
    case 'points':
      return [app.say('pad-points', { box: boxName(app, open.box) }), padPoints(app, table, view, open)];
    case 'keys':
      return [app.say('keys'), keys(app, table, view)];
    case 'round':
      return [headline(app, view), roundEndDialog(app, table, view)];
  }
};

/** Dialogs whose body includes a foot with buttons. */
const WITH_FOOT: DialogName[] = ['round', 'zero', 'points', 'open-hands'];

/** Dialogs of nothing but text: the body takes the focus, so that keys can scroll it. */
const TEXT_ALONE: DialogName[] = ['house'];

/** The dialog that is open over the table, if any. */
export const dialog = (app: App, table: Table, view: View) => {
  const { dialog: open } = table.state;
  if (!open) return nothing;
  const { name } = open;
  const [title, body] = ofDialog(app, table, view, open);
  const outside = (event: Event) => {
    if (event.target === event.currentTarget) table.act.close();
  };
  return repeat(
    [name],
    key => key,
    () => html`<dialog class="sheet sheet-${name}" data-tint=${tintOf(offerOnTable(app))} aria-labelledby="sheet-title" ${ref(show)}
    @cancel=${(event: Event) => {
      event.preventDefault();
      table.act.close();
    }} @click=${outside}>
    <div class="sheet-paper"><header><h2 id="sheet-title">${title}</h2>
      <button class="tool" aria-label=${app.say('close')} @click=${() => table.act.close()}>${icon('i-cross')}</button></header>
      ${WITH_FOOT.includes(name) ? body : html`<div class="sheet-body" tabindex=${TEXT_ALONE.includes(name) ? 0 : nothing}>${body}</div>`}</div></dialog>`,
  );
};
