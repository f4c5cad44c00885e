import { html, nothing } from 'lit-html';
import type { App, Params, Screen, Stores, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { linkRow } from '../../art/link-row.ts';
import { gameArt, topBar } from '../../art/widgets.ts';
import { figureOf } from '../../exercise/review-words.ts';
import { isDue, ofOffer, readMistakes } from '../../model/mistakes.ts';
import type { Offer } from '../../model/offers.ts';
import { artOf, gameWord, tintOf } from '../../model/offers.ts';
import type { KindResult } from '../../model/training.ts';
import {
  addressed,
  addressOf,
  isInDoubt,
  KIND,
  MIXED,
  problemOfDay,
  problemsOf,
  resultsByKind,
  SESSION,
} from '../../model/training.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import type { Problem } from '../../protocol.d.ts';
import { dateOf, today } from '../../storage/dates.ts';
import type { Mistake } from '../../storage/stored-types.ts';
import { screen as session } from './session-screen.ts';

/** Problems of a game: '#/train/hearts'. A longer address is a session, or one problem. */
export const screen: Screen = {
  instead: (app, params) => (addressed(app, params).which ? session : undefined),
  open(app, params: Params) {
    const { what } = addressed(app, params);
    if (!what?.game.problems) return reportUnknownAddress(app);
    /** The player's mistakes; empty until they are read. */
    let mistakes: Mistake[] = [];
    const read = () => readMistakes(app, found => (mistakes = ofOffer(app, found, what)));
    const title = () => app.say('train-of', { game: gameWord(app, what, 'game') });
    read();
    return {
      title,
      draw() {
        const problems = problemsOf(app, what);
        return html`<div class="page train" data-tint=${tintOf(what)}>
          ${topBar(app, title())}
          ${problems?.length ? home(app, what, problems, mistakes) : nothing}
        </div>`;
      },
      finished: read,
    };
  },
};

const home = (app: App, what: Offer, problems: readonly Problem[], mistakes: readonly Mistake[]) => {
  const due = mistakes.filter(isDue).length;
  return html`<p class="lead">${app.say('train-lead')}</p>
    ${ofDay(app, what, problems)}
    ${kinds(app, what, problems)}
    ${
      mistakes.length
        ? html`<div class="surface doors">${linkRow({
            ...{ href: `#/mistakes/${what.key}`, sign: 'i-undo', name: app.say('mistakes') },
            ...{
              state: due ? app.say('mistakes-pill', { count: due }) : app.say('mistakes-none-wait'),
              waits: due > 0,
            },
          })}</div>`
        : nothing
    }
    <a class="primary big start" href=${addressOf(what, MIXED)}><span>${app.say('train-start', { count: Math.min(SESSION, problems.length) })}</span></a>`;
};

/** Whether a problem was answered today, and how. */
const stateOf = (app: Wording & Stores, what: Offer, { id }: Problem) => {
  const answer = app.training.of(what.game.name).find(each => each.id === id && dateOf(each.when) === today());
  if (!answer) return app.say('train-not-tried');
  return app.say(answer.right ? 'train-was-right' : 'train-was-wrong');
};

const ofDay = (app: Wording & Stores, what: Offer, problems: readonly Problem[]) => {
  const problem = problemOfDay(problems, today());
  if (!problem) return nothing;
  return html`<section class="surface problem-of-day" aria-labelledby="problem-of-day">
    ${gameArt(artOf(app, what))}
    <div><h2 id="problem-of-day">${app.say('train-day')}</h2><p>${stateOf(app, what, problem)}</p></div>
    <a class="tonal" href=${addressOf(what, problem.id)}>${app.say('train-try')}</a>
  </section>`;
};

const kinds = (app: Wording & Stores, what: Offer, problems: readonly Problem[]) => {
  const results = resultsByKind(problems, app.training.of(what.game.name));
  const most = Math.max(...results.map(({ loss, error }) => loss + (Number.isFinite(error) ? error : 0)), 0);
  const answered = results.some(result => result.answered);
  return html`<section class="surface problem-kinds" aria-labelledby="problem-kinds">
    <h2 id="problem-kinds">${app.say(answered ? 'train-lost' : 'train-kinds')}${answered ? html` <small>${app.say('train-unit')}</small>` : nothing}</h2>
    <ul role="list">${results.map(result => kindRow(app, what, result, most))}</ul>
  </section>`;
};

/** A kind of decision with what the player loses at it, as a bar with its error. */
const kindRow = (app: Wording, what: Offer, result: KindResult, most: number) => {
  const { kind, problems, answered, loss, error } = result;
  const title = what.game.words[app.language][`theme-${kind}`] ?? kind;
  const at = (value: number) => (most > 0 ? (100 * Math.max(0, value)) / most : 0);
  const isKnown = Number.isFinite(error);
  const doubt = answered && (!isKnown || isInDoubt(result));
  return html`<li data-doubt=${doubt || nothing}><a href=${addressOf(what, KIND, kind)}>
    <b>${title}</b>
    ${
      answered
        ? html`<span class="lost" aria-hidden="true"><b>${figureOf(app, loss)}</b>${isKnown ? ` ± ${figureOf(app, error)}` : ''}${doubt ? ` · ${app.say('train-hard-to-tell')}` : ''}</span>
      <span class="spoken">${app.say('train-kind-told', { loss: figureOf(app, loss), error: isKnown ? figureOf(app, error) : 'none', count: answered })}</span>
      <span class="track" aria-hidden="true"><i class="amount" .style=${`inset-inline:0 ${100 - at(loss)}%`}></i>${isKnown && error ? html`<i class="whisker" .style=${`inset-inline:${at(loss - error)}% ${100 - at(loss + error)}%`}></i>` : nothing}</span>`
        : html`<span class="lost">${app.say('train-count', { count: problems })}</span>`
    }
    ${icon('i-next')}</a></li>`;
};
