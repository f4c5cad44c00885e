import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LinkError, type Shared, unpack } from '../../web/model/link.ts';
import { anything, Chance, SEED, scrambled, spoilt } from './chance.ts';
import { packed } from './packed-links.ts';

const LOG = 'deal 2C 3D | 9C 4D | TC AD | 8D KD\n2C';
const DEAL = ['hearts', { target: 50 }, ['human', 'easy', 'normal', 'strong'], 's'];
const KINDS = {
  position: [{}, 4, 2, LOG],
  deal: DEAL,
  match: [...DEAL, ['', '', 'Otto', ''], LOG],
  rules: [...DEAL.slice(0, 3), 'Kitchen table', 'Kai'],
};
type Kind = keyof typeof KINDS;
const LARGEST = 400_000; // bytes that a link may hold
const PARTS = 'text size check content version kind game rules players seed names moves place score names'.split(' ');

/** Return a kind, and a link that is asked for it: of any content, scrambled, or any bytes. */
function anyLink(chance: Chance): [Kind, string] {
  const kind = chance.among(Object.keys(KINDS) as Kind[]);
  const content = [kind, ...KINDS[kind]];
  switch (chance.below(4)) {
    case 0:
      return [kind, scrambled(chance, packed(content))];
    case 1:
      return [kind, chance.among(['0', '1', '2']) + scrambled(chance, packed(content).slice(1))];
    case 2:
      return [kind, packed(Buffer.from(Array.from({ length: chance.below(200) }, () => chance.below(256))))];
    default: {
      const told = chance.next() < 0.8 ? spoilt(chance, content) : anything(chance);
      return [kind, packed(told, { deflated: chance.next() < 0.5 })];
    }
  }
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

const isShort = (name: string) => name.length <= 100 && !/\u202e/.test(name);

/** True if this is what a link of this kind may hold. */
function fits(kind: Kind, found: Partial<Shared['position'] & Shared['match'] & Shared['rules']>) {
  const { options = {}, log = [], players = 0, at = 0, seats = [], names = [] } = found;
  assert(Object.values(options).every(isScalar));
  assert(log.every(entry => typeof entry === 'string' && !entry.includes('\n')));
  if (kind === 'position') return players >= 1 && players <= 9 && at >= 0 && at <= log.length;
  const isSeated = seats.includes('human') && seats.length <= 16;
  assert(isScalar(found.game));
  if (kind === 'rules') return isSeated && [found.name, found.from].every(name => name !== undefined && isShort(name));
  assert(isScalar(found.seed));
  const isNamed = names.length === seats.length && names.every(isShort);
  return isSeated && (kind === 'deal' || isNamed);
}

test('any link holds what its kind may hold, or names the part that is wrong', async () => {
  const chance = new Chance(SEED);
  const links = Array.from({ length: 600 }, () => anyLink(chance));
  for (const kind of Object.keys(KINDS) as Kind[])
    links.push([kind, packed([kind, ...KINDS[kind]])], [kind, packed(Buffer.from(`[${' '.repeat(5e6)}]`))]);
  links.push(['deal', `1${'A'.repeat(1_000_000)}`]);
  let read = 0;
  for (const [kind, link] of links) {
    const why = `SEED=${SEED} ${kind} ${link.slice(0, 1_000)}`;
    const found = await unpack(kind, link).catch(error => error);
    if (found instanceof Error) assert(found instanceof LinkError && PARTS.includes(found.part), `${why}: ${found}`);
    else assert(fits(kind, found) && JSON.stringify(found).length < 3 * LARGEST, why);
    read += Number(!(found instanceof Error));
  }
  assert(read >= Object.keys(KINDS).length);
});
