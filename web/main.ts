import type { RemoteEngine } from './app.ts';
import { setPrintedPoints } from './art/card.ts';
import { listenToAnnouncements } from './browser/announcements.ts';
import * as files from './browser/files.ts';
import { importPart } from './browser/import-part.ts';
import { watchIncomingFiles } from './browser/incoming-files.ts';
import { watchTranslation } from './browser/page-translation.ts';
import { watchPresses } from './browser/presses.ts';
import { readAloud } from './browser/read-aloud.ts';
import { retried } from './browser/retry.ts';
import { keepLanguage, watchForUpdates } from './browser/update.ts';
import { updateBadge } from './model/app-badge.ts';
import { MatchLoader } from './model/match-loader.ts';
import { checkCachedFiles, isStyled, retryMissing } from './model/missing-parts.ts';
import { offerAt } from './model/offers.ts';
import { fetchOpenings } from './model/openings.ts';
import { takeOver, tappedGame, watchTaps } from './page/hydrate.ts';
import { MatchRecorder } from './page/match-recorder.ts';
import { MatchStarter } from './page/match-starter.ts';
import { PageApp } from './page/page-app.ts';
import { PageWords } from './page/page-words.ts';
import { ReplyRouter } from './page/reply-router.ts';
import { Router } from './page/router.ts';
import { SharedTable } from './page/shared-table.ts';
import type { Catalogue, Request } from './protocol.d.ts';
import { keepHomeSnapshot, prefetchHome } from './screens/home/home-snapshot.ts';
import { localStoreEvents } from './storage/local-store.ts';
import { MatchStore } from './storage/match-store.ts';
import { readSettings, showSettings, watchSystem } from './storage/preferences.ts';
import { Engine } from './wire/engine.ts';
import { ENGLISH } from './words/languages.ts';

window.first.isRunning = true;

watchPresses(window);
watchTranslation();
const root = document.getElementById('app') as HTMLElement;
const settings = readSettings();
showSettings(settings);

let app: PageApp;
const words = new PageWords(() => app, settings);
const far = new SharedTable(() => app);
let engineIsReady: () => void = (): void => {};
const ready: Promise<void> = new Promise(resolve => (engineIsReady = resolve));

const lazy = () => importPart(() => import('./page/lazy.ts'));

/** True if home is shown, by the rule of start.js. */
const isHome = () => location.hash.length < 3;

if (isHome() && !Object.keys(settings.last).length) fetchOpenings(); // later visits have them in the cache
const fetching = files.json<Catalogue>('./data/catalogue.json');
const [catalogue, matches] = await Promise.all([
  fetching,
  MatchStore.open(fetching, (ids, parted) => app && matchesChanged(ids, parted)),
  words.use(words.wanted).catch(() => words.use(ENGLISH)),
  isHome() && prefetchHome(words.wanted, game => words.fetch(words.wanted, game)),
]).catch(error => {
  window.failStart();
  throw error;
});
for (const { card_points } of catalogue.games) setPrintedPoints(card_points);
app = new PageApp(catalogue, matches, settings, words, far, ready);
window.taku = app;
listenToAnnouncements((text, urgent) => settings.voice && readAloud(text, app.language, urgent));
document.documentElement.lang = app.language = words.language;
const screens = new Router(app, root, () => starter.isBeginning && !app.notices.length);
const engine = new Engine({
  deliver: message => far.end?.intercept(message) || far.isShown || replies.receive(message),
  progress: now => replies.progress(now),
});
const loader = new MatchLoader(app, tableEngine(), {
  ready,
  show: message => replies.show(message),
  decided: () => screens.receive({ type: 'decided' }),
  goHome: () => screens.goHome(),
  rejoin: async match => (await lazy()).rejoin(app, match),
  isOurs: id => far.end?.id === id,
});
const recorder = new MatchRecorder(app, engine, loader);
const replies = new ReplyRouter(app, engine, loader, recorder, screens, engineIsReady);
const starter = new MatchStarter(app, engine, ready, words, loader, recorder);
app.parts = { engine, loader, recorder, replies, starter, screens };
addEventListener('hashchange', () => /^#\/(with|play)\b/.test(location.hash) || engine.wake());
begin();
if (words.language !== words.wanted) words.speak().then(app.redraw); // its words could not be fetched
watchIncomingFiles(app);
const fetchedAhead = retried(() => screens.fetchAhead());
fetchedAhead.then(lazy).then(
  ({ handInWhatWaits, reviewInIdleTime }) => {
    performance.mark('all-fetched');
    reviewInIdleTime(app, screens.finished);
    handInWhatWaits(app).catch(() => {}); // without a database nothing waits
  },
  () => {},
); // a missing part is reported when the player needs it
if (!matches.lasting) recorder.reportNotStored();
recorder.reportLoss();
if (!isStyled()) checkCachedFiles(app, 'style');
watchSystem(() => {
  showSettings(settings);
  app.redraw();
});
app.mistakes.watch(screens.finished);
localStoreEvents.addEventListener('full', recorder.reportNotStored);
addEventListener('storage', readAgain);
addEventListener('online', () => retryMissing(app, false));
addEventListener('pageshow', ({ persisted }) => persisted && readAgain());
addEventListener('hashchange', () => (app.starting = null));
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) return;
  keepHomeSnapshot(app); // leaving a page hides it first
  updateBadge(app).catch(() => {}); // the page is not installed
});
await app.settled;
const quiet = fetchedAhead.catch(() => {});
keepLanguage(words.language);
matches.sweep().catch(() => {});
const update = watchForUpdates(
  () => app.notify({ id: 'update', text: 'notice-update', label: 'update', act: () => update(), patient: true }),
  whole => {
    app.offline = whole;
    app.redraw();
  },
  quiet,
);

/** What answers at the table on show, whichever that is when it is asked. */
function tableEngine() {
  const current = (): Pick<RemoteEngine, 'request' | 'restart' | 'pending' | 'state'> => far.engineOr(engine);
  return {
    request: (message: Request) => current().request(message),
    restart: () => current().restart(),
    leave: () => far.isShown || engine.leave(),
    get pending() {
      return current().pending;
    },
    get state() {
      return current().state;
    },
  };
}

/** Take over the page of start.js. After a tap on *Play*, that page stays until there is a match. */
function begin() {
  const key = tappedGame();
  if (!key || !offerAt(app, key)) return takeOver(root, screens.follow);
  starter.isBeginning = true;
  watchTaps(root, () => {
    starter.isBeginning = false;
    app.redraw();
  });
  screens.letStand();
  app.start(key);
}

/** Update the page after another tab or an import has changed matches, or the database has opened late. */
function matchesChanged(ids: readonly string[], parted: boolean = false) {
  recorder.matchesChanged(ids, parted);
  if (!ids.length || ids.some(id => matches.known(id)?.over !== false)) screens.finished();
  app.redraw();
}

/** Read again what another tab may have changed beside the matches. */
function readAgain() {
  localStoreEvents.dispatchEvent(new Event('changed'));
  Object.assign(settings, readSettings());
  showSettings(settings);
  words.speak().then(app.redraw);
}
