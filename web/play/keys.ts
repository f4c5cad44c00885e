import type { App, Wording } from '../app.ts';
import { letterOf } from '../browser/keyboard.ts';
import type { Question } from '../model/question-keys.ts';
import { questionAt } from '../model/question-keys.ts';
import type { View, Zone } from '../protocol.d.ts';
import type { Table } from '../table/table-interface.ts';
import {
  aheadIn,
  arranged,
  badgesOf,
  centreOf,
  lastTrick,
  orderOf,
  ownOrder,
  playsIn,
  spokenCards,
  stacksIn,
  trickOf,
} from '../table/view-queries.ts';
import { boxHelp, boxName } from '../words/box-names.ts';
import { figure, signed } from '../words/numbers.ts';
import { sentence } from '../words/sentence.ts';
import { heldCards } from './drag.ts';
import { boxesInWords, boxInFocus, diceInWords, diceKey, latestTurn } from './keys-dice.ts';

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** Return the focused card of the hand. */
const focusedCard = () => document.activeElement?.closest<HTMLElement>('.hand [data-card]')?.dataset.card;

const step = (name: string, key: string) => {
  const cards = heldCards();
  const at = cards.findIndex(element => element.dataset.card === name);
  if (key === 'Home' || key === 'End') cards.at(key === 'Home' ? 0 : -1)?.focus();
  else cards[(at + STEPS[key] + cards.length) % cards.length].focus();
};

/** Move the focused card by `by` places. */
const shift = ({ act }: Table, name: string, by: number) => {
  const at = heldCards().findIndex(element => element.dataset.card === name);
  act.moveCard(name, at + by);
};

/** Focus the next card of a suit after the focused one; false if there is none. */
const jump = (name: string, suit: string) => {
  const cards = heldCards();
  const at = cards.findIndex(element => element.dataset.card === name);
  const after = [...cards.slice(at + 1), ...cards.slice(0, at + 1)];
  const found = after.find(element => element.dataset.card?.[1].toUpperCase() === suit);
  found?.focus();
  return !!found;
};

const enter = ({ act, state }: Table, name: string) => {
  if (state.view?.ask?.most !== 1 || state.chosen.length > 1) return act.confirm();
  if (!state.chosen.includes(name)) act.touch(name);
  if (state.chosen.includes(name)) act.touch(name);
};

/** Describe the plays of a zone in order. */
const playsInWords = (app: Wording, zone: Zone | undefined) =>
  playsIn(zone).map(({ seat, items }) => app.say('brief-play', { player: seat, cards: items }));

/** Say whose card is ahead in the current trick. */
const aheadInWords = (app: Wording, { mode }: Table, view: View) => {
  const ahead = aheadIn(view, mode);
  const leader = trickOf(view).find(({ name }) => name === ahead);
  return leader ? [app.say('trick-ahead', { player: leader.seat })] : [];
};

/** Describe the last trick and its winner. */
const lastInWords = (app: Wording, view: View) => {
  const last = lastTrick(view);
  const plays = playsInWords(app, last);
  const won = typeof last?.winner === 'number' ? [app.say('trick-won-by', { player: last.winner })] : [];
  return [...plays, ...(plays.length ? won : [])].join(app.say('gap'));
};

/** Describe the stacks: the top card, or how many lie face down. */
const stacksInWords = (app: Wording, view: View) =>
  stacksIn(view).map(({ role, items }) => {
    const top = items.at(-1);
    const what = !top || top === '?' ? figure(app, items.length) : app.cardName(top);
    return sentence(app, `${app.say(`zone-${role}`)}${app.say('colon')}${what}`);
  });

/** Describe the badges of each seat. */
const seatsInWords = (app: Wording, view: View) =>
  view.points.flatMap((_, seat) => {
    const badges = badgesOf(view, seat).map(badge => app.say(`badge-${badge.id}`, badge.args));
    return badges.length ? [sentence(app, app.say('laid-by', { player: seat }) + badges.join(app.say('comma')))] : [];
  });

/** Keys that answer what a sighted player reads off the table. */
const ANSWERS: Record<Question | 'help', (app: App, table: Table, view: View) => string | void> = {
  table(app, table, view) {
    const centre = centreOf(view);
    const lines =
      centre?.kind === 'dice'
        ? diceInWords(app, table, view)
        : [
            ...(centre?.kind === 'stack' ? [] : playsInWords(app, centre)),
            ...aheadInWords(app, table, view),
            ...stacksInWords(app, view),
          ];
    const badges = badgesOf(view).map(badge => sentence(app, app.say(`badge-${badge.id}`, badge.args)));
    return [...(lines.length ? lines : [app.say('table-empty')]), ...badges, ...seatsInWords(app, view)].join(
      app.say('gap'),
    );
  },
  hand: (app, table, view) =>
    view.sheet.length
      ? boxesInWords(app, table, view)
      : spokenCards(app, arranged(view, orderOf(view, app.settings.sort), ownOrder(app, view))) ||
        app.say('hand-empty'),
  points: (app, _, view) =>
    view.points
      .map((points, seat) => {
        const gain = view.running?.points[seat];
        return `${app.seatName(seat)}${app.say('colon')}${app.say('points', { points })}${gain ? ` ${signed(app, gain)}` : ''}${app.say('stop')}`;
      })
      .join(app.say('gap')),
  last: (app, table, view) =>
    (view.sheet.length && latestTurn(app, table)) || lastInWords(app, view) || app.say('no-last'),
  why(app, { act }, view) {
    const name = focusedCard();
    const box = boxInFocus(view);
    if (box?.refusal) return act.fill(box.id);
    if (box) return app.say('box-help', { box: boxName(app, box.id), help: boxHelp(app, box.id) });
    if (!view.ask) return view.to_act >= 0 ? app.say('thinking', { player: view.to_act }) : '';
    return name && act.whyNot(name) ? undefined : app.say(`ask-${view.ask.id}`, view.ask.args);
  },
  help: (_, { act }) => act.open({ name: 'keys' }),
};

const elsewhere = ({ target, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  ctrlKey ||
  altKey ||
  metaKey ||
  (target instanceof Element && !!target.closest('input, textarea, select, [contenteditable]'));

const query = (app: App, table: Table, letter: string) => {
  const { view } = table.state;
  const question = letter === '?' ? 'help' : questionAt(app, letter);
  if (!app.settings.queryKeys || !view || !question) return false;
  const answer = ANSWERS[question](app, table, view);
  if (answer) app.announce(answer);
  return true;
};

/** Handle a key of the hand, except Space, which every button handles; false if it is none of them. */
const handKey = (table: Table, event: KeyboardEvent, name: string) => {
  const { key, shiftKey } = event;
  if (shiftKey && key in STEPS) shift(table, name, STEPS[key]);
  else if (key in STEPS || key === 'Home' || key === 'End') step(name, key);
  else if (key === 'Enter') enter(table, name);
  else return !shiftKey && /^[a-z]$/.test(letterOf(event)) && jump(name, letterOf(event).toUpperCase());
  return true;
};

/** Handle a key at the table: the whole table works by keyboard. */
export const keys = (app: App, table: Table, event: KeyboardEvent) => {
  const { act, state } = table;
  if (elsewhere(event) || state.dialog || state.curtain !== null) return;
  act.skip();
  const name = focusedCard();
  if (event.key === 'Escape' && (state.callout || state.hint)) return act.dismiss();
  if ((name && handKey(table, event, name)) || diceKey(table, event) || query(app, table, letterOf(event)))
    event.preventDefault();
};
