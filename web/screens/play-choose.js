import { adviseDice } from './play-dice.js';
import { ring } from '../sounds.js';
import { shake } from '../table/motion.js';
import { heldBack } from '../table/choice.js';
import { facesAt } from '../table/dice.js';
import { argsOf, asksAloud, cardsIn, isAsked, turnButtons } from '../table/view.js';

/** @import { App, Fact, Refusal } from '../types' */
/** @import { Play } from '../table/types' */

/** @param {readonly string[]} items */
const key = items => items.join(' ');

/**
 * Asks the engine what these items could be, once.
 * @param {App} app @param {Play} play @param {string[]} items
 */
const consider = (app, play, items) => {
  if (!play.answers.has(key(items))) app.wish({ type: 'consider', items });
};

/**
 * Says why not, in a callout at the card and aloud.
 * @param {App} app @param {Play} play @param {string} item @param {Refusal} refusal
 */
export const refuse = (app, play, item, refusal) => {
  play.why = { item, refusal };
  app.announce(app.say('refusal-' + refusal.rule, refusal.args), true);
  app.redraw();
  ring(app, 'refused');
  shake(document.querySelector(`.hand [data-card="${item}"]`), 150);
};

/**
 * What is asked about: these items, for the sake of this card.
 * @type {{ items: string, item: string } | null}
 */
let asked = null;

/**
 * Why can these items not be played?
 * @param {App} app @param {Play} play @param {string[]} items @param {string} item
 */
export const ask = (app, play, items, item) => {
  const refusal = play.answers.get(key(items))?.refusal;
  if (refusal) return play.act.refuse(items, item, refusal);
  asked = { items: key(items), item };
  app.wish({ type: 'consider', items });
};

/**
 * Before anybody asks: why each card that is held back is, so that it can be said at once.
 * @param {App} app @param {Play} play
 */
export const foresee = (app, play) => {
  const { view } = play;
  if (view?.ask?.most !== 1) return;
  const hand = view.zones.find(({ name, seat }) => name === 'hand' && seat === view.seat);
  for (const name of hand?.items ?? []) {
    if (!view.ask.items.includes(name)) consider(app, play, [name]);
  }
};

/** What the chosen cards could be is asked on the table. */
const firstReading = () => /** @type {HTMLElement | null} */ (document.querySelector('.reading'));

/** @param {App} app @param {Play} play */
export const confirm = (app, play) => {
  if (!isAsked(play)) return;
  const { view } = play;
  const [only, ...others] = turnButtons(view.ask);
  if (!view.ask.items.length && only && !others.length) return play.act.move(only.move);
  const chosen = key(play.chosen);
  const answer = play.answers.get(chosen);
  if (chosen && !answer) {
    play.eager = chosen;
    return;
  }
  if (answer?.moves.length === 1) return play.act.move(answer.moves[0].move);
  if (answer?.moves.length) return firstReading()?.focus();
  if (chosen) return ask(app, play, [...play.chosen], play.chosen[play.chosen.length - 1]);
  play.why = { item: '', refusal: { rule: 'nothing-chosen', args: {} } };
  app.announce(app.say('refusal-nothing-chosen'), true);
  app.redraw();
};

/**
 * A card of the hand, or of a slot, is touched.
 * @param {App} app @param {Play} play @param {string} name
 */
export const touch = (app, play, name) => {
  const wanted = play.view?.ask;
  play.why = null;
  if (!play.view || !wanted || play.busy || asksAloud(play.view)) return app.redraw();
  if (play.chosen.includes(name)) return touchAgain(app, play, name);
  if (heldBack(play, play.view, name))
    return ask(app, play, insteadOf(play, name), name);
  const full = play.chosen.length === wanted.most && !(play.teaching && !wanted.slots.length);
  if (wanted.most > 1 && full)
    return ask(app, play, [...play.chosen, name], name);
  const items = wanted.most === 1 ? [name] : [...play.chosen, name];
  if (wanted.most === 1 && app.settings.taps === 'one' && !play.teaching) return playItem(app, play, name);
  choose(app, play, items);
  play.grown = key(items);
  complete(app, play);
};

/** Plays this item as soon as the engine has said how. @param {App} app @param {Play} play @param {string} name */
export const playItem = (app, play, name) => {
  choose(app, play, [name]);
  const moves = play.answers.get(name)?.moves;
  if (moves?.length === 1) play.act.move(moves[0].move);
  else play.eager = name;
};

/** The only set that the chosen card can be part of is chosen whole, if that is liked.
 * @param {App} app @param {Play} play
 */
const complete = (app, play) => {
  const chosen = key(play.chosen);
  const only = play.answers.get(chosen)?.completes;
  if (!app.settings.completeChoice || play.teaching || !only || play.grown !== chosen || play.view?.ask?.slots.length) return;
  const cards = cardsIn(only.say.args);
  if (cards.length <= play.chosen.length) return;
  const items = [...play.chosen, ...cards.filter(name => !play.chosen.includes(name))];
  play.answers.set(key(items), { moves: [only], refusal: null, goes: [], completes: null });
  app.announce(app.say('choice-completed', { cards: items }));
  choose(app, play, items);
};

/** What must be given lies in the slots before anybody has to find it. @param {App} app @param {Play} play */
export const preselect = (app, play) => {
  const { ask } = play.view ?? {};
  if (!play.teaching && ask?.slots.length && ask.items.length === ask.least) choose(app, play, [...ask.items]);
};

/** The chosen items with this one; in full slots it takes the place of the last.
 * @param {Play} play @param {string} name
 */
const insteadOf = (play, name) => {
  const { most = 1, slots = [] } = play.view?.ask ?? {};
  if (most === 1) return [name];
  return [...(slots.length ? play.chosen.slice(0, most - 1) : play.chosen), name];
};

/** @param {App} app @param {Play} play @param {string} name */
const touchAgain = (app, play, name) => {
  if (play.view?.ask?.most !== 1)
    return choose(
      app,
      play,
      play.chosen.filter(each => each !== name),
    );
  const moves = play.answers.get(name)?.moves;
  if (!moves) play.eager = name;
  else if (moves.length === 1) play.act.move(moves[0].move);
  else choose(app, play, []);
};

/** @param {App} app @param {Play} play @param {string[]} items */
const choose = (app, play, items) => {
  play.chosen = items;
  play.eager = play.grown = null;
  if (items.length) consider(app, play, items);
  app.redraw();
};

/**
 * These cards instead of those that are chosen, or why they can't be played.
 * @param {App} app @param {Play} play @param {string[]} items
 */
export const chooseOnly = (app, play, items) => {
  play.why = null;
  if (!isAsked(play)) return;
  const { view } = play;
  play.chosen = [];
  const barred = items.find(name => heldBack(play, view, name));
  choose(app, play, barred ? [] : items);
  if (barred) ask(app, play, items, barred);
};

/** @param {App} app @param {Play} play @param {Extract<Fact, { type: 'considered' }>} fact */
export const heardConsidered = (app, play, { items, moves, refusal, goes, completes }) => {
  if (!play.view?.ask) return;
  play.answers.set(key(items), { moves, refusal, goes, completes });
  if (asked?.items === key(items)) {
    const { item } = asked;
    asked = null;
    if (refusal) return play.act.refuse(items, item, refusal);
  }
  if (play.eager === key(items) && moves.length === 1) return play.act.move(moves[0].move);
  if (play.eager === key(items) && refusal) {
    play.eager = null;
    return play.act.refuse(items, items[items.length - 1], refusal);
  }
  if (moves.length && key(items) === key(facesAt(play.view, play.kept))) play.throwing = moves[0];
  complete(app, play);
  if (moves.length > 1) app.announce(readingsInWords(app, moves), true);
  app.redraw();
};

/** "Which of these? Three 5s. Run 5–7." @param {App} app @param {import('../types').MoveInWords[]} moves */
const readingsInWords = (app, moves) =>
  [app.say('readings'), ...moves.map(({ say }) => app.say('say-' + say.kind, argsOf(say)) + app.say('stop'))].join(app.say('gap'));

/** The cards that the best move is made of. @param {Play} play */
const adviseCards = play => {
  play.advised = new Set(play.hint?.stage === 2 ? cardsIn(play.hint.moves[0].say.args) : []);
};

/** @param {App} app @param {Play} play @param {Extract<Fact, { type: 'hint' }>} fact */
export const heardHint = (app, play, { moves, advice }) => {
  if (!play.view?.ask) return;
  play.hint = { stage: app.has('nudge-' + advice.kind) ? 1 : 2, moves, advice };
  sayHint(app, play);
};

/** First a nudge, then the move, then nothing again. @param {App} app @param {Play} play */
export const hint = (app, play) => {
  play.why = null;
  if (!isAsked(play)) return;
  if (!play.hint) return app.wish({ type: 'hint' });
  play.hint = play.hint.stage === 1 ? { ...play.hint, stage: 2 } : null;
  sayHint(app, play);
};

/** @param {App} app @param {Play} play */
const sayHint = (app, play) => {
  adviseCards(play);
  adviseDice(play);
  app.redraw();
  if (!play.hint) return;
  const { stage, moves, advice } = play.hint;
  const move = app.say('say-' + moves[0].say.kind, argsOf(moves[0].say)) + app.say('stop');
  const told = [`${stage === 1 ? 'nudge' : 'advice'}-${advice.kind}`]
    .filter(id => app.has(id))
    .map(id => app.say(id, argsOf(advice)));
  app.announce([...(stage === 2 ? [move] : []), ...told].join(app.say('gap')), true);
};
