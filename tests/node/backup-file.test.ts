/** The backup file: every kind of data goes there and back, and which damaged part is named. */

import './browser.ts';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { beforeEach, test } from 'node:test';
import type { App } from '../../web/app.ts';
import { asJson } from '../../web/browser/json.ts';
import type { Catalogue } from '../../web/protocol.d.ts';
import type { DataFile } from '../../web/storage/backup-file.ts';
import { countsOf, FileError, gather, namesIn, read, takeIn } from '../../web/storage/backup-file.ts';
import { below } from '../../web/storage/database.ts';
import { dateOf, datesOf, isDate } from '../../web/storage/dates.ts';
import { KINDS } from '../../web/storage/kinds.ts';
import { eraseLocalStore, isAnythingStored } from '../../web/storage/local-store.ts';
import { MatchStore } from '../../web/storage/match-store.ts';
import { KEY_PREFIXES, LOCAL_KEYS } from '../../web/storage/places.ts';
import { DEFAULTS, keepSetting } from '../../web/storage/preferences.ts';
import { begun, markOf } from '../../web/storage/review-store.ts';
import type { OwnRules, Settings } from '../../web/storage/stored-types.ts';
import { dateIn } from '../../web/words/formatting.ts';
import { erase, localStorage, put } from './browser.ts';

const LED = ['deal AC QS 3D 4D AH | 5C KS 9D TD JD | 3C 6D 8D 2S 3S | 2C 7D QD 4S 5S', ...['2C', 'AC', '5C', '3C']];
const HEAD = { format: 1, game: 'hearts', options: { passing: false }, seed: 's', seats: ['human', 'easy', 'easy'] };
const RESULT = { seat: 0, sides: 3, places: [1, 2, 2], points: [20, 30, 30], rounds: 5, boxes: { ones: 3 } };
const UNFINISHED = { id: 'u', head: HEAD, log: LED, names: ['', '', ''], when: 1e12, glance: null, over: false };
const FINISHED = {
  ...UNFINISHED,
  id: 'r',
  log: [],
  over: true,
  result: RESULT,
  tally: { time: 1, hints: 2, undone: 3 },
};
const SENTENCE = { id: 'lead-low', seat: null, args: { cards: '4D' } };
const REVIEWED = {
  ...{ entry: 5, round: 1, kind: 'leading', move: 'QS', best: '4D', loss: 12.5, error: 0.6, clear: true, plain: false },
  ...{ unit: 'round', least: 1, better: 0.9, good: ['4D'], expected: [15, 4, 4], why: SENTENCE, reason: SENTENCE },
  weighed: [{ move: '4D', say: SENTENCE, mean: -1.5, error: 0.6, worlds: 96 }],
};
const MISTAKE = {
  ...{ id: 'm/5', head: HEAD, log: LED, names: ['', '', ''], when: 1, seat: 0, reviewed: REVIEWED },
  ...{ stage: 0, due: '2020-01-01', answered: 0 },
};
const SETUP = { options: { target: 75 }, seats: ['human'], names: [''] };
const LEARNT = { at: 1, stars: ['star'], when: 1 };
const STANDING = { kinds: { moon: 0.5 }, rules: { moon: 1 }, answered: 2, right: 1, streak: 1, best: 1 };
const ANSWERS = [{ id: 'acb6c094', kind: 'ducking', when: 1, right: false, loss: 4.2 }];
const FIRST = { log: ['deal', '2C'], met: ['aim'], over: false, when: 7 };
const BOT = { id: 'b', revision: 1, when: 1, game: 'hearts', name: 'b.py', code: 'x' };
const LESSON = { format: 1, game: 'hearts', title: { en: 'One' }, step: [{ setup: ['deal 2C'], accept: ['2C'] }] };
const OWN = { id: 'o', revision: 1, when: 1, lesson: LESSON };
const GIVEN = { id: 'g', when: 1, document: LESSON, took: [[{ tries: 1, right: true, wrong: 0 }]] };
const SLIP = { id: 'AAAA Aki', print: 1, code: 'AAAA', name: 'Aki', when: 1 };
const EVENT = {
  ...{ game: 'hearts', deals: 1, level: 'easy', seed: 's', options: {}, seats: 4, name: 'Club', until: '' },
  ...{ engine: 'e', taku: 'event', format: 1 },
};
const STORED_EVENT = {
  ...{ id: 'e0', event: EVENT, heads: [{ ...HEAD, seed: 's/1' }], when: 1, name: 'Ann' },
  own: { 1: { match: 'r', log: ['deal', '2C'], again: false } },
};
const SENT = {
  event: 'e0',
  name: 'Ben',
  deals: [{ log: ['deal', '2C'], again: true }],
  engine: 'e',
  taku: 'result',
  format: 1,
};
const REVIEW = begun({ id: 'r', log: '0-1', seat: 0, seed: 'r' });

/** A part of a file for every kind; one that is missing does not compile. */
const PARTS: Record<keyof typeof KINDS, object> = {
  matches: [{ ...FINISHED, turn: 4 }, UNFINISHED],
  lessons: { 'hearts/moon': LEARNT },
  practice: { hearts: STANDING },
  training: { hearts: ANSWERS },
  mistakes: [MISTAKE],
  first: { 'hearts/first': FIRST },
  settings: { theme: 'dark', last: { hearts: SETUP }, rules: { hearts: [{ name: 'S', options: { target: 50 } }] } },
  reviews: [REVIEW],
  bots: [BOT],
  own: [OWN],
  given: [GIVEN],
  slips: [SLIP],
  events: [STORED_EVENT],
  results: [{ id: 'e0.1', event: 'e0', when: 1, result: SENT }],
};

/** A file as the page writes it, with these parts in it. */
const file = (parts: object) => ({
  ...{ taku: 'data', format: 1, when: '', settings: {}, lessons: {}, practice: {}, matches: [] },
  ...parts,
});

const readFile = (content: unknown) =>
  read(new Blob([typeof content === 'string' ? content : JSON.stringify(content)]));

/** Return why a file is refused, and the part that is wrong. */
const fault = (content: unknown) =>
  readFile(content).then(
    () => null,
    error => (error instanceof FileError ? [error.fault, error.part] : Promise.reject(error)),
  );

const WHOLE = file(PARTS);

beforeEach(erase);

Object.assign(globalThis, { document: new EventTarget() });
const catalogue = {
  games: [
    {
      ...{ name: 'hearts', options: [{ name: 'passing', among: [true, false] }], seats: [3] },
      ...{ levels: ['easy'], tempers: {} },
    },
  ],
} as unknown as Catalogue;

/** A page with empty stores and these preferences. */
async function page(here: Partial<Settings> = {}) {
  const settings: Settings = { ...structuredClone(DEFAULTS), ...here };
  const set = <K extends keyof Settings>(name: K, value: Settings[K]) => {
    settings[name] = value;
    keepSetting(name, value);
  };
  const alter = <K extends keyof Settings>(name: K, change: (value: Settings[K]) => Settings[K]) =>
    set(name, change(settings[name]));
  const matches = await MatchStore.open(Promise.resolve(catalogue), () => {});
  return { settings, set, alter, matches } as unknown as App;
}

/** Import a file. */
const taken = async (app: App, content: unknown) => takeIn(app, await readFile(content), () => {});

/** All that a file contains, as it is written, except when and how often. */
const written = async (app: App): Promise<DataFile> =>
  JSON.parse(JSON.stringify({ ...(await gather(app)), when: '' }, (key, value) => (key === 'revision' ? 0 : value)));

// A match of the library, and what the library reads (tests/test_saves.py)

const exchanged = (name: string) => JSON.parse(readFileSync(new URL(`../exchange/${name}`, import.meta.url), 'utf8'));

test('a match that the terminal has saved is imported once', async () => {
  const app = await page();
  const save = exchanged('terminal.json');
  const earlier = { ...save, log: save.log.slice(0, -1) };
  const rest = { lessons: 0, practice: 0, preferences: 0, renamed: 0, rules: 0 };
  assert.deepEqual(await taken(app, earlier), { matches: 1, further: 0, same: 0, ...rest });
  assert.deepEqual(await taken(app, save), { matches: 0, further: 1, same: 0, ...rest });
  assert.deepEqual(await taken(app, save), { matches: 0, further: 0, same: 1, ...rest });
  assert.deepEqual(await taken(app, { ...save, seed: 'other' }), { matches: 1, further: 0, same: 0, ...rest });
  const [{ head, log }] = app.matches.list().filter(({ head }) => head.seed === save.seed);
  assert.deepEqual({ ...head, log }, save);
});

test('a damaged save of the terminal is refused by its part', async () => {
  const save = exchanged('terminal.json');
  assert.deepEqual(await fault({ ...save, log: [3] }), ['part', 'matches[0].log[0]']);
  assert.deepEqual(await fault({ ...save, seats: 3 }), ['part', 'matches[0].head.seats']);
  assert.deepEqual(await fault({ ...save, format: 2 }), ['part', 'matches[0].format']);
  assert.deepEqual(await fault({ ...save, seats: undefined }), ['foreign', '']);
});

test('what the page saves is what the terminal reads', async () => {
  const app = await page();
  await taken(app, exchanged('page.json'));
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
  const saved = await written(app);
  assert.deepEqual([saved.taku, saved.format], ['data', 1]);
  assert.deepEqual(saved.matches?.sort(byId), exchanged('page.json').matches.sort(byId));
});

// Every registered kind of data

test('every kind of data is exported and counted, and comes back after everything was erased', async () => {
  const app = await page();
  const fresh = await written(app);
  await taken(app, WHOLE);
  const file = await written(app);
  for (const name of Object.keys(KINDS)) assert.notDeepEqual(Reflect.get(file, name), Reflect.get(fresh, name), name);
  assert.deepEqual(countsOf(file), {
    ...{
      over: 1,
      open: 1,
      lessons: 1,
      answers: 2,
      training: 1,
      mistakes: 1,
      first: 1,
      rules: 1,
      preferences: 2,
      reviews: 1,
    },
    ...{ bots: 1, own: 1, given: 1, slips: 1, events: 1, results: 1 },
  });
  const { rules, bots, own, given } = namesIn(file);
  assert.deepEqual(
    { rules, bots, own, given },
    {
      ...{ rules: [{ en: 'S' }], bots: [{ en: 'b.py' }], own: [{ en: 'One' }], given: [{ en: 'One' }] },
    },
  );
  await app.matches.erase();
  eraseLocalStore();
  assert.deepEqual([await written(await page()), isAnythingStored(), await below('')], [fresh, false, []]);
  const again = await page();
  await taken(again, file);
  assert.deepEqual(await written(again), file);
});

test('a file of any kind that is imported twice changes nothing the second time', async () => {
  for (const [name, part] of Object.entries(PARTS)) {
    const app = await page();
    await taken(app, file({ matches: PARTS.matches, [name]: part }));
    const before = await written(app);
    const { same, ...came } = await taken(app, file({ [name]: part }));
    assert(
      Object.values(came).every(number => number === 0),
      name,
    );
    assert.deepEqual(await written(app), before, name);
  }
});

test('a damaged entry of any kind is named, and left out alone if the last resort has saved it', async () => {
  for (const [name, part] of Object.entries(PARTS)) {
    const damaged = Array.isArray(part) ? [...part, 7] : { ...part, 'x/y': 7, sounds: 7 };
    const [why, where] = (await fault(file({ [name]: damaged }))) ?? [];
    assert.deepEqual([why, where?.split(/\W/, 1)[0]], ['part', name]);
    const intact = await readFile(file({ unchecked: true, [name]: damaged }));
    assert.deepEqual(Reflect.get(intact, name), Reflect.get(await readFile(file({ [name]: part })), name), name);
    await readFile(file({ unchecked: true, [name]: null }));
  }
});

test('what the last resort saves of every kind is imported', async () => {
  const app = await page();
  await taken(app, WHOLE);
  const { reviews, ...kept } = await written(app); // reviews can be computed again
  const parts: Record<string, unknown> = {};
  for (const [name, key] of Object.entries(LOCAL_KEYS)) parts[name] = JSON.parse(localStorage.getItem(key) ?? '{}');
  for (const [name, places] of Object.entries(KEY_PREFIXES))
    parts[name] = (await Promise.all(places.map(below))).flat().map(([, value]) => value);
  await erase();
  const again = await page();
  await taken(again, file({ unchecked: true, ...parts }));
  assert.deepEqual(await written(again), { ...kept, reviews: [] });
});

/** Return the way to each number in a value. */
const numbers = (value: unknown, way: string[] = []): string[][] => {
  if (typeof value === 'number') return [way];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => numbers(part, [...way, name]));
};

function changed(value: unknown, [name, ...rest]: string[], then: unknown): unknown {
  if (name === undefined) return then;
  const part = changed(Reflect.get(value as object, name), rest, then);
  return Array.isArray(value) ? value.with(Number(name), part) : { ...(value as object), [name]: part };
}

test('every number in a file has bounds', async () => {
  const free = ['time', 'hints', 'undone'].map(part => `matches.0.tally.${part}`); // facts about how a match was played may be missing
  free.push('reviews.0.version'); // a review of another version is computed again
  const places = numbers(WHOLE);
  assert(places.length > 55, `${places.length}`);
  for (const place of places)
    for (const absurd of [1e17, -1e17])
      if (!free.includes(place.join('.')))
        assert.notEqual(await fault(changed(WHOLE, place, absurd)), null, `${place.join('.')} = ${absurd}`);
});

const match = (parts: object) => ({ ...FINISHED, ...parts });
const result = (parts: object) => file({ matches: [match({ result: { ...RESULT, ...parts } })] });

const DAMAGED: [part: string, content: object][] = [
  ['format', file({ format: '1' })],
  ['settings', file({ settings: null })],
  ['settings.theme', file({ settings: { theme: 'pink' } })],
  ['settings.last.hearts.seats[0]', file({ settings: { last: { hearts: { ...SETUP, seats: [7] } } } })],
  ['settings.rules.hearts[0].name', file({ settings: { rules: { hearts: [{ options: {} }] } } })],
  ['lessons.a/b.at', file({ lessons: { 'a/b': { ...LEARNT, at: 5e9 } } })],
  ['lessons.a/b.stars', file({ lessons: { 'a/b': { ...LEARNT, stars: Array(5000).fill('') } } })],
  ['lessons.a/b.stars[1]', file({ lessons: { 'a/b': { ...LEARNT, stars: ['', 'gold'] } } })],
  ['practice.hearts', file({ practice: { hearts: [1] } })],
  ['practice.hearts.right', file({ practice: { hearts: { ...STANDING, right: -1 } } })],
  ['first.hearts/first.met[1]', file({ first: { 'hearts/first': { ...FIRST, met: ['aim', 1] } } })],
  ['matches', file({ matches: { 0: FINISHED } })],
  ['matches[0].log', file({ matches: [match({ log: 'deal' })] })],
  ['matches[0].log[1]', file({ matches: [match({ log: ['deal', 'x'.repeat(60_000)] })] })],
  ['matches[1].log', file({ matches: [FINISHED, match({ log: Array(1001).fill('x'.repeat(1000)) })] })],
  ['matches[1].head.seats[0]', file({ matches: [FINISHED, match({ head: { ...HEAD, seats: [{}] } })] })],
  ['matches[0].result.sides', result({ sides: 300_000_000 })],
  ['matches[0].result.points[1]', result({ points: [5, 1e300, 5] })],
  ['matches[0].result.seat', result({ seat: 3 })],
  ['mistakes[0].due', file({ mistakes: [{ ...MISTAKE, due: '1e9-01-01' }] })],
  ['mistakes[0].answered', file({ mistakes: [{ ...MISTAKE, answered: -1 }] })],
  ['mistakes[0].log[0]', file({ mistakes: [{ ...MISTAKE, log: ['x'.repeat(3000)] }] })],
  ['mistakes[0].reviewed', file({ mistakes: [{ ...MISTAKE, log: [] }] })],
  ['bots[0].code', file({ bots: [{ ...BOT, code: 7 }] })],
  ['own[0].lesson.step', file({ own: [{ ...OWN, lesson: { ...LESSON, step: 7 } }] })],
  ['given[0].took[0][0].right', file({ given: [{ ...GIVEN, took: [[{ tries: 1, right: 1, wrong: 0 }]] }] })],
  ['slips[0].print', file({ slips: [{ ...SLIP, print: -1 }] })],
];

for (const [part, content] of DAMAGED)
  test(`a file with a damaged part is refused, and the part named: ${part}`, async () => {
    assert.deepEqual(await fault(content), ['part', part]);
  });

test('a name of every object is no name of a record', async () => {
  const text = JSON.stringify(file({})).replace('"lessons":{}', '"lessons":{"__proto__":1}');
  assert.deepEqual(await fault(text), ['part', 'lessons.__proto__']);
});

test('a file that is no data of the page is refused, and why', async () => {
  for (const text of ['', '{', '\0', '[[', '<img src=x>']) assert.deepEqual(await fault(text), ['unreadable', '']);
  for (const text of ['null', '7', '"taku"', '[]', '{}', '{"taku": {"data": 1}}', '{"toString": 1}'])
    assert.deepEqual(await fault(text), ['foreign', '']);
  assert.deepEqual(await fault(file({ format: 2 })), ['newer', '']);
  const large = { size: 65_000_000, text: () => assert.fail('it was read') };
  await assert.rejects(read(large as unknown as Blob), { fault: 'large' });
});

test('a match comes in with its known parts alone, and with proper names', async () => {
  const odd = { wish: { type: 'hint' }, open: true, head: { ...HEAD, more: 1 }, names: ['\u202eevil', '', ''] };
  const { matches } = await readFile(file({ matches: [match(odd)], more: 'x' }));
  const [found] = matches as unknown as Record<string, object>[];
  assert.deepEqual([found.wish, found.open, Reflect.has(found.head, 'more')], [undefined, undefined, false]);
  assert.deepEqual(found.names, ['evil', '', '']);
});

test('a slip or a lesson that cannot be read is left out of a file', async () => {
  await put({ 'slip:AAAA Aki': SLIP, 'given:g': GIVEN, 'slip:damaged': 7 });
  const app = await page({
    last: { hearts: SETUP, haggis: 7 },
    rules: { hearts: [{ name: '\u202eS', options: {} }, 7] },
  } as never);
  const { slips, given, settings } = await written(app);
  assert.deepEqual([slips, given], [[SLIP], [GIVEN]]);
  assert.deepEqual([settings?.last, settings?.rules], [{ hearts: SETUP }, { hearts: [{ name: 'S', options: {} }] }]);
});

test('a slip with a name and without stays one learner when a file brings it', async () => {
  const nameless = { id: 'AAAA', print: 1, code: 'AAAA', name: '', when: 9 };
  await put({ 'slip:AAAA': nameless });
  const app = await page();
  assert.equal((await taken(app, file({ slips: [SLIP] }))).slips, 0);
  assert.deepEqual((await written(app)).slips, [{ ...SLIP, when: 9 }]);
  await taken(app, file({ slips: [nameless] }));
  assert.deepEqual((await written(app)).slips, [{ ...SLIP, when: 9 }]);
});

// Damaged fields

/** Values that a database can hold in the place of any other. */
const ODD = [5n, new Date(1e12), new Map(), Number.NaN, 8.64e15, -8.64e15, undefined, [undefined]];

/** Return the way to each part of a value, but for its id. */
const ways = (value: unknown, way: string[] = []): string[][] => {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const all = inner.flatMap(([name, part]) => (name === 'id' ? [] : ways(part, [...way, name])));
  return way.length ? [way, ...all] : all;
};

/** Every way to damage one part of a stored value, each under a key of its own. */
const damaged = (place: string, value: object, idOf: (at: number) => string) =>
  Object.fromEntries(
    ways(value)
      .flatMap(way => ODD.map(odd => changed(value, way, odd) as object))
      .map((one, at) => [place + idOf(at), { ...one, id: idOf(at) }]),
  );

test('a stored entry with any damaged part leaves all others readable', async () => {
  const entries = {
    ...damaged('match:', UNFINISHED, at => `u${at}`),
    ...damaged('over:', FINISHED, at => `r${at}`),
    ...damaged('mistake:', MISTAKE, at => `m${at}/5`),
    ...damaged('bot:', BOT, at => `b${at}`),
    ...damaged('lesson:', OWN, at => `o${at}`),
    ...damaged('given:', GIVEN, at => `g${at}`),
    ...damaged('slip:', SLIP, at => `AAAA ${at}`),
  };
  assert(Object.keys(entries).length > 1000);
  await put({ ...entries, 'match:u': UNFINISHED, 'mistake:m/5': MISTAKE, 'lesson:o': OWN, 'bot:b': BOT });
  const app = await page();
  const found = await gather(app);
  const saved = JSON.parse(asJson(found));
  assert(saved.matches.some(({ id }: { id: string }) => id === 'u'));
  for (const { when } of [found.matches, found.mistakes, found.bots, found.own, found.given, found.slips].flatMap(
    all => all ?? [],
  )) {
    dateIn('en', when, { dateStyle: 'medium', timeStyle: 'short' });
    assert.match(dateOf(when), /^\d{4}-\d\d-\d\d$/);
  }
  for (const match of found.matches ?? []) assert(isDate(datesOf(match).began), match.id);
  await taken(app, file({ own: [{ ...OWN, id: 'n', lesson: { ...LESSON, title: { en: 'Two' } } }] }));
});

// Imports beside existing data

test('a mistake keeps its content and its stage where an import has more answers', async () => {
  const app = await page();
  const here = { ...MISTAKE, stage: 2, answered: 5 };
  await taken(app, file({ mistakes: [here] }));
  const other = { ...MISTAKE, names: ['Eve', '', ''], due: '2030-01-01' };
  await taken(app, file({ mistakes: [{ ...other, stage: 0, answered: 9 }] }));
  assert.deepEqual((await written(app)).mistakes, [here]);
  await taken(app, file({ mistakes: [{ ...other, stage: 3, answered: 9 }] }));
  assert.deepEqual((await written(app)).mistakes, [{ ...here, due: '2030-01-01', stage: 3, answered: 9 }]);
});

test('a match that goes on keeps the names and the devices that are known here', async () => {
  const app = await page();
  const friends = { here: [0], commitments: ['a'] };
  await taken(app, file({ matches: [{ ...UNFINISHED, names: ['Ann', '', ''], friends }] }));
  const longer = {
    ...UNFINISHED,
    log: [...LED, 'QS'],
    names: ['Eve', '', ''],
    friends: { here: [1], commitments: [] },
  };
  assert.equal((await taken(app, file({ matches: [longer] }))).further, 1);
  const [match] = (await written(app)).matches ?? [];
  assert.deepEqual([match.log.length, match.names[0], match.friends], [LED.length + 1, 'Ann', friends]);
});

test('a review of another course of a match takes no place of the own one', async () => {
  const app = await page();
  const own = { ...REVIEW, log: markOf(FINISHED.log) };
  await taken(app, file({ matches: [FINISHED], reviews: [own] }));
  for (const other of [
    { ...own, log: '9-x' },
    { ...own, seed: 'forged' },
  ])
    await taken(app, file({ reviews: [other] }));
  assert.deepEqual(
    (await written(app)).reviews?.map(({ log, seed }) => [log, seed]),
    [[own.log, own.seed]],
  );
});

// Preferences

const set = (name: string, target: number) => ({ name, options: { target } });
const rules = (...hearts: OwnRules[]) => file({ settings: { rules: { hearts } } });

test('house rules come in once, and under another name where theirs is taken', async () => {
  const app = await page({ rules: { hearts: [set('Sunday', 75)] } });
  const { rules: added, renamed } = await taken(app, rules(set('Sunday', 50), set('Sunday', 75), set('', 1)));
  assert.deepEqual(app.settings.rules.hearts, [set('Sunday', 75), set('Sunday 2', 50)]);
  assert.deepEqual([added, renamed], [1, 1]);
  assert.equal((await taken(app, rules(set('Sunday', 50)))).rules, 0);
});

test('a preference that was chosen here stays', async () => {
  const app = await page({ theme: 'contrast' });
  const came = await taken(app, file({ settings: { theme: 'dark', speed: 'fast', yourName: '\u202e Yuki' } }));
  const { theme, speed, yourName } = app.settings;
  assert.deepEqual([theme, speed, yourName, came.preferences], ['contrast', 'fast', 'Yuki', 2]);
});

test('how a game was started last comes in for games that were not started here', async () => {
  const setup = (target: number) => ({ options: { target }, seats: ['human'], names: [''] });
  const app = await page({ last: { hearts: setup(50) } });
  await taken(app, file({ settings: { last: { hearts: setup(75), haggis: setup(1) } } }));
  assert.deepEqual(app.settings.last, { hearts: setup(50), haggis: setup(1) });
});

test('a deal of an event that was played on another device is added to the event here', async () => {
  const app = await page();
  const begun = { ...STORED_EVENT, own: { 1: { match: 'x', log: [], again: false } } };
  await taken(app, file({ events: [begun] }));
  assert.equal((await taken(app, file({ events: [STORED_EVENT] }))).events, 1);
  assert.deepEqual((await written(app)).events, [STORED_EVENT]);
  assert.equal((await taken(app, file({ events: [begun] }))).events, 0);
  assert.deepEqual((await written(app)).events, [STORED_EVENT]);
});
