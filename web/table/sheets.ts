import { html, nothing } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { repeat } from 'lit-html/directives/repeat.js';
import type { App } from '../app.ts';
import { card, icon } from '../art/card.ts';
import type { StoredMatch } from '../kept/types.ts';
import type { Offer } from '../model/offers.ts';
import { gameOnTable, offerOf, titleOfMatch } from '../model/offers.ts';
import type { View } from '../protocol.d.ts';
import { face } from './face.ts';
import { fairness } from './fair.ts';
import { houseRules } from './house.ts';
import { log } from './log.ts';
import { rulesSheet } from './rulebook/sheet.ts';
import { headline, roundEnd, scores } from './scores.ts';
import { pointsOf, tagsOf } from './seats.ts';
import { sheetTable } from './sheet-table.ts';
import { transcript } from './transcript.ts';
import type { Play, SheetName } from './types.ts';
import { centreOf, handOf, playsIn, spokenCards, zoneOf } from './view.ts';

/** Opens the dialog once it is in the document. */
const show = (element: Element | undefined) =>
  queueMicrotask(() => {
    if (element instanceof HTMLDialogElement && element.isConnected && !element.open) element.showModal();
  });

const lastTrick = (app: App, view: View) =>
  html`<ol class="laid-out" role="list">${playsIn(zoneOf(view, 'last')).map(
    ({ seat, items }) => html`
  <li><span class="strip">${items.map(name => card(name))}</span><b>${app.seatName(seat)}</b><span class="spoken">${spokenCards(app, items)}</span></li>`,
  )}</ol>`;

const seatSheet = (app: App, view: View, seat: number) => {
  const zone = zoneOf(view, 'taken', seat);
  const taken = zone?.items ?? [];
  const count = zoneOf(view, 'hand', seat)?.items.length ?? 0;
  return html`<div class="seat-sheet">${face(app, seat)}<p>${pointsOf(app, view, seat)}</p><p class="tags">${tagsOf(app, view, seat)}</p></div>
    ${
      taken.length
        ? html`<h3>${app.say('zone-taken')}</h3><ol class="laid-out" role="list">${taken.map(
            name => html`
      <li>${card(name)}<span class="spoken">${app.cardName(name)}</span></li>`,
          )}</ol>`
        : html`<p class="note">${zone ? app.say('nothing-taken') : app.say('holds', { count })}</p>`
    }`;
};

const KEYS = ['arrows', 'space', 'enter', 'suits', 'table', 'hand', 'points', 'last', 'why', 'help', 'escape'];
const KEYS_OF_DICE = [
  ...['die-arrows', 'die-space', 'die-digits', 'die-enter', 'box-enter'],
  ...['table', 'boxes', 'points', 'turn', 'box-why', 'help', 'escape'],
];

const KEYS_OF_LINE = ['line-arrows', 'line-ends', 'line-told'];

/** The letters that stand for the suits in a hand. */
const suitKeys = (view: View) =>
  [...new Set(handOf(view, view.seat).open.map(name => name[1].toUpperCase()))]
    .filter(letter => /[A-Z]/.test(letter))
    .join(' ');

/** The keys that do something at this table. */
const keysOf = (play: Play, view: View) => [
  ...(play.line ? KEYS_OF_LINE : []),
  ...(centreOf(view)?.kind === 'dice' ? KEYS_OF_DICE : KEYS.filter(key => key !== 'suits' || suitKeys(view))),
];

const keys = (
  app: App,
  play: Play,
  view: View,
) => html`<dl class="keys">${keysOf(play, view).map(key => html`<div><dt>${app.say(`key-${key}`, { letters: suitKeys(view) })}</dt><dd>${app.say(`key-${key}-does`)}</dd></div>`)}</dl>
  ${app.settings.queryKeys ? nothing : html`<p class="note">${app.say('keys-off')}</p>`}`;

const menu = (app: App, play: Play, view: View) => {
  const sheets: [SheetName, string, string][] = [
    ['rules', 'i-learn', 'rules'],
    ['scores', 'i-chart', 'scores'],
    ['log', 'i-log', 'what-happened'],
    ['house', 'i-house', 'house-rules'],
    ['keys', 'i-help', 'keys'],
  ];
  if (zoneOf(view, 'last')) sheets.splice(2, 0, ['last', 'i-last', 'zone-last']);
  return html`<ul class="menu" role="list">
    ${sheets.map(([name, sign, words]) => html`<li><button @click=${() => play.act.open(name)}>${icon(sign)}<span>${app.say(words)}</span></button></li>`)}
    <li><button @click=${() => play.act.speed()}>${icon('i-speed')}<span>${app.say('speed', { speed: app.settings.speed })}</span></button></li>
    ${
      !play.line && (view.places.length || !play.shared)
        ? html`<li><button @click=${() => play.act.study()}>${icon('i-cards')}<span>${app.say('study-this')}</span></button></li>`
        : nothing
    }
    ${play.line?.sealed ? nothing : html`<li><button @click=${() => play.act.send()}>${icon('i-share')}<span>${app.say('send')}</span></button></li>`}
    <li><a href="#/settings">${icon('i-tune')}<span>${app.say('settings')}</span></a></li>
    <li><button @click=${() => play.act.leave()}>${icon('i-back')}<span>${app.say('leave-table')}</span></button></li></ul>`;
};

const zeroTitle = (app: App, id: string) => app.say('zero', { box: app.say(`box-${id}`) });

/** Before a 0 is written: what would score instead. */
const zero = (app: App, play: Play, view: View, id: string) => {
  const scoring = view.sheet
    .filter(row => row.move && row.legal && Number(row.possible) > 0)
    .sort((a, b) => Number(b.possible) - Number(a.possible))
    .map(row => app.say('box-scores', { box: app.say(`box-${row.id}`), points: Number(row.possible) }));
  const list = new Intl.ListFormat(app.language, { type: 'unit' }).format(scoring);
  const move = view.sheet.find(row => row.id === id)?.move ?? '';
  return html`<div class="sheet-body"><p>${app.say('zero-others', { boxes: list })}</p>
      <p class="note">${app.say('box-help', { box: app.say(`box-${id}`), help: app.say(`box-${id}-help`) })}</p></div>
    <div class="sheet-foot"><button class="button outlined" @click=${() => {
      play.act.close();
      play.act.move(move);
    }}>${app.say('zero-write')}</button>
    <button class="button primary" autofocus @click=${() => play.act.close()}>${app.say('zero-back')}</button></div>`;
};

/** All that has happened; until that is there, what has happened in this round. */
const wholeLog = (app: App, play: Play, view: View) => html`
  ${!play.line && app.match?.id && !(play.shared && !view.places.length) ? html`<p class="note"><a href=${`#/replay/${app.match.id}`}>${app.say('replay-step')}</a></p>` : nothing}
  ${play.told.length ? transcript(app, play) : log(app, play, view)}`;

const rulesOfMatch = (app: App, rule: string) => {
  const { head } = app.match as StoredMatch;
  return rulesSheet(app, offerOf(app, head) as Offer, rule, head.options);
};

const SHEETS: Record<SheetName, (app: App, play: Play, view: View, subject: any) => [title: string, body: unknown]> = {
  menu: (app, play, view) => [titleOfMatch(app), menu(app, play, view)],
  rules: (app, _play, _view, rule) => [app.say('rules'), rulesOfMatch(app, rule)],
  scores: (app, play, view) => [app.say('scores'), view.sheet.length ? sheetTable(app, play, view) : scores(app, view)],
  house: (app, play) => [app.say('house-rules'), html`${houseRules(app)}${fairness(app, play)}`],
  last: (app, _play, view) => [app.say('zone-last'), lastTrick(app, view)],
  log: (app, play, view) => [app.say('what-happened'), wholeLog(app, play, view)],
  send: (app, _play, _view, sending) => [app.say('send'), sending.draw()],
  seat: (app, _play, view, seat) => [app.seatName(seat), seatSheet(app, view, seat)],
  zero: (app, play, view, id) => [zeroTitle(app, id), zero(app, play, view, id)],
  keys: (app, play, view) => [app.say('keys'), keys(app, play, view)],
  round: (app, play, view) => [headline(app, view), roundEnd(app, play, view)],
};

/** They bring a foot with buttons. */
const WITH_FOOT: SheetName[] = ['round', 'zero'];

/** What is open over the table, if anything. */
export const sheet = (app: App, play: Play, view: View) => {
  if (!play.sheet) return nothing;
  const { name, subject } = play.sheet;
  const [title, body] = SHEETS[name](app, play, view, subject);
  const outside = (event: Event) => {
    if (event.target === event.currentTarget) play.act.close();
  };
  return repeat(
    [name],
    key => key,
    () => html`<dialog class="sheet sheet-${name}" data-game=${gameOnTable(app) ?? nothing} aria-labelledby="sheet-title" ${ref(show)}
    @cancel=${(event: Event) => {
      event.preventDefault();
      play.act.close();
    }} @click=${outside}>
    <div class="sheet-paper"><header><h2 id="sheet-title">${title}</h2>
      <button class="tool" aria-label=${app.say('close')} @click=${() => play.act.close()}>${icon('i-cross')}</button></header>
      ${WITH_FOOT.includes(name) ? body : html`<div class="sheet-body">${body}</div>`}</div></dialog>`,
  );
};
