import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import type { Channel } from '../../web/friends/channel.ts';
import { Host } from '../../web/friends/host.ts';
import { free, person, Seats } from '../../web/friends/seats.ts';

const BUILD = 'this build';
const app = { matches: { known: () => undefined, keep: async () => {} }, game: () => undefined };

let host: Host;
let toldPage: number;
let signs: number;
beforeEach(() => {
  toldPage = signs = 0;
  const seats = new Seats([person('Kai'), free(), free(), free()]);
  const room = { game: 'hearts', options: {}, seats, here: [0], onlookers: true };
  const told = { changed: () => (toldPage += 1), sign: () => (signs += 1) };
  host = new Host(app as never, BUILD, room, told);
});

/** A guest's end of a channel to the host; `seen` has all that came. */
function comes(name: string, digit: string) {
  const seen: { type: string; [part: string]: unknown }[] = [];
  const far: Channel = {
    send: text => seen.push(JSON.parse(text)),
    close: () => {},
    onmessage: null,
    onclose: null,
  };
  host.welcome(far);
  const say = (letter: object) => far.onmessage?.(JSON.stringify(letter));
  const commitment = '0'.repeat(64);
  say({ type: 'sit', build: BUILD, names: name ? [name] : [], key: digit.repeat(32), commitment });
  return { seen, say, leaves: () => far.onclose?.(), rooms: () => seen.filter(({ type }) => type === 'room').length };
}

test('what guests change again and again is told to the others a few times and not each time', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const honest = comes('Ann', 'a');
  const before = honest.rooms();
  const attackers = [comes('Bo', 'b'), comes('Cy', 'c'), comes('', 'd')];
  for (let count = 0; count < 199; count += 1)
    for (const { say } of attackers) for (const type of ['away', 'back']) say({ type });
  mock.timers.tick(1_000);
  assert.ok(honest.rooms() - before <= 3, `${honest.rooms()} letters`);
  assert.ok(toldPage <= 3, `${toldPage} told`);
  assert.deepEqual(honest.seen.at(-1)?.places, host.places);
  mock.timers.reset();
});

test('a guest who comes and goes is told to the others a few times and not each time', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const honest = comes('Ann', 'a');
  for (let count = 0; count < 770; count += 1) comes('Bo', 'b').leaves();
  mock.timers.tick(1_000);
  assert.ok(honest.rooms() <= 4, `${honest.rooms()} letters`);
  mock.timers.reset();
});

test('a seat gives one sign in three seconds, over however many ways', () => {
  for (let count = 0; count < 5; count += 1) comes('Ann', 'a').say({ type: 'sign', sign: 1 });
  assert.equal(signs, 1);
});

test('a guest who has missed something is told all of it again', () => {
  const ann = comes('Ann', 'a');
  const before = ann.rooms();
  ann.say({ type: 'refresh' });
  assert.equal(ann.rooms(), before + 1);
});
