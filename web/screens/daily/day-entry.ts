import type { TemplateResult } from 'lit-html';
import { html, nothing } from 'lit-html';
import type { App, GameCatalogue, Tables, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { dotted, gameArt, startButton } from '../../art/widgets.ts';
import type { Played } from '../../model/daily.ts';
import { dailySetup, helpInWords, playedOf, resultInWords, seedOf } from '../../model/daily.ts';
import type { Offer } from '../../model/offers.ts';
import { artOf, gameWord, tintOf } from '../../model/offers.ts';
import { scoreInWords } from '../../model/score.ts';
import { contested, isWon, placeIn, pointsIn } from '../../model/statistics.ts';
import { isResultPending } from '../../model/strong-result.ts';
import type { MatchRecord } from '../../storage/stored-types.ts';
import { readStrongResults } from '../../storage/strong-result-store.ts';

/** The game whose result is on the clipboard. */
export interface Clipboard {
  /** Key of the game; '' if there is none. */
  copied: string;
  copy(key: string, words: string): void;
}

/** A list entry for the deal of a game on a day: its result and the button to play, resume or share it. */
export const dayEntry = (
  app: App,
  what: Offer,
  date: string,
  records: readonly MatchRecord[] | null,
  clipboard: Clipboard,
): TemplateResult => {
  const seed = seedOf(what.key, date);
  const played = records && playedOf(app, what, seed, records);
  const title = gameWord(app, what, 'game');
  return html`<li data-game=${what.key} data-tint=${tintOf(what)}>${gameArt(artOf(app, what))}
    <span class="daily-game"><b>${title}</b>${played ? stateOfDeal(app, played, seed) : nothing}</span>
    ${played ? actions(app, what, seed, played, clipboard) : nothing}
  </li>`;
};

/** The state of the deal on this device: not played, unfinished, or its result. */
const stateOfDeal = (app: Wording, { begun, done, since, again }: Played, seed: string) => {
  if (done)
    return html`${result(app, done, again)}${par(app, seed)}${since ? html`<small>${app.say('daily-since', { points: app.say('points', { points: pointsIn(since) }) })}</small>` : nothing}`;
  if (begun)
    return html`<small>${dotted([app.say('left-unfinished'), ...(again ? [app.say('daily-again')] : [])])}</small>`;
  return html`<small>${app.say(again ? 'daily-removed' : 'daily-open')}</small>`;
};

/** The button that fits the state: play, resume, or replay and copy. */
const actions = (
  app: Wording & GameCatalogue & Tables,
  what: Offer,
  seed: string,
  { begun, done, again }: Played,
  clipboard: Clipboard,
) => {
  if (done) return replayAndCopy(app, what, done, again, clipboard);
  const title = gameWord(app, what, 'game');
  if (begun) {
    const label = app.say('resume');
    return startButton(
      app,
      begun.id,
      label,
      () => app.resume(begun.id),
      'tonal',
      `${label}${app.say('colon')}${title}`,
    );
  }
  const play = () => app.start(what.key, dailySetup(what), seed);
  const label = app.say(again ? 'daily-play-again' : 'play');
  const spoken = again ? `${label}${app.say('colon')}${title}` : app.say('play-game', { game: title });
  return startButton(app, what.key, label, play, 'tonal', spoken);
};

const result = (app: Wording, record: MatchRecord, again: boolean) => {
  const place = html`<span class="place-mark" data-won=${isWon(record) || nothing}>${app.say('place', { place: placeIn(record) })}</span> `;
  const help = helpInWords(app, record, again);
  return html`<small>${contested(record) ? place : nothing}${app.say('points', { points: pointsIn(record) })}</small>
    ${help.length ? html`<small>${dotted(help)}</small>` : nothing}`;
};

/** The strongest bot's score with this deal; shown once the player has finished it. */
const par = (app: Wording, seed: string) => {
  const score = readStrongResults()[seed];
  if (!score && !isResultPending(seed)) return nothing;
  return html`<small class="par">${app.say('par-line', { score: score ? scoreInWords(app, score) : app.say('par-reckoning') })}</small>`;
};

const replayAndCopy = (
  app: Wording & GameCatalogue,
  what: Offer,
  record: MatchRecord,
  again: boolean,
  { copied, copy }: Clipboard,
) => {
  const words = resultInWords(app, what, record, again);
  const title = gameWord(app, what, 'game');
  const label = app.say(copied === what.key ? 'send-copied' : 'daily-copy');
  return html`<span class="daily-done"><a class="wide-part" href=${`#/replay/${record.id}`} aria-label=${`${title}${app.say('colon')}${app.say('replay')}`}>${app.say('replay')}</a>
    <button class="outlined" title=${words} aria-label=${`${title}${app.say('colon')}${label}`} @click=${() => copy(what.key, words)}>${icon(
      copied === what.key ? 'i-check' : 'i-share',
    )}<span>${label}</span></button></span>`;
};
