import { html, nothing } from 'lit-html';
import type { Preferences, Wording } from '../app.ts';
import { standings } from '../model/evening.ts';
import type { MatchRecord } from '../storage/stored-types.ts';
import { figure } from '../words/numbers.ts';

/**
 * Wins and points by name in the matches of an evening.
 * @param least with fewer matches there is nothing to add up
 */
export const eveningTable = (app: Wording & Preferences, evening: readonly MatchRecord[], least: number) =>
  evening.length < least
    ? nothing
    : html`<section class="evening" aria-labelledby="evening">
    <h3 id="evening">${app.say('evening')} <small>${app.say('match-count', { matches: evening.length })}</small></h3>
    <table class="scores"><thead><tr><th scope="col">${app.say('evening-name')}</th><th scope="col">${app.say('evening-wins')}</th><th scope="col">${app.say('evening-points')}</th></tr></thead>
    <tbody>${standings(app, evening).map(
      ({ name, wins, points }) =>
        html`<tr><th scope="row">${name}</th><td>${wins}</td><td>${figure(app, points)}</td></tr>`,
    )}</tbody></table>
  </section>`;
