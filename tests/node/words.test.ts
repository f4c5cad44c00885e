import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mock, test } from 'node:test';
import type { App } from '../../web/app.ts';
import type { Language } from '../../web/protocol.d.ts';
import { listIn, numberIn } from '../../web/words/formatting.ts';
import { pointsOf } from '../../web/words/numbers.ts';
import { sentence } from '../../web/words/sentence.ts';
import { Words } from '../../web/words/words.ts';

const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const NAMES = ['You', 'Mia', '\u202eevil', 'דבורה'];

mock.method(globalThis, 'fetch', async (address: URL) => {
  const [, game, language] = /words\/(?:(\w+)\.)?(\w\w)\.ftl$/.exec(address.href) ?? [];
  const folders = game ? [`engine/taku/games/${game}`] : ['web/words', 'engine/taku/words'];
  return new Response(folders.map(folder => file(`${folder}/${language}.ftl`)).join(''));
});

async function wordsIn(language: Language) {
  let lacks = 0;
  const people = { seatName: (seat: number) => NAMES[seat], isYou: (seat: number) => seat === 0 };
  const words = new Words(people, () => (lacks += 1));
  await words.use(language, 'hearts');
  return { words, lacks: () => lacks };
}

test('numbers are written as the language writes them', () => {
  assert.deepEqual(
    [3, 1000, -2, 1234567].map(number => numberIn('en', number)),
    ['3', '1,000', '−2', '1,234,567'],
  );
  assert.equal(numberIn('ja', 12000), '12,000');
  assert.equal(numberIn('en', 0.256, { style: 'percent' }), '26%');
  assert.equal(numberIn('en', -1.5), '−1.5');
});

test('lists are written as the language writes them', () => {
  assert.deepEqual(
    [[], ['Mia'], ['Mia', 'Ben', 'Zoe']].map(names => listIn('en', names)),
    ['', 'Mia', 'Mia, Ben and Zoe'],
  );
  assert.equal(listIn('ja', ['Mia', 'Ben']), 'Mia、Ben');
  assert.equal(listIn('ja', ['パス', '得点'], 'unit'), 'パス、得点');
  assert.equal(listIn('en', ['a', 'b'], 'disjunction'), 'a or b');
});

test('a sentence gets a full stop unless it ends with a sign of its own', async () => {
  const { words } = await wordsIn('en');
  const app = words as unknown as App;
  assert.deepEqual(
    ['Your turn', 'Go on.', 'President!', '“Who?”', 'Round 2 (of 4)'].map(text => sentence(app, text)),
    ['Your turn.', 'Go on.', 'President!', '“Who?”', 'Round 2 (of 4).'],
  );
  const de = (await wordsIn('de')).words as unknown as App;
  assert.equal(sentence(de, '„Wer?“'), '„Wer?“');
  const fr = (await wordsIn('fr')).words as unknown as App;
  assert.equal(sentence(fr, '«\u00a0Qui\u202f?\u00a0»'), '«\u00a0Qui\u202f?\u00a0»');
  const ja = (await wordsIn('ja')).words as unknown as App;
  assert.deepEqual(
    ['あなたの番', 'ミアが大富豪！'].map(text => sentence(ja, text)),
    ['あなたの番。', 'ミアが大富豪！'],
  );
});

test('French counts 0 and 1.5 as one point', async () => {
  const app = (await wordsIn('fr')).words as unknown as App;
  assert.deepEqual(
    [0, 1.5, 2].map(points => pointsOf(app, points, 1)),
    ['0,0 point', '1,5 point', '2,0 points'],
  );
});

test('no line breaks inside the name of a face', async () => {
  const { words } = await wordsIn('ja');
  assert.match(JSON.stringify(words.lessonText('3の目の合計')), /3\u2060の\u2060目の合計/);
});

test('points are counted in the singular and the plural', async () => {
  const { words } = await wordsIn('en');
  assert.deepEqual(
    [1, 0, 2, -1000].map(points => words.say('points', { points })),
    [...['1 point', '0 points', '2 points', '−1,000 points']],
  );
  const ja = (await wordsIn('ja')).words;
  assert.equal(ja.say('points', { points: 1000 }), '1,000点');
});

test('cards and suits are named in words', async () => {
  const { words } = await wordsIn('en');
  assert.deepEqual(
    ['QS', '?', 'X1', 'TH'].map(name => words.cardName(name)),
    [...['queen of spades', 'card face down', 'red joker', '10 of hearts']],
  );
  assert.deepEqual(
    ['QS', '6', '7', 'Q', 'ZZ', '<b>'].map(name => words.isThing(name)),
    [...[true, true, false, false, false, false]],
  );
});

test('a text of a lesson names cards and seats, and leaves other braces as they are', async () => {
  const { words } = await wordsIn('en');
  assert.equal(words.plainText('**Play** {QS 2C}, {p1}'), 'Play queen of spades and 2 of clubs, Mia');
  assert.equal(words.plainText('{} {hello you} {S <b>} {99} {'), '{} {hello you} {S <b>} {99} {');
});

test('a name can neither turn a sentence around nor pass for cards', async () => {
  const { words } = await wordsIn('en');
  assert.equal(words.plainText('{p2}'), 'evil');
  assert.equal(words.plainText('{p3}'), '\u2068דבורה\u2069');
  assert.equal(words.plainText('\u202e\ue000QS'), 'QS');
});

test('a message that is missing is reported and shown by its id', async () => {
  const { words, lacks } = await wordsIn('en');
  const errors = mock.method(console, 'error', () => {});
  assert.deepEqual([words.say('no-such-message'), lacks(), errors.mock.callCount()], ['⟨no-such-message⟩', 1, 1]);
  errors.mock.restore();
});

test('a text that is written in one language only is shown in that', async () => {
  const { words } = await wordsIn('ja');
  assert.deepEqual(
    [
      { en: 'a', ja: 'b' },
      { en: 'a', ja: '' },
    ].map(text => words.of(text)),
    ['b', 'a'],
  );
});

test('a refusal that names no cards and no suit needs no words for them', async () => {
  const errors = mock.method(console, 'error', () => {});
  for (const language of ['en', 'ja'] as const) {
    const { words, lacks } = await wordsIn(language);
    for (const problem of ['points', 'first-trick', 'behind', 'loses', 'queen'])
      for (const how of ['say', 'rich'] as const) words[how]('refusal-claim', { problem, cards: '', suit: '' });
    assert.deepEqual([lacks(), errors.mock.callCount()], [0, 0]);
  }
  errors.mock.restore();
});
