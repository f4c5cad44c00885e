import type { App, Heard } from './app.ts';
import { print } from './art/card.ts';
import * as files from './browser/files.ts';
import { announce } from './browser/live.ts';
import { watchForUpdates } from './browser/update.ts';
import { eraseDaily } from './kept/daily.ts';
import { hold, letGo } from './kept/hold.ts';
import { askOnce } from './kept/lasting.ts';
import { openLessons } from './kept/lessons.ts';
import { HUMAN } from './kept/match-shape.ts';
import { openPractice } from './kept/practice.ts';
import { eraseSettings, keepSetting, readSettings, showSettings, watchSystem } from './kept/preferences.ts';
import { shelves } from './kept/shelf.ts';
import { openMatches } from './kept/store.ts';
import type { Fault, Matches, StoredMatch } from './kept/types.ts';
import { begunBefore } from './model/daily.ts';
import { isOwnSeat, nameOf, newMatch, record, save, setupOf } from './model/matches.ts';
import { found, notFetched, seekAgain } from './model/missing.ts';
import { notOpened, wereLost } from './model/notices.ts';
import { nowhere } from './model/nowhere.ts';
import type { Offer } from './model/offers.ts';
import { offerAt } from './model/offers.ts';
import { tallyOf } from './model/result.ts';
import type { Catalogue, Frame, Progress, Refused } from './protocol.d.ts';
import { route } from './router.ts';
import { noteHome, takeOver } from './takeover.ts';
import { connect } from './wire/engine.ts';
import { Order } from './wire/order.ts';
import { forget } from './wire/snapshot.ts';
import { preferredLanguage, Words } from './words/words.ts';

const TURN = 800; // milliseconds that the first deal has to itself when the engine is ready
const PATIENCE = 1000; // milliseconds that a table waits for one that has been left; most are laid in a few

const root = document.getElementById('app') as HTMLElement;
const settings = readSettings();
showSettings(settings);

let app: App;
const words = new Words({ seatName: seat => nameOf(app, seat), isYou: seat => app.isYou(seat) });

let engineIsReady: () => void = (): void => {};
const ready: Promise<void> = new Promise(resolve => (engineIsReady = resolve));
let begin: () => void = (): void => {};
const begun = new Promise(resolve => (begin = () => resolve(undefined)));
const engine = connect({
  heard: message => begun.then(() => heard(message)),
  progress: now => begun.then(() => progress(now)),
});
/** Where the engine has died last: at which table, and how far that had got. */
let crashed: { table: string | StoredMatch; at: number } | null = null;
/** Has it been given what is no match of this device? That may be anything that somebody has sent. */
let foreign = false;
const order = new Order(engine);
/** Whose turn it is to lay the table: whoever begins to, or leaves it, ends the turn of who did before. */
let turn = 0;
let lossIsTold = false;
/** The match that is to be taken from another tab. */
let forced = '';

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
}

const takeTurn = () => {
  const mine = ++turn;
  return () => mine === turn;
};

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
  if (message.type === 'answered') return order.answered();
  if (message.type === 'crash') restart();
  else if (message.type === 'unavailable') engine.state === 'loading' ? standsStill() : unavailable();
  else if (!order.isNow) return;
  if (message.type === 'frame') follow(message);
  if (message.type === 'hinted') countHint();
  if (message.type === 'without') app.notify({ id: 'without', text: 'notice-without' });
  if (message.type === 'refused' && message.request === 'load') notUnderstood(faultIn(message));
  else screens.heard(message);
}

/** Keeps the match in step. */
function follow(frame: Frame) {
  const { match } = app;
  if (!match) return;
  app.viewer = frame.view.seat;
  const { id, result: before } = match;
  record(match, frame);
  if (id) app.matches.keep(match).then(match.result && !before ? finished : isKept, nothingKept);
}

/** What the browser keeps is worth something from the first match on that was played to its end. */
const finished = () => askOnce(app).catch(() => {});

function countHint() {
  if (!app.match?.id) return;
  tallyOf(app.match).hints += 1;
  app.matches.keep(app.match).catch(nothingKept);
}

/** Why a match cannot be loaded. */
const faultIn = ({ part, entry }: Refused): Fault => ({
  part: entry ? 'move' : (part ?? 'whole'),
  entry: entry?.number ?? 0,
});

function load() {
  const { match } = app;
  if (!match) return;
  order.lay(match.request ?? { type: 'load', save: save(match) });
  const stuck = foreign && order.waits;
  foreign = stuck || !match.id;
  if (stuck) setTimeout(abandon, PATIENCE, match);
}

/** Nobody waits for a table that has been left, however long the engine would still be at it. */
function abandon(match: StoredMatch) {
  if (!order.waits || app.match !== match) return;
  engine.restart();
  order.restart();
  load();
}

/** The engine is a new one: it gets the match again, but not twice at the same place. */
function restart() {
  order.restart();
  const { match } = app;
  if (!match || !order.laid) return; // else it is about to be
  const here = { table: match.id || match, at: match.request?.type === 'open' ? match.request.at : match.log.length };
  if (crashed?.table === here.table && crashed.at === here.at)
    return match.id ? notUnderstood({ part: 'crash', entry: 0 }) : notLaid();
  crashed = here;
  load();
  app.notify({ id: 'restarted', text: 'notice-restarted' });
}

function notUnderstood(fault: Fault) {
  const { match } = app;
  if (!match?.id) return;
  app.matches.setAside(match.id, fault);
  screens.goHome();
  notOpened(app, fault);
}

/** It may yet come by itself: what waits for it goes on waiting. */
const standsStill = () => app.notify({ id: 'standstill', text: 'notice-standstill', label: 'retry', act: app.retry });

/** Home, with a word that this cannot be laid; the way back does not lead there again. */
function notLaid() {
  location.replace('#/');
  screens.goHome();
  app.notify({ id: 'not-laid', text: 'notice-not-laid' });
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
  if (app.match && ids.includes(app.match.id)) catchUp(app.match, parted);
  if (!ids.length || ids.some(id => app.matches.known(id)?.over !== false)) screens.finished();
  app.redraw();
}

/** The match on the table goes on from where it has got without it. */
function catchUp({ id }: StoredMatch, parted: boolean) {
  const now = app.matches.known(id);
  if (!now || now === app.match) return;
  app.match = now;
  load();
  app.notify({ id: 'further', text: 'notice-further', args: { parted: String(parted) } });
}

/** Another tab has changed what is kept beside the matches. */
function readAgain() {
  app.lessons.readAgain();
  app.practice.readAgain();
  Object.assign(settings, readSettings());
  showSettings(settings);
  speak().then(app.redraw);
}

/** Another tab has the match on its table. */
function elsewhere(id: string) {
  app.notify({ id: 'elsewhere', text: 'notice-elsewhere', label: 'play-here', act: () => playHere(id) });
  app.go('#/');
}

function playHere(id: string) {
  forced = id;
  app.go(`#/play/${id}`);
}

/** Another tab has taken the match that was on the table. */
function taken() {
  screens.goHome();
  app.notify({ id: 'taken', text: 'notice-taken' });
}

/** There is no such match, or none that can be opened. */
function notThere(id: string) {
  const fault = app.matches.faultOf(id);
  if (fault) notOpened(app, fault);
  else nowhere(app);
}

/** What was said of a table that is no longer there. */
const forgetNotices = (...ids: string[]) => {
  app.notices = app.notices.filter(({ id }) => !ids.includes(id));
};

/** This match is on the table from now on; the engine is given it next. */
function put(match: StoredMatch) {
  order.clear();
  app.match = match;
  app.viewer = match.head.seats.indexOf(HUMAN);
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

const makeApp = (catalogue: Catalogue, matches: Matches): App => ({
  catalogue,
  settings,
  matches,
  lessons: openLessons(),
  practice: openPractice(),
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
  told: text => words.told(text[words.language] ?? ''),
  toldPlain: text => words.toldPlain(text[words.language] ?? ''),
  has: id => words.has(id),
  cardName: name => words.cardName(name),
  seatName: seat => nameOf(app, seat),
  isYou: seat => isOwnSeat(app, seat),
  game: name => catalogue.games.find(game => game.name === name),
  useGame: speak,
  speaks: game => words.game === game,
  announce,
  redraw: () => screens.draw(),
  request: message => engine.request(message),

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
  go(hash) {
    location.hash = hash;
  },
  get engineState() {
    return engine.state;
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
  async start(key, setup = app.setup(key), seed) {
    if (!seed) app.alter('last', last => ({ ...last, [key]: setup }));
    if (!(await wanted(key))) return;
    const match = newMatch((offerAt(app, key) as Offer).game.name, setup, seed);
    const begun = await begunBefore(app, match);
    if (begun) app.go(`#/play/${begun.id}`);
    else await app.sit(match);
  },
  async sit(match) {
    await matches.keep(match).catch(nothingKept);
    app.go(`#/play/${match.id}`);
  },
  async resume(id) {
    if (await wanted(id)) app.go(`#/play/${id}`);
  },
  async open(id) {
    const stays = takeTurn();
    const force = forced === id;
    forced = '';
    const held = await hold(id, () => stays() && taken(), force);
    const match = held && stays() ? await matches.open(id) : null;
    if (!stays()) return;
    if (!held) return elsewhere(id);
    if (!match) return notThere(id);
    forgetNotices('elsewhere', 'taken');
    put(match);
    await speak(match.head.game);
    if (!stays()) return;
    load();
    app.redraw();
  },
  leave() {
    takeTurn();
    order.clear();
    app.match = null;
    forgetNotices('restarted');
    letGo();
  },
  async lay(request, head, rest = {}) {
    const stays = takeTurn();
    put({ id: '', head, log: [], names: [], when: 0, glance: null, over: false, request, ...rest });
    await Promise.all([speak(head.game).then(app.redraw), ready]);
    if (stays()) load();
  },
  async erase() {
    const gone = await matches.erase().then(
      () => true,
      () => false,
    );
    app.lessons.erase();
    app.practice.erase();
    eraseDaily();
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
    app.notices = app.notices.filter(notice => notice.id !== id);
    app.redraw();
  },
});

const fetching = files.json<Catalogue>('./data/catalogue.json');
const [catalogue, matches] = await Promise.all([
  fetching,
  openMatches(fetching, (ids, parted) => app && keptAnew(ids, parted)),
  words.use(language()),
]).catch(error => {
  window.first.tell('not-fetched');
  throw error;
});
for (const { card_points } of catalogue.games) print(card_points);
app = window.taku = makeApp(catalogue, matches);
document.documentElement.lang = app.language = words.language;
const screens = route(app, root);
takeOver(root, screens.follow);
screens.fetchAhead().then(
  () => performance.mark('all-fetched'),
  () => {},
); // who goes where nothing is, is told
begin();
if (!matches.lasting) nothingKept();
tellLoss();
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
const update = watchForUpdates(
  () => app.notify({ id: 'update', text: 'notice-update', label: 'update', act: () => update(), patient: true }),
  whole => {
    app.offline = whole;
    app.redraw();
  },
);
