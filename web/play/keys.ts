import type { App } from '../app.ts';
import type { View, Zone } from '../protocol.d.ts';
import { heldBack } from '../table/choice.ts';
import type { Play } from '../table/types.ts';
import { centreOf, factsOf, orderOf, ownHand, playsIn, signed, spokenCards } from '../table/view.ts';
import { ask } from './choose.ts';
import { barredBox, boxesInWords, diceInWords, diceKey, latestTurn } from './keys-dice.ts';

const STEPS = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
} as Record<string, number>;

/** The card of the hand that has the focus. */
const focusedCard = () => (document.activeElement?.closest('.hand [data-card]') as HTMLElement | null)?.dataset.card;

/** The hand as it lies, without what is in the slots. */
const laidOut = () => [...(document.querySelectorAll('.hand [data-card]') as NodeListOf<HTMLElement>)];

const goTo = (play: Play, element: HTMLElement | undefined) => {
  play.focus = element?.dataset.card ?? '';
  element?.focus();
};

const step = (play: Play, name: string, key: string) => {
  const cards = laidOut();
  const at = cards.findIndex(element => element.dataset.card === name);
  if (key === 'Home' || key === 'End') return goTo(play, cards.at(key === 'Home' ? 0 : -1));
  goTo(play, cards[(at + STEPS[key] + cards.length) % cards.length]);
};

/** The next card of a suit after the focused one; false if there is none. */
const jump = (play: Play, name: string, suit: string) => {
  const cards = laidOut();
  const at = cards.findIndex(element => element.dataset.card === name);
  const after = [...cards.slice(at + 1), ...cards.slice(0, at + 1)];
  const found = after.find(element => element.dataset.card?.[1].toUpperCase() === suit);
  if (found) goTo(play, found);
  return !!found;
};

const enter = (play: Play, name: string) => {
  const { view } = play;
  if (view?.ask?.most !== 1 || play.chosen.length > 1) return play.act.confirm();
  if (!play.chosen.includes(name)) play.act.touch(name);
  if (play.chosen.includes(name)) play.act.touch(name);
};

/** Who has laid what, one play after the other. */
const laidIn = (app: App, zone: Zone | undefined) =>
  playsIn(zone).map(({ seat, items }) => app.say('brief-play', { player: seat, cards: items }));

/** What is known about the seats. */
const seatsInWords = (app: App, view: View) =>
  view.points.flatMap((_, seat) => {
    const facts = factsOf(view, seat).map(fact => app.say(`fact-${fact.id}`, fact.args));
    return facts.length
      ? [`${app.say('laid-by', { player: seat })}${facts.join(app.say('comma'))}${app.say('stop')}`]
      : [];
  });

/** Answers to questions that a sighted player reads off the table. */
const QUERIES: Record<string, (app: App, play: Play, view: View) => string | void> = {
  t(app, play, view) {
    const centre = centreOf(view);
    const laid = centre?.kind === 'dice' ? diceInWords(app, play, view) : laidIn(app, centre);
    const facts = factsOf(view).map(fact => app.say(`fact-${fact.id}`, fact.args) + app.say('stop'));
    return [...(laid.length ? laid : [app.say('table-empty')]), ...facts, ...seatsInWords(app, view)].join(
      app.say('gap'),
    );
  },
  h: (app, play, view) =>
    view.sheet.length
      ? boxesInWords(app, play, view)
      : spokenCards(app, ownHand(view, orderOf(view, play.order))) || app.say('hand-empty'),
  p: (app, _play, view) =>
    view.points
      .map((points, seat) => {
        const gain = view.running?.points[seat];
        return `${app.seatName(seat)}: ${app.say('points', { points })}${gain ? ` ${signed(app, gain)}` : ''}${app.say('stop')}`;
      })
      .join(' '),
  l: (app, play, view) =>
    (view.sheet.length && latestTurn(app, play)) ||
    laidIn(
      app,
      view.zones.find(({ name }) => name === 'last'),
    ).join(app.say('gap')) ||
    app.say('no-last'),
  w(app, play, view) {
    const name = focusedCard();
    const barred = barredBox(view);
    if (barred) return play.act.fill(barred);
    if (!view.ask) return view.to_act >= 0 ? app.say('thinking', { player: view.to_act }) : '';
    if (name && heldBack(play, view, name))
      return ask(app, play, view.ask.most > 1 ? [...play.chosen, name] : [name], name);
    return app.say(`ask-${view.ask.id}`, view.ask.args);
  },
  '?': (_app, play) => play.act.open('keys'),
};

const elsewhere = ({ target, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  ctrlKey ||
  altKey ||
  metaKey ||
  (target instanceof Element && !!target.closest('input, textarea, select, [contenteditable]'));

const query = (app: App, play: Play, letter: string) => {
  if (!app.settings.queryKeys || !play.view || !QUERIES[letter]) return false;
  const answer = QUERIES[letter](app, play, play.view);
  if (answer) app.announce(answer);
  return true;
};

/** Keys of the hand, but for Space, which every button knows; false if the key is none of them. */
const handKey = (play: Play, event: KeyboardEvent, name: string) => {
  const { key, shiftKey } = event;
  if (key in STEPS || key === 'Home' || key === 'End') step(play, name, key);
  else if (key === 'Enter') enter(play, name);
  else return /^[a-z]$/i.test(key) && !shiftKey && jump(play, name, key.toUpperCase());
  return true;
};

/** The whole table by keyboard. */
export const keys = (app: App, play: Play, event: KeyboardEvent) => {
  play.byKeys = true;
  if (elsewhere(event) || play.sheet || play.curtain !== null) return;
  play.act.skip();
  const name = focusedCard();
  if (event.key === 'Escape' && (play.why || play.hint)) {
    Object.assign(play, { why: null, hint: null });
    play.advised.clear();
    play.advisedDice.clear();
    return app.redraw();
  }
  if ((name && handKey(play, event, name)) || diceKey(play, event) || query(app, play, event.key.toLowerCase()))
    event.preventDefault();
};
