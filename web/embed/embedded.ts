// Wires together what embed.html shows inside another page.

import { setPrintedPoints } from '../art/card.ts';
import * as files from '../browser/files.ts';
import { watchTranslation } from '../browser/page-translation.ts';
import { watchPresses } from '../browser/presses.ts';
import { MatchLoader } from '../model/match-loader.ts';
import { retryMissing } from '../model/missing-parts.ts';
import { MatchRecorder } from '../page/match-recorder.ts';
import { MatchStarter } from '../page/match-starter.ts';
import { PageWords } from '../page/page-words.ts';
import { ReplyRouter } from '../page/reply-router.ts';
import { SharedTable } from '../page/shared-table.ts';
import type { Catalogue } from '../protocol.d.ts';
import { MatchStore } from '../storage/match-store.ts';
import { readSettings, showSettings, watchSystem } from '../storage/preferences.ts';
import { Engine } from '../wire/engine.ts';
import { shareEngine } from '../wire/shared-engine.ts';
import { Content } from './content.ts';
import { EmbeddedApp } from './embedded-app.ts';
import { listenToFramingPage } from './messages.ts';
import { followSize } from './size.ts';

window.first.isRunning = true;
watchPresses(window);
watchTranslation();
const root = document.getElementById('app') as HTMLElement;
const settings = readSettings();
showSettings(settings);

let app: EmbeddedApp;
const words = new PageWords(() => app, settings);
const far = new SharedTable(() => app);
let engineIsReady = () => {};
const ready: Promise<void> = new Promise(resolve => (engineIsReady = resolve));
const fetching = files.json<Catalogue>('./data/catalogue.json');
const [catalogue, matches] = await Promise.all([
  fetching,
  MatchStore.open(fetching, () => {}),
  words.use(words.wanted),
  inView(),
]).catch(error => {
  window.failStart();
  throw error;
});
for (const { card_points } of catalogue.games) setPrintedPoints(card_points);
app = new EmbeddedApp(catalogue, matches, settings, words, far, ready);
window.taku = app;
document.documentElement.lang = app.language = words.language;
const engine = new Engine(
  { deliver: message => replies.receive(message), progress: now => replies.progress(now) },
  true,
  shareEngine,
);
const content = new Content(app, root);
const loader = new MatchLoader(app, engine, {
  ready,
  show: message => replies.show(message),
  decided: () => content.receive({ type: 'decided' }),
  goHome: () => content.show(''),
  rejoin: async () => false,
  isOurs: () => false,
});
const recorder = new MatchRecorder(app, engine, loader);
const replies = new ReplyRouter(app, engine, loader, recorder, content, engineIsReady);
const starter = new MatchStarter(app, engine, ready, words, loader, recorder);
app.parts = { engine, loader, recorder, replies, starter, screens: content };
content.show(location.hash);
followSize(root);
addEventListener('online', () => retryMissing(app, false));
const showAgain = () => {
  showSettings(settings);
  app.redraw();
};
watchSystem(showAgain);
listenToFramingPage(how => {
  Object.assign(settings, how);
  showSettings(settings);
  words.speak().then(app.redraw);
});

/** Resolves when the frame has been scrolled into view. */
function inView(): Promise<void> {
  return new Promise(resolve => {
    const watcher = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      resolve();
    });
    watcher.observe(root);
  });
}
