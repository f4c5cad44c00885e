import type { App, Company, FarEnd, Heard } from './app.ts';
import { print } from './art/card.ts';
import * as files from './browser/files.ts';
import { announce } from './browser/live.ts';
import { watchPresses } from './browser/presses.ts';
import { watchForUpdates } from './browser/update.ts';
import { takeOver, tappedGame, watchTaps } from './hydrate.ts';
import { go, goBack, leadsBackTo, wayBack } from './model/back-stack.ts';
import { begunBefore, noteBegun } from './model/daily.ts';
import { Laying } from './model/match-loader.ts';
import { isOwnSeat, nameOf, newMatch, record, setupOf } from './model/matches.ts';
import { checkKept, found, isStyled, notFetched, seekAgain } from './model/missing.ts';
import { wereLost } from './model/notices.ts';
import type { Offer } from './model/offers.ts';
import { offerAt } from './model/offers.ts';
import { beginEarly, fetchBrought, hearOpening, seekOpenings } from './model/openings.ts';
import { tallyOf } from './model/result.ts';
import { hearPar } from './model/strong-result.ts';
import { temperedHere } from './model/tempers.ts';
import { eraseVisitor, noteBack } from './model/visitor.ts';
import type { Catalogue, Frame, Progress, Request, StepLaid, WantsMove } from './protocol.d.ts';
import { route } from './router.ts';
import { fetchLeft, noteHome } from './screens/home/left.ts';
import { addBots, readBots } from './storage/bot-store.ts';
import { eraseDaily } from './storage/daily-store.ts';
import { openFirstGames } from './storage/first-game-store.ts';
import { openLessons } from './storage/lesson-progress.ts';
import { shelves } from './storage/local-store.ts';
import { levelOf } from './storage/match-shape.ts';
import { openMatches } from './storage/match-store.ts';
import { openMistakes } from './storage/mistake-store.ts';
import { askOnce } from './storage/persistence.ts';
import { openPractice } from './storage/practice-store.ts';
import { eraseSettings, keepSetting, readSettings, showSettings, watchSystem } from './storage/preferences.ts';
import { eraseRooms } from './storage/room-store.ts';
import type { Matches, Setup, StoredMatch } from './storage/stored-types.ts';
import { erasePars } from './storage/strong-result-store.ts';
import { keepDecision } from './storage/table-snapshots.ts';
import { connect } from './wire/engine.ts';
import { forget } from './wire/snapshot.ts';
import { preferredLanguage, Words } from './words/words.ts';

window.first.isRunning = true;

const FIRST_DEAL_TIME = 800; // milliseconds that the first deal has for itself after the engine is ready

watchPresses(window);
const root = document.getElementById('app') as HTMLElement;
const settings = readSettings();
showSettings(settings);

let app: App;
const words = new Words({ seatName: seat => nameOf(app, seat), isYou: seat => app.isYou(seat) }, checkWordsOnce);
let wordsAreChecked = false;

/** Check the cached files, once a visit. */
function checkWordsOnce() {
  if (!wordsAreChecked) checkKept(app, 'texts');
  wordsAreChecked = true;
}

let engineIsReady: () => void = (): void => {};
const ready: Promise<void> = new Promise(resolve => (engineIsReady = resolve));
let lossIsReported = false;
/** The match in which a person's decision is on its way to the engine. */
let deciding: StoredMatch | null = null;
/** The far end, which replaces the engine at the table of its match. */
let farEnd: FarEnd | null = null;
/** The people on other devices at that table. */
let farCompany: Company | null = null;
const isFar = () => farEnd !== null && app.match?.id === farEnd.id;
/** Return the engine of the current table: the far end or the page's own. */
const currentEngine = () => (isFar() && farEnd) || engine;

const language = () => settings.language || preferredLanguage();

/**
 * Use the words of a game, or of the previous one. If they cannot be fetched, shows a notice and waits for a retry;
 * never rejects.
 */
async function speak(game?: string): Promise<void> {
  try {
    await words.use(language(), game);
  } catch {
    return new Promise(spoken => notFetched(app, 'words', () => spoken(speak())));
  }
  document.documentElement.lang = app.language = words.language;
  for (const again of found(app, 'words')) again(false);
  app.calm.then(fetchOtherWords);
}

/** Fetch the other languages, so that a player can switch to them offline. */
const fetchOtherWords = () => words.fetchAhead().catch(() => {}); // fetched again on demand

function progress(now: Progress) {
  app.progress = now;
  app.dismiss('standstill');
  if (now.phase === 'ready') {
    found(app, 'engine');
    engineIsReady();
  }
  app.redraw();
}

function heard(message: Heard) {
  if (hearPar(app, message) || hearOpening(app, message)) return;
  if (message.type === 'wants-move') return answerForOwnBot(message);
  if (isTableless(message)) return screens.heard(message);
  if (message.type === 'unavailable') engine.state === 'loading' ? reportStall() : reportUnavailable();
  else if (!laying.hear(message)) return;
  if (message.type === 'frame') follow(message);
  if (laying.shows(message)) return;
  if (message.type === 'hinted') countHint();
  if (message.type === 'instead') importLazy().then(({ tellInstead }) => tellInstead(app, message));
  if (message.type === 'without') {
    app.notify({ id: 'without', text: 'notice-without' });
    checkKept(app, 'tablebase');
  }
  screens.heard(message);
}

/** Replies that belong to no table, and the requests that are refused outside a table. */
const TABLELESS_REPLIES = ['tried-out', 'examined', 'toml-written', 'toml-read'];
const TABLELESS_REQUESTS = ['try-out', 'examine', 'write-toml', 'read-toml'];

/** True if the message belongs to no table. */
const isTableless = (message: Heard) =>
  TABLELESS_REPLIES.includes(message.type) ||
  (message.type === 'refused' && TABLELESS_REQUESTS.includes(message.request ?? ''));

const importLazy = () => import('./lazy.ts');

/** Ask a player's own bot for a move. Without an answer another bot plays for it. */
async function answerForOwnBot(query: WantsMove) {
  const move = await importLazy()
    .then(({ moveOf }) => moveOf(app, query))
    .catch(() => undefined);
  engine.answer(query.seed, move);
}

/** Show a message as if it came from the engine. */
function show(message: Frame | StepLaid) {
  if (message.type === 'frame') app.viewer = message.view.seat;
  screens.heard(message);
}

/** The next message on show is a decision from before the engine was ready: the engine carries it out when it is. */
const showDecision = () => screens.heard({ type: 'decided' });

/** Update and store the match after a frame. */
function follow(frame: Frame) {
  const { match } = app;
  if (!match) return;
  app.viewer = frame.view.seat;
  const { id, result: before } = match;
  record(app, match, frame);
  laying.follow(frame);
  if (deciding === match && frame.log) markBegun(match);
  if (id) app.matches.keep(match).then(match.result && !before ? persistOnce : dismissNotStored, reportNotStored);
}

/** Note a person's decision on its way to the engine. Store it if the engine has not loaded yet. */
function noteDecision(move: string) {
  const { match } = app;
  deciding = match;
  if (!match?.id || match.friends || engine.state !== 'loading') return;
  if (match.untouched) {
    markBegun(match);
    matches.keep(match).catch(reportNotStored);
  }
  keepDecision(match, move);
}

/** Mark the match as begun: a player has made a decision or asked for a hint. */
function markBegun(match: StoredMatch) {
  deciding = null;
  if (!match.untouched) return;
  delete match.untouched;
  noteBack();
  noteBegun(app, match);
}

/** Delete a match without any decision, unless the back stack contains it. */
function forgetUntouched({ id, untouched }: StoredMatch) {
  if (untouched && matches.known(id) && !leadsBackTo(`#/play/${id}`)) matches.drop(id).catch(() => {});
}

/** Ask for persistent storage after a match has finished: from now on the browser holds something of value. */
const persistOnce = () => askOnce(app).catch(() => {});

function countHint() {
  if (!app.match?.id) return;
  tallyOf(app.match).hints += 1;
  markBegun(app.match);
  app.matches.keep(app.match).catch(reportNotStored);
}

/** Report a stalled start. It may still go on by itself, so pending work keeps waiting. */
function reportStall() {
  app.notify({ id: 'standstill', text: 'notice-standstill', label: 'retry', act: app.retry });
  checkKept(app, 'engine');
}

function reportUnavailable() {
  app.starting = null;
  if (!('WebAssembly' in globalThis)) return app.notify({ id: 'unavailable', text: 'notice-no-webassembly' });
  return notFetched(app, 'engine', app.retry);
}

/** Report failed storage once, not after every move. */
const reportNotStored = () =>
  app.notices.some(({ id }) => id === 'not-kept') || app.notify({ id: 'not-kept', text: 'notice-not-kept' });

/** Remove the notice about failed storage after it has succeeded. */
const dismissNotStored = () =>
  app.matches.lasting && app.notices.some(({ id }) => id === 'not-kept') && app.dismiss('not-kept');

function reportLoss() {
  if (!app.matches.lost || lossIsReported) return;
  lossIsReported = true;
  wereLost(app);
}

/** Update the page: another tab played on, an import brought a longer log, or the database opened late. */
function matchesChanged(ids: readonly string[], parted: boolean = false) {
  dismissNotStored();
  reportLoss();
  if (app.match && ids.includes(app.match.id)) laying.catchUp(app.match, parted);
  if (!ids.length || ids.some(id => app.matches.known(id)?.over !== false)) screens.finished();
  app.redraw();
}

/** Read again what another tab may have changed beside the matches. */
function readAgain() {
  app.lessons.readAgain();
  app.firstGames.readAgain();
  app.practice.readAgain();
  Object.assign(settings, readSettings());
  showSettings(settings);
  speak().then(app.redraw);
}

/** Wait for the engine. Resolves to true unless something else was tapped meanwhile. */
async function waitForEngine(what: string) {
  app.starting = what;
  app.redraw();
  await ready;
  const still = app.starting === what;
  if (still) app.starting = null;
  return still;
}

/** True while a match is about to begin before the engine is ready: nothing is redrawn until it does. */
let isBeginning = false;

/** Begin a match before the engine is ready, if possible. True also if the player no longer wants it. */
async function startsEarly(key: string, setup: Setup) {
  app.starting = key;
  app.redraw();
  words.fetch(language(), offerAt(app, key)?.game.name ?? '').catch(() => {}); // the table fetches them again
  const isWanted = () => app.starting === key && engine.state === 'loading';
  const soon = <T>(wait: Promise<T>) => Promise.race([wait, ready.then(() => null)]);
  const begun = await beginEarly(app, { key, setup }, soon, isWanted);
  if (app.starting !== key) {
    if (begun) forgetUntouched(begun.match); // something else was tapped meanwhile
    return true;
  }
  if (!begun) return false;
  app.starting = null;
  laying.begin(begun);
  app.go(`#/play/${begun.match.id}`);
  return true;
}

/** Take over the page of start.js. After a tap on *Play*, that page stays until there is a match. */
function begin() {
  const key = tappedGame();
  if (!key || !offerAt(app, key)) return takeOver(root, screens.follow);
  isBeginning = true;
  watchTaps(root, () => {
    isBeginning = false;
    app.redraw();
  });
  screens.letStand();
  app.start(key);
}

/** Reopen or find the room of a match that was left; false if no way to it is known. */
const rejoin = async (match: StoredMatch) => (await importLazy()).rejoin(app, match);

const makeApp = (catalogue: Catalogue, matches: Matches): App => ({
  catalogue,
  settings,
  matches,
  lessons: openLessons(),
  firstGames: openFirstGames(),
  practice: openPractice(),
  mistakes: openMistakes(() => screens.finished()),
  bots: { all: async () => (await readBots()).bots, add: addBots },
  language: 'en',
  progress: { type: 'progress', phase: 'loading', loaded: 0, total: 0 },
  calm: ready.then(() => new Promise(done => setTimeout(done, FIRST_DEAL_TIME))),
  offline: null,
  match: null,
  viewer: 0,
  starting: null,
  notices: [],

  say: (id, args) => words.say(id, args),
  rich: (id, args) => words.rich(id, args),
  told: text => words.told(words.of(text)),
  toldPlain: text => words.toldPlain(words.of(text)),
  has: id => words.has(id),
  cardName: name => words.cardName(name),
  isThing: name => words.isThing(name),
  seatName: seat => nameOf(app, seat),
  isYou: seat => isOwnSeat(app, seat),
  game: name => catalogue.games.find(game => game.name === name),
  useGame: speak,
  speaks: game => words.game === game,
  announce,
  redraw: () => screens.draw(),
  request(message) {
    if (message.type === 'play') noteDecision(message.move);
    currentEngine().request(message);
  },
  reach(end, company = null) {
    farEnd = end;
    farCompany = company;
    farEnd?.attach(message => farEnd === end && isFar() && heard(message), engine);
  },
  get company() {
    return isFar() ? farCompany : null;
  },
  reaches: ({ id, friends }) => !friends || farEnd?.id === id,

  set(name, value) {
    settings[name] = value;
    keepSetting(name, value);
    showSettings(settings);
    if (name === 'language') speak().then(app.redraw);
    else app.redraw();
  },
  alter(name, change) {
    Object.assign(settings, readSettings());
    const value = change(settings[name]);
    if (value !== settings[name]) app.set(name, value);
  },
  go: hash => go(app, hash),
  back: () => goBack(app),
  get wayBack() {
    return wayBack(app);
  },
  get engineState() {
    return currentEngine().state;
  },
  retry() {
    engine.retry();
    app.dismiss('standstill');
  },
  setup(key) {
    const what = offerAt(app, key);
    if (!what) throw new Error(`no game ${key}`);
    return setupOf(what, settings.last[key]);
  },
  async start(key, setup = app.setup(key), seed, rival) {
    const last = { ...setup, seats: setup.seats.map(levelOf) };
    if (!seed) app.alter('last', before => ({ ...before, [key]: last }));
    if (!seed && engine.state === 'loading' && (await startsEarly(key, setup))) return;
    isBeginning = false;
    if (!(await waitForEngine(key))) return;
    const { game } = offerAt(app, key) as Offer;
    // A seed from a link comes with its own seats.
    const seats = seed ? setup.seats : temperedHere(app, game, setup);
    const match = newMatch(game.name, { ...setup, seats }, seed);
    const begun = (await begunBefore(app, match)) ?? match;
    if (rival) begun.rival = rival;
    if (begun === match || rival) await app.sit(begun);
    else app.go(`#/play/${begun.id}`);
    if (!seed) seekOpenings(app); // what was used last may have changed
  },
  async sit(match) {
    await matches.keep(match).catch(reportNotStored);
    app.go(`#/play/${match.id}`);
  },
  async resume(id) {
    if ((await laying.canShow(id)) || (await waitForEngine(id))) app.go(`#/play/${id}`);
  },
  open: id => laying.open(id),
  leave() {
    const { match } = app;
    if (isFar()) farEnd?.rest();
    laying.leave();
    if (match?.own) importLazy().then(({ letRest }) => letRest());
    if (match) forgetUntouched(match);
  },
  lay: (request, head, rest, known) => laying.lay(request, head, rest, known),
  async erase() {
    await importLazy().then(
      ({ leaveRoom, forgetClasses }) => {
        leaveRoom();
        forgetClasses();
      },
      () => {}, // if the module is missing, there are no rooms
    );
    const gone = await matches.erase().then(
      () => true,
      () => false,
    );
    app.lessons.erase();
    app.firstGames.erase();
    app.practice.erase();
    app.mistakes.forget();
    eraseDaily();
    erasePars();
    eraseRooms();
    eraseVisitor();
    await forget();
    Object.assign(settings, eraseSettings());
    showSettings(settings);
    await speak(words.game);
    if (gone) app.announce(app.say('data-erased'));
    else app.notify({ id: 'not-erased', text: 'notice-not-erased' });
    app.redraw();
  },
  notify(notice) {
    app.notices = [...app.notices.filter(({ id }) => id !== notice.id), notice];
    app.announce(app.say(notice.text, notice.args));
    app.redraw();
  },
  dismiss(id) {
    if (!app.notices.some(notice => notice.id === id)) return;
    app.notices = app.notices.filter(notice => notice.id !== id);
    app.redraw();
  },
});

/** True if home is shown, by the rule of start.js. */
const isHome = () => location.hash.length < 3;

if (isHome() && !Object.keys(settings.last).length) fetchBrought(); // first visit: no opening is prepared
const fetching = files.json<Catalogue>('./data/catalogue.json');
const [catalogue, matches] = await Promise.all([
  fetching,
  openMatches(fetching, (ids, parted) => app && matchesChanged(ids, parted)),
  words.use(language()),
  isHome() && fetchLeft(game => words.fetch(language(), game)),
]).catch(error => {
  window.failStart();
  throw error;
});
for (const { card_points } of catalogue.games) print(card_points);
app = window.taku = makeApp(catalogue, matches);
document.documentElement.lang = app.language = words.language;
const screens = route(app, root, () => isBeginning && !app.notices.length);
const engine = connect({ heard: message => farEnd?.overhear(message) || isFar() || heard(message), progress });
const tableEngine = {
  request: (message: Request) => currentEngine().request(message),
  restart: () => currentEngine().restart(),
  leave: () => isFar() || engine.leave(),
  get owed() {
    return currentEngine().owed;
  },
  get state() {
    return currentEngine().state;
  },
};
const laying = new Laying(app, tableEngine, {
  ready,
  show,
  decided: showDecision,
  goHome: screens.goHome,
  rejoin,
  isOurs: id => farEnd?.id === id,
});
addEventListener('hashchange', () => /^#\/(with|play)\b/.test(location.hash) || engine.wake());
begin();
screens
  .fetchAhead()
  .then(importLazy)
  .then(
    ({ handInWhatWaits }) => {
      performance.mark('all-fetched');
      handInWhatWaits(app).catch(() => {}); // without a database nothing waits
    },
    () => {},
  ); // a missing part is reported when the player needs it
if (!matches.lasting) reportNotStored();
reportLoss();
if (!isStyled()) checkKept(app, 'style');
watchSystem(() => {
  showSettings(settings);
  app.redraw();
});
shelves.addEventListener('full', reportNotStored);
addEventListener('storage', readAgain);
addEventListener('online', () => seekAgain(app, false));
addEventListener('pageshow', ({ persisted }) => persisted && readAgain());
addEventListener('hashchange', () => (app.starting = null));
document.addEventListener('visibilitychange', () => document.hidden && noteHome(app)); // leaving a page hides it first
await app.calm;
fetchOtherWords();
seekOpenings(app);
matches.sweep().catch(() => {});
const update = watchForUpdates(
  () => app.notify({ id: 'update', text: 'notice-update', label: 'update', act: () => update(), patient: true }),
  whole => {
    app.offline = whole;
    app.redraw();
  },
);
