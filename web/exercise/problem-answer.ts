/** What an answer to a problem has led to: its cost, the reason, and what is likely to follow. */

import type { TemplateResult } from 'lit-html';
import { html, nothing } from 'lit-html';
import type { CurrentTable, Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import type { AnswerJudged, Event as GameEvent, MoveInWords, WayOn, WaysOnShown } from '../protocol.d.ts';
import { closes, isPass, isTold, lays } from '../table/log.ts';
import { argsOf, cardsIn } from '../table/view-queries.ts';
import { type Around, laidCards, type Worth, worthTable } from './review-parts.ts';
import { sourceOf } from './review-words.ts';

/** A card and the seat that laid it. */
export type LaidCard = { name: string; seat: number };

/** The ways on: being played out, failed, or there. Null until they are asked for. */
export type Ways = WaysOnShown | 'waits' | 'failed' | null;

export interface AnsweredProblem {
  judged: AnswerJudged;
  /** True if the player did not answer and had the answer shown. */
  shown: boolean;
  heading: unknown;
  /** The error of the cost in words; '' if it is exact. */
  error: string;
  /** When the problem comes back, in words; '' if it does not. */
  note: string;
  ways: Ways;
  /** What came of the guess who could hold something; nothing without one. */
  held: unknown;
  /** The cards of the trick that the decision belongs to, each with its player. */
  lying: readonly LaidCard[];
  /** The way that a narrow screen shows: 0 is the worse one. */
  side: number;
  /** The trick of both ways that a wide screen shows, from 0. */
  trick: number;
  /** Where the players sit. */
  around: Around;
  /** Ask for the ways on. */
  seek(): void;
  turn(side: number): void;
  turnTrick(trick: number): void;
  /** Further actions: links to more problems, and to send this one. */
  more: unknown;
}

const MOST_GOOD = 3; // good moves that are listed

/** The moves with their results: the best ones, and the player's unless it is among them. */
function worths(app: Wording, { judged, shown }: AnsweredProblem): Worth[] {
  const { good, own, mean, loss, right } = judged;
  const best = right && !shown ? [own, ...good.filter(({ move }) => move !== own.move)] : good;
  const rows = best.slice(0, right ? MOST_GOOD : 1);
  const label = app.say('train-best');
  const others = right ? [] : [{ say: own.say, mean: mean - loss, kind: 'you', label: app.say('review-you') } as const];
  return [...rows.map(({ say }) => ({ say, mean, kind: 'better', label }) as const), ...others];
}

const sentencesOf = (app: Wording, judged: AnswerJudged) =>
  judged.known.map(fact => html`${app.say('gap')}${app.rich(`known-${fact.id}`, argsOf(fact))}`);

/** The events of a way in groups: a trick each, or a turn with dice. */
const groupsOf = ({ entries }: WayOn): GameEvent[][] => {
  const groups: GameEvent[][] = [[]];
  for (const { events } of entries) {
    groups[groups.length - 1].push(...events);
    if (events.some(closes)) groups.push([]);
  }
  return groups.filter(events => events.length > 0);
};

/** Cards of a group above their players, and what else happened in it. */
const group = (
  app: Wording & CurrentTable,
  events: readonly GameEvent[],
  outcome: GameEvent | null,
  { lying, around }: { lying: readonly LaidCard[]; around: Around | null },
) => {
  const played = events
    .filter(lays)
    .flatMap(({ seat, args }) => cardsIn(args).map(name => ({ name, seat: seat ?? 0 })));
  const laid = played.length ? [...lying, ...played] : [];
  const isOutcome = (event: GameEvent) => !!outcome && event.kind === outcome.kind && event.seat === outcome.seat;
  const others = events.filter(event => isTold(event) && !lays(event) && !isPass(event) && !isOutcome(event));
  const isTrick = laid.length > 1 && new Set(laid.map(({ seat }) => seat)).size === laid.length;
  return html`${laid.length ? laidCards(app, laid, cardsIn(outcome?.args), isTrick ? around : null) : nothing}${
    laid.length || !others.length
      ? nothing
      : html`<p class="told">${others.map(event => html`${app.rich(`event-${event.kind}`, argsOf(event))}${app.say('gap')}`)}</p>`
  }`;
};

/**
 * What followed in a way: the trick of its first move, and the one that decides.
 * @param shown the trick that a wide screen shows alone, and where the players sit; null to list them everywhere
 */
export const wayCards = (
  app: Wording & CurrentTable,
  one: WayOn,
  lying: readonly LaidCard[] = [],
  shown: { trick: number; around: Around } | null = null,
) => {
  const groups = groupsOf(one);
  const last = groups.length - 1;
  const now = Math.min(shown?.trick ?? 0, last);
  const { outcome } = one;
  const part = (events: readonly GameEvent[], at: number) => html`
    ${at === last && last > 1 ? html`<p class="later">${app.say('train-later', { count: last - 1 })}</p>` : nothing}
    <div class="way-part" data-now=${at === now || nothing} data-between=${(at > 0 && at < last) || nothing}>
      ${group(app, events, at === last ? outcome : null, { lying: at ? [] : lying, around: shown?.around ?? null })}</div>`;
  return html`${groups.map(part)}
    ${outcome ? html`<p class="outcome">${app.rich(`event-${outcome.kind}`, argsOf(outcome))}</p>` : nothing}`;
};

/** A way on: what follows at once, what decides, and how often. A wide screen shows one trick of it at a time. */
const way = (
  app: Wording & CurrentTable,
  { own, label, worlds, answer }: { own: boolean; label: string; worlds: number; answer: AnsweredProblem },
  one: WayOn,
) => html`<section class="surface way" data-own=${own || nothing} aria-label=${label}>
    <h3>${label}</h3>
    ${wayCards(app, one, answer.lying, answer)}
    <p class="help">${oftenPlain(app, one, worlds)}</p>
  </section>`;

/** How often it came to this, and how often after the other move. */
const oftenPlain = (app: Wording, { often, otherwise }: WayOn, worlds: number) =>
  app.say('train-often', { often, otherwise, worlds });

/** Buttons of a wide screen that step both ways together, if either has several tricks. */
const steps = (app: Wording, { trick, turnTrick }: AnsweredProblem, ways: readonly WayOn[]) => {
  const count = Math.max(...ways.map(one => groupsOf(one).length));
  if (count < 2) return nothing;
  const step = (to: number, words: string, sign: string) => {
    const isOff = to < 0 || to >= count;
    return html`<button class="icon-button" aria-label=${app.say(words)} title=${app.say(words)} aria-disabled=${String(isOff)} @click=${() => isOff || turnTrick(to)}>${icon(sign)}</button>`;
  };
  return html`<div class="way-steps" role="group" aria-label=${app.say('train-ways')}>${step(trick - 1, 'train-trick-before', 'i-back')}
    <span role="status">${app.say('train-trick', { at: trick + 1, all: count })}</span>${step(trick + 1, 'train-trick-after', 'i-next')}</div>`;
};

/** Both ways on side by side; a narrow screen shows one of them. */
const bothWays = (app: Wording & CurrentTable, answer: AnsweredProblem, { ways, worlds }: WaysOnShown) => {
  const { judged, shown, side, turn } = answer;
  const labels = [app.say(judged.right || shown ? 'train-tempting' : 'train-your-move'), app.say('train-best-move')];
  return html`<div class="way-tabs" role="group" aria-label=${app.say('train-ways')}>${labels.map(
    (label, at) => html`<button aria-pressed=${String(at === side)} @click=${() => turn(at)}>${label}</button>`,
  )}</div>
  ${steps(app, answer, ways)}
  <div class="ways-on" data-side=${side}>${ways.map((one, at) => way(app, { own: !at, label: labels[at], worlds, answer }, one))}</div>`;
};

const waysOn = (app: Wording & CurrentTable, answer: AnsweredProblem) => {
  const { ways, seek } = answer;
  if (!ways) return html`<button class="outlined" @click=${seek}>${app.say('train-see-ways')}</button>`;
  if (ways === 'failed') return html`<p class="help">${app.say('train-no-ways')}</p>`;
  if (ways === 'waits') return html`<p class="help" aria-busy="true">${app.say('train-playing-out')}</p>`;
  return bothWays(app, answer, ways);
};

/** What makes most of the cost of a wrong answer, once both moves are played out; '' if no part of the score does. */
export const sourcePlain = (
  app: Wording,
  { judged, shown, ways }: Pick<AnsweredProblem, 'judged' | 'shown' | 'ways'>,
) => (ways && typeof ways === 'object' && !judged.right && !shown ? sourceOf(app, ways) : '');

/** The whole answer. */
export const problemAnswer = (app: Wording & CurrentTable, answer: AnsweredProblem): TemplateResult => {
  const { judged, shown, heading, error, note, more, held } = answer;
  const right = judged.right && !shown;
  const source = sourcePlain(app, answer);
  return html`<div class="judged">
    <section class="surface values" data-right=${right || nothing} aria-labelledby="judged">
      <h2 id="judged">${right ? icon('i-check') : nothing}<span>${heading}</span>${error ? html` <small>± ${error}</small>` : nothing}</h2>
      ${worthTable(app, judged.unit, worths(app, answer))}
      ${source ? html`<p class="help">${source}</p>` : nothing}
    </section>
    <section class="surface reason">${icon('i-hint')}<div>
      <p>${app.rich(`advice-${judged.why.id}`, argsOf(judged.why))}${sentencesOf(app, judged)}</p>
      ${note ? html`<p class="help">${note}</p>` : nothing}
      ${more}</div></section>
    ${held}
  </div>
  ${waysOn(app, answer)}`;
};

/** What a way on comes to, as one or two plain sentences. */
export const wayPlain = (app: Wording, one: WayOn, worlds: number) =>
  [one.outcome ? app.say(`event-${one.outcome.kind}`, argsOf(one.outcome)) : '', oftenPlain(app, one, worlds)]
    .filter(Boolean)
    .join(app.say('gap'));

/** The cards that a move names. */
export const cardsOfMove = ({ say }: MoveInWords) => cardsIn(say.args);
