import type { App } from '../app.ts';
import type { Fact, MoveInWords, Refusal } from '../protocol.d.ts';
import { heldBack } from '../table/choice.ts';
import { facesAt } from '../table/dice.ts';
import { shake } from '../table/motion.ts';
import type { Play } from '../table/types.ts';
import { argsOf, asksAloud, cardsIn, isAsked, turnButtons } from '../table/view.ts';
import { adviseDice } from './dice.ts';
import { ring } from './sounds.ts';

const key = (items: readonly string[]) => items.join(' ');

/** Asks the engine what these items could be, once. */
const consider = (app: App, play: Play, items: string[]) => {
  if (!play.answers.has(key(items))) app.wish({ type: 'consider', items });
};

/** Says why not, in a callout at the card and aloud. */
export const refuse = (app: App, play: Play, item: string, refusal: Refusal) => {
  play.why = { item, refusal };
  app.announce(app.say(`refusal-${refusal.rule}`, refusal.args), true);
  app.redraw();
  ring(app, 'refused');
  shake(document.querySelector(`.hand [data-card="${item}"]`), 150);
};

/** What is asked about: these items, for the sake of this card. */
let asked: { items: string; item: string } | null = null;

/** Why can these items not be played? */
export const ask = (app: App, play: Play, items: string[], item: string) => {
  const refusal = play.answers.get(key(items))?.refusal;
  if (refusal) return play.act.refuse(items, item, refusal);
  asked = { items: key(items), item };
  app.wish({ type: 'consider', items });
};

/** Before anybody asks: why each card that is held back is, so that it can be said at once. */
export const foresee = (app: App, play: Play) => {
  const { view } = play;
  if (view?.ask?.most !== 1) return;
  const hand = view.zones.find(({ name, seat }) => name === 'hand' && seat === view.seat);
  for (const name of hand?.items ?? []) {
    if (!view.ask.items.includes(name)) consider(app, play, [name]);
  }
};

/** What the chosen cards could be is asked on the table. */
const firstReading = () => document.querySelector('.reading') as HTMLElement | null;

export const confirm = (app: App, play: Play) => {
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

/** A card of the hand, or of a slot, is touched. */
export const touch = (app: App, play: Play, name: string) => {
  const wanted = play.view?.ask;
  play.why = null;
  if (!play.view || !wanted || play.busy || asksAloud(play.view)) return app.redraw();
  if (play.chosen.includes(name)) return touchAgain(app, play, name);
  if (heldBack(play, play.view, name)) return ask(app, play, insteadOf(play, name), name);
  const full = play.chosen.length === wanted.most && !(play.teaching && !wanted.slots.length);
  if (wanted.most > 1 && full) return ask(app, play, [...play.chosen, name], name);
  const items = wanted.most === 1 ? [name] : [...play.chosen, name];
  if (wanted.most === 1 && app.settings.taps === 'one' && !play.teaching) return playItem(app, play, name);
  choose(app, play, items);
  play.grown = key(items);
  complete(app, play);
};

/** Plays this item as soon as the engine has said how. */
export const playItem = (app: App, play: Play, name: string) => {
  choose(app, play, [name]);
  const moves = play.answers.get(name)?.moves;
  if (moves?.length === 1) play.act.move(moves[0].move);
  else play.eager = name;
};

/** The only set that the chosen card can be part of is chosen whole, if that is liked. */
const complete = (app: App, play: Play) => {
  const chosen = key(play.chosen);
  const only = play.answers.get(chosen)?.completes;
  if (!app.settings.completeChoice || play.teaching || !only || play.grown !== chosen || play.view?.ask?.slots.length)
    return;
  const cards = cardsIn(only.say.args);
  if (cards.length <= play.chosen.length) return;
  const items = [...play.chosen, ...cards.filter(name => !play.chosen.includes(name))];
  play.answers.set(key(items), { moves: [only], refusal: null, goes: [], completes: null });
  app.announce(app.say('choice-completed', { cards: items }));
  choose(app, play, items);
};

/** What must be given lies in the slots before anybody has to find it. */
export const preselect = (app: App, play: Play) => {
  const { ask } = play.view ?? {};
  if (!play.teaching && ask?.slots.length && ask.items.length === ask.least) choose(app, play, [...ask.items]);
};

/** The chosen items with this one; in full slots it takes the place of the last. */
const insteadOf = (play: Play, name: string) => {
  const { most = 1, slots = [] } = play.view?.ask ?? {};
  if (most === 1) return [name];
  return [...(slots.length ? play.chosen.slice(0, most - 1) : play.chosen), name];
};

const touchAgain = (app: App, play: Play, name: string) => {
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

const choose = (app: App, play: Play, items: string[]) => {
  play.chosen = items;
  play.eager = play.grown = null;
  if (items.length) consider(app, play, items);
  app.redraw();
};

/** These cards instead of those that are chosen, or why they can't be played. */
export const chooseOnly = (app: App, play: Play, items: string[]) => {
  play.why = null;
  if (!isAsked(play)) return;
  const { view } = play;
  play.chosen = [];
  const barred = items.find(name => heldBack(play, view, name));
  choose(app, play, barred ? [] : items);
  if (barred) ask(app, play, items, barred);
};

export const heardConsidered = (
  app: App,
  play: Play,
  { items, moves, refusal, goes, completes }: Extract<Fact, { type: 'considered' }>,
) => {
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

/** "Which of these? Three 5s. Run 5–7." */
const readingsInWords = (app: App, moves: MoveInWords[]) =>
  [app.say('readings'), ...moves.map(({ say }) => app.say(`say-${say.kind}`, argsOf(say)) + app.say('stop'))].join(
    app.say('gap'),
  );

/** The cards that the best move is made of. */
const adviseCards = (play: Play) => {
  play.advised = new Set(play.hint?.stage === 2 ? cardsIn(play.hint.moves[0].say.args) : []);
};

export const heardHint = (app: App, play: Play, { moves, advice }: Extract<Fact, { type: 'hint' }>) => {
  if (!play.view?.ask) return;
  play.hint = { stage: app.has(`nudge-${advice.kind}`) ? 1 : 2, moves, advice };
  sayHint(app, play);
};

/** First a nudge, then the move, then nothing again. */
export const hint = (app: App, play: Play) => {
  play.why = null;
  if (!isAsked(play)) return;
  if (!play.hint) return app.wish({ type: 'hint' });
  play.hint = play.hint.stage === 1 ? { ...play.hint, stage: 2 } : null;
  sayHint(app, play);
};

const sayHint = (app: App, play: Play) => {
  adviseCards(play);
  adviseDice(play);
  app.redraw();
  if (!play.hint) return;
  const { stage, moves, advice } = play.hint;
  const move = app.say(`say-${moves[0].say.kind}`, argsOf(moves[0].say)) + app.say('stop');
  const told = [`${stage === 1 ? 'nudge' : 'advice'}-${advice.kind}`]
    .filter(id => app.has(id))
    .map(id => app.say(id, argsOf(advice)));
  app.announce([...(stage === 2 ? [move] : []), ...told].join(app.say('gap')), true);
};
