import { html, nothing } from 'lit-html';
import type { Preferences, Wording } from '../../app.ts';
import { toggle } from '../../art/widgets.ts';
import type { Estimate } from '../../model/estimate.ts';
import { SURE } from '../../model/estimate.ts';
import { followIdleTime } from '../../model/idle-reviews.ts';
import type { Strength } from '../../model/strength.ts';
import { COUNTED, NEEDED, standingOf } from '../../model/strength.ts';
import { figure, pointsOf } from '../../words/numbers.ts';

/** Levels of bots with what a decision costs them, the weakest first. */
type Levels = readonly [level: string, Estimate][];

const MARGIN = 9; // per cent of the line that stay free at each end, for the names
const NEAR = 16; // per cent of the line within which names would touch

/** A loss with two decimals: strong levels lose little. */
const lossOf = (app: Wording, loss: number) =>
  figure(app, loss, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The player's strength beside that of the bots, or what it still needs. */
export const strengthSection = (app: Wording & Preferences, strength: Strength, levels: Levels) => {
  const isKnown = strength.decisions >= NEEDED;
  const state = isKnown
    ? app.say('train-strength-unit')
    : app.say('train-strength-needs', { count: strength.decisions, all: NEEDED });
  return html`<section class="surface own-strength" aria-labelledby="own-strength">
    <h2 id="own-strength">${app.say('train-strength')} <small>${state}</small></h2>
    ${isKnown ? known(app, strength, levels) : unknown(app, strength)}
    ${toggle({
      id: 'idleReviews',
      label: app.say('setting-idleReviews'),
      help: app.say('setting-idleReviews-help'),
      on: app.settings.idleReviews,
      turn(on) {
        app.set('idleReviews', on);
        followIdleTime();
      },
    })}
  </section>`;
};

const unknown = (app: Wording, { decisions }: Strength) => html`
  <span class="track" aria-hidden="true"><i class="amount" .style=${`inset-inline:0 ${100 - (100 * decisions) / NEEDED}%`}></i></span>
  <p>${app.say('train-strength-when', { all: NEEDED })}</p>`;

const known = (app: Wording, strength: Strength, levels: Levels) => {
  const error = lossOf(app, SURE * strength.error);
  const bots = levels.map(([level, { mean }]) =>
    app.say('train-strength-bot', { level: app.say(`level-${level}`), loss: lossOf(app, mean) }),
  );
  const told = [app.say('train-strength-told', { amount: pointsOf(app, strength.mean, 2), error }), ...bots];
  return html`<p class="spoken">${told.join(app.say('gap'))}</p>
    ${levels.length ? scale(app, strength, levels) : html`<p class="alone" aria-hidden="true"><b>${lossOf(app, strength.mean)}</b> ± ${error}</p>`}
    ${levels.length ? html`<p>${standing(app, strength, levels)}</p>` : nothing}
    ${formula(app, strength, levels)}`;
};

/**
 * A line from weak to strong with the bots and the player. Its scale is the square root of the loss, so that strong
 * levels, which lose little, stand apart.
 */
const scale = (app: Wording, { mean, ...strength }: Strength, levels: Levels) => {
  const error = SURE * strength.error;
  const most = Math.max(...levels.map(([, bot]) => bot.mean), mean + error) || 1;
  const at = (loss: number) => MARGIN + (100 - 2 * MARGIN) * (1 - Math.sqrt(Math.min(Math.max(0, loss), most) / most));
  const places = levels.map(([, bot]) => at(bot.mean));
  return html`<div class="strength-scale" aria-hidden="true">
    <i class="scale-line"></i>
    <ul>${levels.map(
      ([level, bot], n) => html`<li data-above=${isAbove(places, n) || nothing} .style=${`--at:${places[n]}%`}><i></i>
      <span><b>${app.say(`level-${level}`)}</b>${lossOf(app, bot.mean)}</span></li>`,
    )}</ul>
    <i class="scale-error" .style=${`inset-inline:${at(mean + error)}% ${100 - at(mean - error)}%`}></i>
    <i class="scale-own" .style=${`--at:${at(mean)}%`}></i>
    <b class="scale-name" .style=${`--at:${at(mean)}%`}><span>${app.say('train-strength-you', { loss: lossOf(app, mean) })}</span></b>
  </div>`;
};

/** True if the name of a level stands above the line, because it would touch the one before it below. */
const isAbove = (places: readonly number[], n: number): boolean =>
  n > 0 && places[n] - places[n - 1] < NEAR && !isAbove(places, n - 1);

/** Where the player stands among the bots, in words. */
const standing = (app: Wording, strength: Strength, levels: Levels) => {
  const { id, ...names } = standingOf(strength, levels);
  const named = Object.entries(names).map(([name, level]) => [name, app.say(`level-${level}`)]);
  return app.say(`train-${id}`, { ...Object.fromEntries(named), error: lossOf(app, SURE * strength.error) });
};

const formula = (app: Wording, { decisions, unusual }: Strength, levels: Levels) => html`
  <details><summary>${app.say('train-formula')}</summary>
    <p class="formula">${app.say('train-formula-mean')}<br>${app.say('train-formula-error')}</p>
    <p>${app.say('train-formula-help', { count: decisions, most: COUNTED })}</p>
    ${levels.length ? html`<p>${app.say('train-formula-bots')}${unusual ? html`${app.say('gap')}${app.say('train-formula-unusual', { count: unusual })}` : nothing}</p>` : nothing}
  </details>`;
