/** The file with all that a device keeps: what comes back of it, and which damaged part is named. */

import './browser.ts';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { App } from '../../web/app.ts';
import { FileError, gather, read } from '../../web/storage/backup-file.ts';
import type { StoredMatch } from '../../web/storage/stored-types.ts';
import { erase, put } from './browser.ts';

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
const FIRST = { log: ['deal', '2C'], met: ['aim'], over: false, when: 7 };
const BOT = { id: 'b', revision: 1, when: 1, game: 'hearts', name: 'b.py', code: 'x' };
const LESSON = { format: 1, game: 'hearts', title: { en: 'One' }, step: [{ setup: ['deal 2C'], accept: ['2C'] }] };
const OWN = { id: 'o', revision: 1, when: 1, lesson: LESSON };
const GIVEN = { id: 'g', when: 1, document: LESSON, took: [[{ tries: 1, right: true, wrong: 0 }]] };
const SLIP = { id: 'AAAA Aki', print: 1, code: 'AAAA', name: 'Aki', when: 1 };

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

const WHOLE = file({
  settings: { theme: 'dark', last: { hearts: SETUP }, rules: { hearts: [{ name: 'S', options: { target: 50 } }] } },
  lessons: { 'hearts/moon': LEARNT },
  practice: { hearts: STANDING },
  first: { 'hearts/first': FIRST },
  matches: [{ ...FINISHED, turn: 4 }, UNFINISHED],
  mistakes: [MISTAKE],
  bots: [BOT],
  own: [OWN],
  given: [GIVEN],
  slips: [SLIP],
});

test('a file with every part is read', async () => {
  const found = await readFile(WHOLE);
  assert.deepEqual(found.settings, WHOLE.settings);
  assert.deepEqual(
    found.matches.map(({ id, log, result }) => [id, log, result]),
    [
      ['r', [], RESULT],
      ['u', LED, undefined],
    ],
  );
  assert.deepEqual([found.mistakes, found.slips, found.given], [[MISTAKE], [SLIP], [GIVEN]]);
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
  const free = ['time', 'hints', 'undone'].map(part => `matches.0.tally.${part}`); // how it was played can be missed
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

test('a rescued file that was not checked when it was saved loses its damaged parts alone', async () => {
  const rescued = {
    ...file({ unchecked: true }),
    settings: { theme: 'pink', speed: 'fast', last: { hearts: SETUP, haggis: 7 } },
    lessons: { 'a/b': LEARNT, 'a/c': 7 },
    practice: null,
    matches: [FINISHED, 7, match({ log: 'deal' })],
    mistakes: [MISTAKE, {}],
    slips: [SLIP, { ...SLIP, code: 7 }],
  };
  const found = await readFile(rescued);
  assert.deepEqual(found.settings, { speed: 'fast', last: { hearts: SETUP }, rules: {} });
  assert.deepEqual([found.lessons, found.practice], [{ 'a/b': LEARNT }, {}]);
  assert.deepEqual([found.matches.map(({ id }) => id), found.mistakes, found.slips], [['r'], [MISTAKE], [SLIP]]);
});

beforeEach(erase);

/** A page with these matches and mistakes. */
const pageWith = (parts: object) =>
  ({
    settings: {
      theme: 'dark',
      last: { hearts: SETUP, haggis: 7 },
      rules: { hearts: [{ name: '\u202eS', options: {} }] },
    },
    ...{
      lessons: { all: () => [['hearts/moon', LEARNT]] },
      practice: { all: () => [] },
      firstGames: { all: () => [] },
    },
    ...{ matches: { all: async () => [] }, mistakes: { all: async () => [] }, bots: { all: async () => [] } },
    ...parts,
  }) as unknown as App;

test('what is gathered into a file is read again', async () => {
  await put({ 'slip:AAAA Aki': SLIP, 'given:g': GIVEN, 'slip:damaged': 7 });
  const matches = [{ ...UNFINISHED, turn: 4 }] as unknown as StoredMatch[];
  const app = pageWith({ matches: { all: async () => matches }, mistakes: { all: async () => [MISTAKE] } });
  const gathered = await gather(app, []);
  assert.equal('turn' in gathered.matches[0], false);
  assert.deepEqual(gathered.settings.last, { hearts: SETUP });
  const found = await readFile(gathered);
  assert.deepEqual([found.mistakes, found.slips, found.given], [[MISTAKE], [SLIP], [GIVEN]]);
  assert.deepEqual(found.settings.rules, { hearts: [{ name: 'S', options: {} }] });
  assert.deepEqual([found.lessons, found.matches[0].log], [{ 'hearts/moon': LEARNT }, LED]);
});

test('bots that cannot be read are left out of a file', async () => {
  const app = pageWith({ bots: { all: () => Promise.reject(new Error('closed')) } });
  assert.equal('bots' in (await gather(app, [])), false);
});
