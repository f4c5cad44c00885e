import { html } from 'lit-html';
import type { EngineAccess, Screen, Wording } from '../../app.ts';
import { accessibilityLink, dataLink, topBar } from '../../art/widgets.ts';
import { build } from '../../built.js';
import { figures } from '../../components/figures.ts';
import { kilobytes, lastBackup } from '../../components/storage-figures.ts';
import { bytesUsed, isSafe } from '../../storage/persistence.ts';

const kept = ({ offline }: EngineAccess) => (offline === null ? 'soon' : offline ? 'yes' : 'no');

/** Whether the browser promises to keep what is stored, and how much that is, as far as it says so. */
type Keeping = { safe?: boolean; bytes?: number };

/** What Taku is, its licence and version, and the state of the engine: '#/about'. */
export const screen: Screen = {
  open(app) {
    const keeping: Keeping = {};
    Promise.all([isSafe(), bytesUsed()]).then(
      ([safe, bytes]) => {
        Object.assign(keeping, { safe, bytes });
        app.redraw();
      },
      () => {}, // the browser does not say
    );
    return {
      title: () => app.say('about'),
      draw: () => html`<div class="page about">
    ${topBar(app, app.say('about'))}
    <section class="surface prose">
      <svg class="logo" viewBox="0 0 40 40" aria-hidden="true"><use href="#logo"></use></svg>
      <p class="lead">${app.say('about-what')}</p>
      <h2>${app.say('about-offline-title')}</h2>
      <p>${app.say('about-offline', { kept: kept(app) })}</p>
      <h2>${app.say('about-data-title')}</h2>
      <p>${app.say('about-data')}</p>
      ${figures(keepingFigures(app, keeping))}
      ${dataLink(app)}
      ${accessibilityLink(app)}
      <h2>${app.say('about-python-title')}</h2>
      <p>${app.say('about-python')}</p>
      <p class="python"><b role="status">${app.say('about-python-state', { state: app.engineState })}</b>
        <button class="outlined" @click=${app.retry}>${app.say('about-restart')}</button></p>
      <p><a href="python/">${app.say('about-library')}</a></p>
      <h2>${app.say('about-licence-title')}</h2>
      <p>${app.say('about-licence')}</p>
      <h2>${app.say('about-version-title')}</h2>
      <p>${app.say('about-version', { build })}</p>
    </section>
  </div>`,
      receive: () => app.redraw(), // The message may change the engine's state, which this screen shows.
    };
  },
};

const keepingFigures = (app: Wording, { safe, bytes }: Keeping): [string, string][] => [
  [app.say('about-promised'), app.say('about-promise', { safe: safe === undefined ? 'unknown' : String(safe) })],
  lastBackup(app),
  ...(bytes === undefined ? [] : [[app.say('about-used'), kilobytes(app, bytes)] satisfies [string, string]]),
];
