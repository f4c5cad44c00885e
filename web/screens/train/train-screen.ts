import { html, nothing } from 'lit-html';
import type { App, Params, Screen, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { linkRow } from '../../art/link-row.ts';
import { fan, gameArt, toggle, topBar } from '../../art/widgets.ts';
import { curve } from '../../exercise/holder-panel.ts';
import { figureOf } from '../../exercise/review-words.ts';
import { guessesIn } from '../../model/calibration.ts';
import { SURE } from '../../model/estimate.ts';
import { isDue, minutesFor, ofOffer, readMistakes } from '../../model/mistakes.ts';
import type { Offer } from '../../model/offers.ts';
import { artOf, gameWord, tintOf } from '../../model/offers.ts';
import type { Reviewed } from '../../model/strength.ts';
import { levelsOf, readReviewed, strengthOf } from '../../model/strength.ts';
import type { KindResult } from '../../model/training.ts';
import {
  addressed,
  addressOf,
  answerOfDay,
  CLASS,
  DAY,
  dueAmong,
  isInDoubt,
  KIND,
  lostIn,
  MIXED,
  problemsOf,
  resultsByKind,
  SESSION,
  themeOf,
  trainingOf,
} from '../../model/training.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import { EmbedCode } from '../../play/embed-code.ts';
import type { Problem } from '../../protocol.d.ts';
import type { Mistake } from '../../storage/stored-types.ts';
import { listIn } from '../../words/formatting.ts';
import { pointsOf } from '../../words/numbers.ts';
import { screen as classSet } from './class-set.ts';
import { screen as session } from './session-screen.ts';
import { strengthSection } from './strength-section.ts';

const WORST = 2; // kinds of decision of which most problems of a session are

/** What the player has done in a game. */
interface Done {
  mistakes: readonly Mistake[];
  /** Null until the matches are read. */
  reviewed: Reviewed | null;
}

/** Problems of a game: '#/train/hearts'. A longer address is a session, or one problem. */
export const screen: Screen = {
  instead(app, params) {
    const { which } = addressed(app, params);
    return which === CLASS ? classSet : which ? session : undefined;
  },
  open(app, params: Params) {
    const { what } = addressed(app, params);
    if (!what?.game.problems) return reportUnknownAddress(app);
    const done: Done = { mistakes: [], reviewed: null };
    const read = () => {
      void readMistakes(app, found => (done.mistakes = ofOffer(app, found, what)));
      readReviewed(app, what).then(
        found => {
          done.reviewed = found;
          app.redraw();
        },
        () => {}, // without a database there are no matches
      );
    };
    const embed = new EmbedCode(app);
    const title = () => app.say('train-of', { game: gameWord(app, what, 'game') });
    read();
    return {
      title,
      draw() {
        const problems = problemsOf(app, what);
        return html`<div class="page train" data-tint=${tintOf(what)}>
          ${topBar(app, title(), html`<a class="word-button" href=${addressOf(what, CLASS)}>${app.say('train-class')}</a>`)}
          ${problems?.length ? home(app, what, problems, done, embed) : nothing}
        </div>`;
      },
      finished: read,
    };
  },
};

const home = (app: App, what: Offer, problems: readonly Problem[], { mistakes, reviewed }: Done, embed: EmbedCode) => {
  const lost = [...app.training.of(what.game.name), ...lostIn(reviewed?.played ?? [])];
  const results = resultsByKind(problems, lost);
  const count = Math.min(SESSION, problems.length);
  const training = trainingOf(app, what.game.name);
  return html`${sessionCard(app, what, results, { count, due: Math.min(dueAmong(what.game.name, problems, mistakes).length, count) })}
    ${ofDay(app, what)}
    ${reviewed ? strengthSection(app, strengthOf(what, reviewed), levelsOf(what, training)) : nothing}
    ${lost.length ? kinds(app, what, results) : nothing}
    ${training?.asks_holders ? guessing(app, what) : nothing}
    ${doors(app, what, mistakes, reviewed)}
    <div class="surface">${embed.draw(addressOf(what, DAY), app.say('train-day'))}</div>
    <a class="primary big start" href=${addressOf(what, MIXED)}><span>${app.say('train-start', { count })}</span></a>`;
};

/** What a session is: for a beginner what problems are, later what most of the next ones are about. */
const sessionCard = (
  app: Wording,
  what: Offer,
  results: readonly KindResult[],
  { count, due }: { count: number; due: number },
) => {
  const isNew = !results.some(({ decisions }) => decisions);
  const worst = results.filter(one => one.loss > 0 && !isInDoubt(one)).slice(0, WORST);
  const titles = worst.map(({ kind }) => themeOf(app, what, kind));
  const kinds = listIn(app.language, titles, 'unit');
  const parts = [due ? app.say('train-due', { count: due }) : '', kinds ? app.say('train-mostly', { kinds }) : ''];
  const told = parts.filter(Boolean).join(app.say('gap')) || app.say('train-lead');
  return html`<section class="surface session" data-new=${isNew || nothing} aria-labelledby="session">
    <span class="art">${fan(artOf(app, what))}</span>
    <h2 id="session">${isNew ? app.say('train-what') : app.say('train-session', { count, minutes: minutesFor(count) })}</h2>
    <p>${told}</p>
  </section>`;
};

const ofDay = (app: App, what: Offer) => {
  const answer = answerOfDay(app, what);
  const state = answer ? (answer.right ? 'train-was-right' : 'train-was-wrong') : 'train-not-tried';
  return html`<section class="surface problem-of-day" aria-labelledby="problem-of-day">
    ${gameArt(artOf(app, what))}
    <div><h2 id="problem-of-day">${app.say('train-day')}</h2><p>${app.say(state)}</p></div>
    <a class="tonal" href=${addressOf(what, DAY)}>${app.say('train-try')}</a>
  </section>`;
};

const kinds = (app: Wording, what: Offer, results: readonly KindResult[]) => {
  const most = Math.max(...results.map(({ loss, error }) => loss + (Number.isFinite(error) ? SURE * error : 0)), 0);
  return html`<section class="surface problem-kinds" aria-labelledby="problem-kinds">
    <h2 id="problem-kinds">${app.say('train-lost')} <small>${app.say('train-unit')}</small></h2>
    <ul role="list">${results.map(result => kindRow(app, what, result, most))}</ul>
  </section>`;
};

/** A kind of decision with what the player loses at it, as a bar with its error. */
const kindRow = (app: Wording, what: Offer, result: KindResult, most: number) => {
  const { kind, problems, decisions, loss } = result;
  const error = SURE * result.error;
  const at = (value: number) => (most > 0 ? (100 * Math.max(0, value)) / most : 0);
  const isKnown = Number.isFinite(error);
  const doubt = decisions && (!isKnown || isInDoubt(result));
  return html`<li data-doubt=${doubt || nothing}><a href=${addressOf(what, KIND, kind)}>
    <b>${themeOf(app, what, kind)}</b>
    ${
      decisions
        ? html`<span class="lost" aria-hidden="true"><b>${figureOf(app, loss)}</b>${isKnown ? ` ± ${figureOf(app, error)}` : ''}${doubt ? ` · ${app.say('train-hard-to-tell')}` : ''}</span>
      <span class="spoken">${app.say('train-kind-told', { amount: pointsOf(app, loss, 1), error: isKnown ? figureOf(app, error) : 'none' })}</span>
      <span class="track" aria-hidden="true"><i class="amount" .style=${`inset-inline:0 ${100 - at(loss)}%`}></i>${isKnown && error ? html`<i class="whisker" .style=${`inset-inline:${at(loss - error)}% ${100 - at(loss + error)}%`}></i>` : nothing}</span>`
        : html`<span class="lost">${app.say('train-count', { count: problems })}</span>`
    }
    ${icon('i-next')}</a></li>`;
};

/** Whether problems ask first who could hold something, and how the player's guesses are calibrated. */
const guessing = (
  app: App,
  what: Offer,
) => html`<section class="surface guessing" aria-label=${app.say('setting-guessHolders')}>
  ${toggle({
    id: 'guessHolders',
    label: app.say('setting-guessHolders'),
    help: app.say('setting-guessHolders-help'),
    on: app.settings.guessHolders,
    turn: on => app.set('guessHolders', on),
  })}
  ${curve(app, guessesIn(app.training.of(what.game.name)))}
</section>`;

/** Ways on: mistakes, and the next match to review. */
const doors = (app: App, what: Offer, mistakes: readonly Mistake[], reviewed: Reviewed | null) => {
  const due = mistakes.filter(isDue).length;
  const known = new Set(reviewed?.played.map(({ record }) => record.id));
  const waiting = reviewed?.records.filter(({ id }) => !known.has(id)) ?? [];
  const inIdleTime = String(app.settings.idleReviews);
  const rows = [
    mistakes.length
      ? linkRow({
          ...{ href: `#/mistakes/${what.key}`, sign: 'i-undo', name: app.say('mistakes'), waits: due > 0 },
          state: due ? app.say('mistakes-pill', { count: due }) : app.say('mistakes-none-wait'),
        })
      : nothing,
    waiting.length
      ? linkRow({
          ...{ href: `#/review/${waiting[0].id}`, sign: 'i-last', name: app.say('train-review') },
          state: app.say('train-review-count', { count: waiting.length, inIdleTime }),
        })
      : nothing,
  ].filter(row => row !== nothing);
  return rows.length ? html`<nav class="surface doors" aria-label=${app.say('look-back')}>${rows}</nav>` : nothing;
};
