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

const TURN = 800; // milliseconds that the first deal has to itself when the engine is ready

watchPresses(window);
const root = document.getElementById('app') as HTMLElement;
const settings = readSettings();
showSettings(settings);

let app: App;
const words = new Words({ seatName: seat => nameOf(app, seat), isYou: seat => app.isYou(seat) }, lacksWords);
let lacking = false;

/** Checks the files that are kept, once a visit. */
function lacksWords() {
  if (!lacking) checkKept(app, 'texts');
  lacking = true;
}

let engineIsReady: () => void = (): void => {};
const ready: Promise<void> = new Promise(resolve => (engineIsReady = resolve));
let lossIsTold = false;
/** Where a person's decision is on its way to the engine. */
let deciding: StoredMatch | null = null;
/** What answers in the engine's place at the table of its match. */
let far: FarEnd | null = null;
/** Who sits at other devices there. */
let people: Company | null = null;
const isFar = () => far !== null && app.match?.id === far.id;
/** Whoever answers at the table that lies here. */
const answers = () => (isFar() && far) || engine;

const language = () => settings.language || preferredLanguage();

/**
 * Speaks of this game, or of the one before, as soon as the words are there: that they are missing
 * is said, and what is wanted by then is sought again. It never fails.
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

/** So that another language can be chosen without a connection. */
const fetchOtherWords = () => words.fetchAhead().catch(() => {}); // it is asked for again where it is needed

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
  if (message.type === 'wants-move') return answer(message);
  if (isTrial(message)) return screens.heard(message);
  if (message.type === 'unavailable') engine.state === 'loading' ? standsStill() : unavailable();
  else if (!laying.hear(message)) return;
  if (message.type === 'frame') follow(message);
  if (laying.shows(message)) return;
  if (message.type === 'hinted') countHint();
  if (message.type === 'instead') later().then(({ tellInstead }) => tellInstead(app, message));
  if (message.type === 'without') {
    app.notify({ id: 'without', text: 'notice-without' });
    checkKept(app, 'tablebase');
  }
  screens.heard(message);
}

/** What is of no table, and what refuses it. */
const TABLELESS = ['tried-out', 'examined', 'toml-written', 'toml-read'];
const ASKED_ASIDE = ['try-out', 'examine', 'write-toml', 'read-toml'];

/** It is of no table. */
const isTrial = (message: Heard) =>
  TABLELESS.includes(message.type) || (message.type === 'refused' && ASKED_ASIDE.includes(message.request ?? ''));

const later = () => import('./lazy.ts');

/** A bot that somebody has written is to act. Without an answer another plays for it. */
async function answer(asked: WantsMove) {
  const move = await later()
    .then(({ moveOf }) => moveOf(app, asked))
    .catch(() => undefined);
  engine.answer(asked.seed, move);
}

/** As if the engine had said it. */
function show(message: Frame | StepLaid) {
  if (message.type === 'frame') app.viewer = message.view.seat;
  screens.heard(message);
}

/** What is shown next has been decided before: that is carried out when the engine is there. */
const decided = () => screens.heard({ type: 'decided' });

/** Keeps the match in step. */
function follow(frame: Frame) {
  const { match } = app;
  if (!match) return;
  app.viewer = frame.view.seat;
  const { id, result: before } = match;
  record(app, match, frame);
  laying.follow(frame);
  if (deciding === match && frame.log) touched(match);
  if (id) app.matches.keep(match).then(match.result && !before ? finished : isKept, nothingKept);
}

/** A person's decision goes to the engine; it is kept where that is not there yet. */
function decide(move: string) {
  const { match } = app;
  deciding = match;
  if (!match?.id || match.friends || engine.state !== 'loading') return;
  if (match.untouched) {
    touched(match);
    matches.keep(match).catch(nothingKept);
  }
  keepDecision(match, move);
}

/** Somebody has begun to think: from now on the match is one that is gone on with. */
function touched(match: StoredMatch) {
  deciding = null;
  if (!match.untouched) return;
  delete match.untouched;
  noteBack();
  noteBegun(app, match);
}

/** A match in which nobody has decided anything is left for good, unless the way back leads to it. */
function forgetUntouched({ id, untouched }: StoredMatch) {
  if (untouched && matches.known(id) && !leadsBackTo(`#/play/${id}`)) matches.drop(id).catch(() => {});
}

/** What the browser keeps is worth something from the first match on that was played to its end. */
const finished = () => askOnce(app).catch(() => {});

function countHint() {
  if (!app.match?.id) return;
  tallyOf(app.match).hints += 1;
  touched(app.match);
  app.matches.keep(app.match).catch(nothingKept);
}

/** It may yet come by itself: what waits for it goes on waiting. */
function standsStill() {
  app.notify({ id: 'standstill', text: 'notice-standstill', label: 'retry', act: app.retry });
  checkKept(app, 'engine');
}

function unavailable() {
  app.starting = null;
  if (!('WebAssembly' in globalThis)) return app.notify({ id: 'unavailable', text: 'notice-no-webassembly' });
  return notFetched(app, 'engine', app.retry);
}

/** Said once, not after every move. */
const nothingKept = () =>
  app.notices.some(({ id }) => id === 'not-kept') || app.notify({ id: 'not-kept', text: 'notice-not-kept' });

/** What had not been kept before is now. */
const isKept = () => app.matches.lasting && app.notices.some(({ id }) => id === 'not-kept') && app.dismiss('not-kept');

function tellLoss() {
  if (!app.matches.lost || lossIsTold) return;
  lossIsTold = true;
  wereLost(app);
}

/** Another tab has gone on, a file has brought a match further, or the database is there at last. */
function keptAnew(ids: readonly string[], parted: boolean = false) {
  isKept();
  tellLoss();
  if (app.match && ids.includes(app.match.id)) laying.catchUp(app.match, parted);
  if (!ids.length || ids.some(id => app.matches.known(id)?.over !== false)) screens.finished();
  app.redraw();
}

/** Another tab has changed what is kept beside the matches. */
function readAgain() {
  app.lessons.readAgain();
  app.firstGames.readAgain();
  app.practice.readAgain();
  Object.assign(settings, readSettings());
  showSettings(settings);
  speak().then(app.redraw);
}

/** Waits for the engine as long as nothing else is tapped. */
async function wanted(what: string) {
  app.starting = what;
  app.redraw();
  await ready;
  const still = app.starting === what;
  if (still) app.starting = null;
  return still;
}

/** Is a match about to begin before the engine is there? Nothing need be drawn anew until it does. */
let isBeginning = false;

/** Begins a match before the engine is there, where that can be; true also where it is not wanted any more. */
async function startsEarly(key: string, setup: Setup) {
  app.starting = key;
  app.redraw();
  words.fetch(language(), offerAt(app, key)?.game.name ?? '').catch(() => {}); // its table asks for them again
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

/** Takes over what start.js has shown. Where *Play* has been tapped there it stays until there is a match. */
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

/** Opens the room of a match again that was left, or finds it; false if nobody knows the way. */
const rejoin = async (match: StoredMatch) => (await later()).rejoin(app, match);

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
  calm: ready.then(() => new Promise(done => setTimeout(done, TURN))),
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
    if (message.type === 'play') decide(message.move);
    answers().request(message);
  },
  reach(end, company = null) {
    far = end;
    people = company;
    far?.attach(message => far === end && isFar() && heard(message), engine);
  },
  get company() {
    return isFar() ? people : null;
  },
  reaches: ({ id, friends }) => !friends || far?.id === id,

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
    return answers().state;
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
    if (!(await wanted(key))) return;
    const { game } = offerAt(app, key) as Offer;
    // Cards that come from somewhere come with those who sit there.
    const seats = seed ? setup.seats : temperedHere(app, game, setup);
    const match = newMatch(game.name, { ...setup, seats }, seed);
    const begun = (await begunBefore(app, match)) ?? match;
    if (rival) begun.rival = rival;
    if (begun === match || rival) await app.sit(begun);
    else app.go(`#/play/${begun.id}`);
    if (!seed) seekOpenings(app); // what has been used last may be something else
  },
  async sit(match) {
    await matches.keep(match).catch(nothingKept);
    app.go(`#/play/${match.id}`);
  },
  async resume(id) {
    if ((await laying.canShow(id)) || (await wanted(id))) app.go(`#/play/${id}`);
  },
  open: id => laying.open(id),
  leave() {
    const { match } = app;
    if (isFar()) far?.rest();
    laying.leave();
    if (match?.own) later().then(({ letRest }) => letRest());
    if (match) forgetUntouched(match);
  },
  lay: (request, head, rest, known) => laying.lay(request, head, rest, known),
  async erase() {
    await later().then(
      ({ leaveRoom, forgetClasses }) => {
        leaveRoom();
        forgetClasses();
      },
      () => {}, // what is not there has no rooms
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

/** As start.js has it. */
const isHome = () => location.hash.length < 3;

if (isHome() && !Object.keys(settings.last).length) fetchBrought(); // nothing lies ready yet
const fetching = files.json<Catalogue>('./data/catalogue.json');
const [catalogue, matches] = await Promise.all([
  fetching,
  openMatches(fetching, (ids, parted) => app && keptAnew(ids, parted)),
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
const engine = connect({ heard: message => far?.overhear(message) || isFar() || heard(message), progress });
const asked = {
  request: (message: Request) => answers().request(message),
  restart: () => answers().restart(),
  leave: () => isFar() || engine.leave(),
  get owed() {
    return answers().owed;
  },
  get state() {
    return answers().state;
  },
};
const laying = new Laying(app, asked, {
  ready,
  show,
  decided,
  goHome: screens.goHome,
  rejoin,
  isOurs: id => far?.id === id,
});
addEventListener('hashchange', () => /^#\/(with|play)\b/.test(location.hash) || engine.wake());
begin();
screens
  .fetchAhead()
  .then(later)
  .then(
    ({ handInWhatWaits }) => {
      performance.mark('all-fetched');
      handInWhatWaits(app).catch(() => {}); // without a database nothing waits
    },
    () => {},
  ); // who goes where nothing is, is told
if (!matches.lasting) nothingKept();
tellLoss();
if (!isStyled()) checkKept(app, 'style');
watchSystem(() => {
  showSettings(settings);
  app.redraw();
});
shelves.addEventListener('full', nothingKept);
addEventListener('storage', readAgain);
addEventListener('online', () => seekAgain(app, false));
addEventListener('pageshow', ({ persisted }) => persisted && readAgain());
addEventListener('hashchange', () => (app.starting = null));
document.addEventListener('visibilitychange', () => document.hidden && noteHome(app)); // whoever leaves a page hides it
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
