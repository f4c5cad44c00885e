// A match as a browser stores it, and the database behind the page's back.

import { expect, type Page } from './page.ts';

export const GOOD = {
  id: 'good',
  head: {
    format: 1,
    game: 'hearts',
    options: { passing: false } as Record<string, unknown>,
    seed: '1',
    seats: ['human', 'easy', 'easy', 'easy'],
  },
  log: [] as string[],
  names: ['', '', '', ''],
  when: 1_700_000_000_000,
  glance: null,
  over: false,
};

export const match = (id: string, { head = {}, ...parts }: { head?: object; [part: string]: unknown } = {}) =>
  ({ ...GOOD, ...parts, id, head: { ...GOOD.head, ...head } }) as never;

/** A match of Hearts that waits for its first trick, with a name. */
export const unfinished = (id = 'u', parts: { log?: string[]; head?: object; [part: string]: unknown } = {}) => ({
  id,
  head: { ...GOOD.head, seed: 's' },
  log: ['deal 2C 3D | 5C AH | 8C TD | JC KD'],
  names: ['Yuki', '', '', ''],
  when: 1e12,
  glance: null,
  over: false,
  ...parts,
});

/** A review's judgement of a decision: the queen of spades, led without need. */
export const REVIEWED = {
  entry: 5,
  round: 1,
  kind: 'leading-spades',
  move: 'QS',
  best: '4D',
  loss: 12.5,
  error: 0.6,
  clear: true,
  plain: false,
  unit: 'round',
  least: 1,
  better: 0.9,
  good: ['4D', '3D'],
  weighed: [
    ['4D', -1.5, 0.6, 96],
    ['QS', -14, 0, 96],
    ['3D', -1.6, 0.9, 48],
  ].map(([move, mean, error, worlds]) => ({
    move,
    say: { id: 'play', seat: 0, args: { cards: move } },
    mean,
    error,
    worlds,
  })),
  expected: [15, 4, 4, 4],
  why: { id: 'lead-low', seat: null, args: { suit: 'D', cards: '4D' } },
  reason: { id: 'tried', seat: null, args: {} },
};

const DEALT = 'deal AC QS 3D 4D AH | 5C KS 9D TD JD | 3C 6D 8D 2S 3S | 2C 7D QD 4S 5S';
/** The log of a match in which seat 0 leads next. */
export const LED = [DEALT, '2C', 'AC', '5C', '3C'];

/** A mistake that waits since long ago to be tried again. */
export const mistake = ({
  reviewed = {},
  ...parts
}: {
  id?: string;
  reviewed?: object;
  [part: string]: unknown;
} = {}) => ({
  id: 'm/5',
  head: GOOD.head,
  log: LED,
  names: ['', '', '', ''],
  when: 1_700_000_000_000,
  seat: 0,
  reviewed: { ...REVIEWED, ...reviewed },
  stage: 0,
  due: '2020-01-01',
  answered: 0,
  ...parts,
});

/** Store mistakes behind the page's back. */
export const putMistakes = (page: Page, ...values: { id: string }[]) =>
  put(page, Object.fromEntries(values.map(value => [value.id, value])), 'mistake:');

async function store(page: Page, mode: IDBTransactionMode) {
  const request = page.window.indexedDB.open('taku');
  await new Promise((done, failed) => Object.assign(request, { onsuccess: done, onerror: failed }));
  const transaction = request.result.transaction('matches', mode);
  return { store: transaction.objectStore('matches'), close: () => request.result.close() };
}

const answered = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((done, failed) =>
    Object.assign(request, { onsuccess: () => done(request.result), onerror: () => failed(request.error) }),
  );

/** Store these, as unfinished matches unless told else, behind the page's back. */
export async function put(page: Page, values: Record<string, unknown>, prefix = 'match:') {
  const { store: shelf, close } = await store(page, 'readwrite');
  const done = new Promise(complete => Object.assign(shelf.transaction, { oncomplete: complete }));
  for (const [id, value] of Object.entries(values)) shelf.put(value, prefix + id);
  await done;
  close();
}

/** All that is stored, by its key. */
export async function stored(page: Page): Promise<Record<string, unknown>> {
  const { store: shelf, close } = await store(page, 'readonly');
  const [keys, values] = await Promise.all([answered(shelf.getAllKeys()), answered(shelf.getAll())]);
  close();
  return structuredClone(Object.fromEntries(keys.map((key, at) => [key, values[at]])));
}

/** Agree to store what a file contains. */
export async function agree(page: Page) {
  await page.locator('.consent .primary').click();
  await expect(page.locator('.consent')).toHaveCount(0);
}
