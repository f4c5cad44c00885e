// Matches of friends whose host leaves at a random decision, played on to their end. The figures are in
// tests/bench/RESULTS.md. COUNT matches of each game, from SEED on:
//
//   COUNT=25 SEED=1 node --import ./web/build/register.mjs --test --test-force-exit tests/node/page/handover.bench.ts

import { company, goesOn, hasGoneOn, MINUTE, matchAt, passUntil, playUntil, SEATS, three } from './company.ts';
import { test, until, type Visits } from './page.ts';
import { leaves } from './rooms.ts';

const COUNT = Number(process.env.COUNT ?? 25);
const SEED = Number(process.env.SEED ?? 1);

/** Longest log at which a host leaves; earlier than most matches end. */
const LATEST: Record<string, number> = { hearts: 150, president: 90, haggis: 60, yahtzee: 70 };

/** A number from 0 to 1 that depends on the seed alone (mulberry32). */
function chance(seed: number) {
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** Play a match whose host leaves; return how long the takeover took, in milliseconds, without the minute of waiting. */
async function plays(visit: Visits['visit'], game: string, seed: number) {
  const at = await three(visit, game);
  const { kai, ann, otto, players } = at;
  const length = 1 + Math.floor(chance(seed) * LATEST[game]);
  await playUntil(at, log => log.length >= length || matchAt(kai).over);
  if (matchAt(kai).over) return null;
  const saysGoodbye = chance(seed + 1) < 0.5;
  if (saysGoodbye) company(kai).handOver();
  else {
    for (const page of [ann, otto]) page.stopClock();
    leaves(kai);
    for (const page of [ann, otto]) await until(() => page.taku.participants?.isHostUnreachable);
    await ann.pass(MINUTE);
  }
  const began = performance.now();
  if (saysGoodbye) await goesOn(ann, otto);
  else await passUntil([ann, otto], () => hasGoneOn(ann, otto));
  const took = performance.now() - began;
  for (const page of [ann, otto]) page.goClock();
  for (const player of players.slice(1)) player.begin();
  for (let before = -1; !matchAt(ann).over; before = matchAt(ann).log.length)
    await until(() => matchAt(ann).over || matchAt(ann).log.length > before);
  await until(() => `${matchAt(otto).log}` === `${matchAt(ann).log}`);
  return took;
}

for (const game of Object.keys(SEATS))
  for (let number = 0; number < COUNT; number += 1)
    test(`${game} ${SEED + number}`, async ({ visit }) => {
      const took = await plays(visit, game, SEED + 7919 * number);
      console.log(took === null ? `${game}: over before the host left` : `${game}: ${(took / 1000).toFixed(1)} s`);
    });
