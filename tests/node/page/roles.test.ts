// Every role that the engine declares is drawn, logged, sounded and spoken, whichever game uses it.

import assert from 'node:assert/strict';
import type { ButtonRole, EventRole, View, Zone, ZoneKind, ZoneRole } from '../../../web/protocol.d.ts';
import type { PageWindow } from './browser/window.ts';
import { expect, same, test, until } from './page.ts';
import {
  ASKING,
  ask,
  badge,
  button,
  DICE,
  event,
  HAND,
  IN_JAPANESE,
  OTHER,
  PILE,
  ROLES,
  type Stage,
  stage,
  THIRD,
  VIEW,
  YOU,
  zone,
} from './stage.ts';

const OVER = -2; // whose turn it is once a match is over
const HIDDEN = '?';

const withZones = (...zones: Zone[]): View => ({ ...VIEW, zones });
const storyOf = ({ page }: Stage) => page.locator('.panel-log .log');

// Events

const UNTOLD: EventRole[] = ['choose'];
const OPENING: EventRole[] = ['round', 'over']; // the score sheet
const SOUNDING: EventRole[] = ['roll', 'play', 'draw', 'take', 'fill', 'over'];

/** Stand for the loudspeaker, and note what was to sound, note by note. */
function listen(window: PageWindow, rung: string[]) {
  const settable = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  class Part {
    gain = settable;
    frequency = settable;
    sampleRate = 8000;
    currentTime = 0;
    destination = null;
    async resume() {}
    getChannelData = () => new Float32Array(1);
    connect = (to: unknown) => to;
    start() {
      rung.push(this.constructor.name);
    }
    stop() {}
  }
  Object.assign(window, {
    AudioContext: class extends Part {},
    AudioBuffer: class extends Part {},
    GainNode: class extends Part {},
    BiquadFilterNode: class extends Part {},
    OscillatorNode: class Tone extends Part {},
    AudioBufferSourceNode: class Noise extends Part {},
  });
}

/** The view of a frame in which this happens. */
function viewAfter(role: EventRole): View {
  if (role === 'round') return { ...VIEW, scores: [{ points: [1, 2, 3, 4], parts: {}, notes: [] }] };
  if (role === 'over') return { ...VIEW, to_act: OVER, places: [1, 2, 3, 4] };
  return VIEW;
}

test('every event is logged, spoken and sounded', async ({ visit }) => {
  const rung: string[] = [];
  const table = await stage(visit, { sounds: true }, window => listen(window, rung));
  const story = storyOf(table);
  const sounds = new Map<EventRole, string>();
  for (const role of ROLES.EventRole) {
    rung.length = 0;
    const heard = await table.lay(viewAfter(role), event(role));
    sounds.set(role, rung.join());
    const isTold = !UNTOLD.includes(role);
    same(
      [heard, story.texts.join()].map(text => text.includes(`Event ${role}`)),
      [isTold, isTold],
      role,
    );
    if (OPENING.includes(role)) {
      await expect(table.page.locator('.sheet-round[open]')).toBeVisible();
      if (role === 'round') await table.sheet.locator('.primary').click();
      else await table.page.press('Escape');
    }
    await expect(table.sheet).toHaveCount(0);
  }
  const sounding = [...sounds].filter(([, notes]) => notes).map(([role]) => role);
  same(sounding.sort(), [...SOUNDING].sort());
  same(new Set(SOUNDING.map(role => sounds.get(role))).size, SOUNDING.length);
});

test('own points are spoken even where words are few', async ({ visit }) => {
  const table = await stage(visit, { verbosity: 'brief' });
  const heard = await table.lay(ASKING, ...(['play', 'show', 'gain'] as const).map(role => event(role, { seat: YOU })));
  same(
    ['play', 'show', 'gain'].filter(role => heard.includes(`Event ${role}`)),
    ['show', 'gain'],
  );
});

test('the log changes its language, and begins anew', async ({ visit }) => {
  const table = await stage(visit);
  const story = storyOf(table);
  await table.lay(VIEW, event('note'));
  await expect(story).toContainText('Event note');
  table.page.taku.set('language', 'ja');
  await expect(story).toContainText(`Event note${IN_JAPANESE}`);
  table.page.taku.set('language', 'en');
  await expect(story).not.toContainText(IN_JAPANESE);
  await table.lay(VIEW, event('deal'));
  await expect(story).toContainText('Event deal');
  await expect(story).not.toContainText('Event note');
});

const CALLED: EventRole[] = ['show', 'gain', 'call'];

test('calls, shown cards and gains are called out', async ({ visit }) => {
  const table = await stage(visit, { speed: 'fast' });
  const events = ROLES.EventRole.filter(role => !OPENING.includes(role)).map(role => event(role));
  for (const centre of [PILE, DICE]) {
    await table.lay(withZones(HAND, centre), ...events);
    await until(() => table.passing.includes('Called call'));
    same(
      table.passing.filter(text => text.includes('Called')),
      CALLED.map(role => `Called ${role}`),
    );
    await expect(table.page.locator('.called')).toHaveCount(0);
  }
});

test('a pass stays until the trick is gone', async ({ visit }) => {
  const table = await stage(visit, { speed: 'fast' });
  const after = withZones(HAND, { ...PILE, items: [], seats: [] }, { ...PILE, role: 'last' });
  await table.lay(after, event('pass', { seat: THIRD }), event('take'));
  assert(table.passing.includes('has passed'), table.passing.join());
  await expect(table.pile).toHaveCount(0);
  await expect(table.page.getByText('has passed')).toHaveCount(0);
});

// Badges

const NOT_DRAWN = 'told';
const AT_A_TOUCH = ['out', 'team']; // in the sheet of the seat: a hollow face and a partner tell them
const PLAYED_ON = ROLES.ZoneKind.filter(kind => kind !== 'hand');

const centreOf = (kind: ZoneKind) => zone(kind, 'centre', { items: [kind === 'dice' ? '5' : '5C'], seats: [OTHER] });

/** Assert that the table is told with all its badges. */
async function tellsAll(table: Stage) {
  await table.answers('t', 'Badge');
  for (const role of ROLES.BadgeRole) assert(table.page.spoken.includes(`Badge ${role}`), role);
}

test('every badge of the table is told', async ({ visit }) => {
  const table = await stage(visit);
  const badges = ROLES.BadgeRole.map(role => badge(role));
  for (const kind of PLAYED_ON) {
    await table.lay({ ...withZones(HAND, centreOf(kind)), badges });
    await tellsAll(table);
  }
});

test('every badge of a seat is shown and told', async ({ visit }) => {
  const table = await stage(visit);
  for (const kind of PLAYED_ON)
    for (const [seat, place] of [
      [YOU, '.foot'],
      [OTHER, '.seat'],
    ] as const) {
      const badges = ROLES.BadgeRole.map(role => badge(role, seat));
      await table.lay({ ...withZones(HAND, centreOf(kind)), badges });
      const shown = table.page.locator(kind === 'dice' ? '.talk' : place).first.locator('.tag, .badge').texts;
      for (const role of ROLES.BadgeRole)
        same(
          shown.filter(text => text.endsWith(`Badge ${role}`)).length,
          Number(role !== NOT_DRAWN),
          `${kind} ${role}`,
        );
      await tellsAll(table);
      if (kind === 'dice') continue;
      await table.page.locator(`${place} .participant`).first.click();
      for (const role of AT_A_TOUCH)
        await expect(table.sheet.getByText(`Badge ${role}`, { exact: true })).toBeVisible();
      await table.page.press('Escape');
      await expect(table.sheet).toHaveCount(0);
    }
});

test('order, direction and who is out are drawn', async ({ visit }) => {
  const table = await stage(visit);
  await table.lay({ ...VIEW, badges: [badge('order'), badge('direction'), badge('out', OTHER), badge('lost', THIRD)] });
  await expect(table.ranks).toHaveText(['3', '4', '5', '6']);
  await expect(table.page.locator('.strength .beat')).toHaveText('5');
  await expect(table.page.locator('.chevron[data-back]')).toHaveCount(3);
  await expect(table.page.locator('.seat[data-out]')).toHaveCount(2);
});

// Zones

const CENTRES: Record<Exclude<ZoneKind, 'hand'>, (table: Stage) => Promise<void>> = {
  trick: table => hasCentre(table, 'trick'),
  pile: table => hasCentre(table, 'pile'),
  stack: table => hasCentre(table, 'stack'),
  dice: async table => {
    await table.lay(withZones(DICE));
    await expect(table.page.locator('.dice .die')).toHaveCount(5);
    await table.answers('t', '1 2 3 4 5');
  },
};

async function hasCentre(table: Stage, kind: ZoneKind) {
  await table.lay(withZones(HAND, { ...PILE, kind }));
  await expect(table.page.locator(`.${kind} [data-card="5C"]`)).toBeAttached();
  await table.answers('t', '5 of clubs');
}

const ZONES: Record<ZoneRole, (table: Stage) => Promise<void>> = {
  hand: async table => {
    const held = zone('hand', 'hand', { seat: OTHER, items: ['KS', HIDDEN, HIDDEN] });
    await table.lay(withZones(HAND, held));
    const seat = table.page.locator('.seat').first;
    same(table.names, ['2C', '9D']);
    await expect(seat.locator('.open [data-card="KS"]')).toBeAttached();
    await expect(seat.locator('.backs .card')).toHaveCount(2);
    await expect(seat.getByRole('img')).toHaveAccessibleName('Face up: king of spades');
    await expect(seat).toContainText('3 cards');
    await table.answers('h', '2 of clubs, 9 of diamonds');
  },
  centre: async table => {
    for (const each of Object.values(CENTRES)) await each(table);
  },
  last: async table => {
    await table.lay(withZones(HAND, PILE, zone('pile', 'last', { items: ['7S'], seats: [THIRD] })));
    await table.answers('l', '7 of spades');
    await table.page.getByRole('button', { name: 'Zone last' }).click();
    await expect(table.sheet.locator('.play-list .card')).toHaveCount(1);
    await expect(table.sheet.locator('.play-list')).toContainText('7 of spades');
    await table.page.press('Escape');
    await expect(table.sheet).toHaveCount(0);
  },
  taken: async table => {
    for (const [seat, place] of [
      [YOU, '.foot'],
      [OTHER, '.seat'],
    ] as const) {
      await table.lay(withZones(HAND, PILE, zone('hand', 'taken', { seat, items: ['QS'] })));
      const taken = table.page.locator(place).first.getByRole('img', { name: 'Zone taken' });
      await expect(taken).toHaveAccessibleName('Zone taken: queen of spades');
      await expect(taken.locator('[data-card="QS"]')).toBeAttached();
    }
  },
  chosen: async table => {
    await table.lay(withZones(HAND, PILE, zone('hand', 'chosen', { seat: YOU, items: ['AH'] })));
    await expect(table.page.locator('.slots [data-card="AH"]')).toBeAttached();
    await expect(table.page.getByRole('region', { name: 'Zone chosen' })).toContainText('ace of hearts');
  },
  given: async table => {
    await table.lay(withZones(HAND, PILE, zone('hand', 'given', { seat: OTHER, items: ['4D'] })), event('deal'));
    await expect(storyOf(table)).toContainText('4 of diamonds');
  },
  received: async table => {
    await table.lay(VIEW, event('deal'));
    const received = zone('hand', 'received', { seat: OTHER, items: ['9D'] });
    const heard = await table.lay(withZones(HAND, PILE, received));
    assert(heard.includes('9 of diamonds'), heard);
    await expect(storyOf(table)).toContainText('9 of diamonds');
  },
  stock: async table => {
    const stock = zone('stack', 'stock', { items: Array<string>(20).fill(HIDDEN) });
    for (const beside of [[], [{ ...PILE, kind: 'trick' as const }]]) {
      await table.lay(withZones(HAND, stock, ...beside));
      await expect(table.page.locator('.stack')).toHaveText(/Zone stock 20/);
      await table.answers('t', 'Zone stock: 20');
    }
  },
  discard: async table => {
    await table.lay(withZones(HAND, zone('stack', 'discard', { items: ['5C', '7D'], seats: [OTHER, YOU] })));
    await expect(table.page.locator('.stack [data-card="7D"]')).toBeAttached();
    await table.answers('t', 'Zone discard: 7 of diamonds');
  },
  pool: async table => {
    await table.lay(withZones(HAND, zone('stack', 'pool', { items: [HIDDEN, HIDDEN] }), { ...PILE, kind: 'trick' }));
    await expect(table.page.locator('.stack')).toHaveText(/Zone pool 2/);
    await table.answers('t', 'Zone pool: 2');
    await table.lay(withZones(HAND, zone('stack', 'pool', { items: ['5C', '7D'] })));
    await expect(table.page.locator('.stack [data-card="7D"]')).toBeAttached();
  },
  kept: async table => {
    await table.lay(withZones(DICE, zone('dice', 'kept', { items: ['2', '4'] })));
    const kept = table.page.locator('.dice [data-kept]');
    await expect(kept).toHaveCount(2);
    await expect(kept.first).toContainText('two, kept');
    await table.answers('t', 'Kept: 2 4');
  },
  combination: async table => {
    const pointed = zone('hand', 'combination', { seat: YOU, items: ['2C', '9D'] });
    await table.lay({ ...ASKING, zones: [HAND, PILE, pointed] });
    await expect(table.page.getByRole('button', { name: 'Zone combination' })).toContainText(
      '2 of clubs, 9 of diamonds',
    );
    await expect(table.page.locator('.hand .bomb-mark')).toHaveCount(2);
  },
};

test('every zone has its place and is told', async ({ visit }) => {
  const table = await stage(visit);
  for (const role of ROLES.ZoneRole) await ZONES[role](table);
  same(['hand', ...Object.keys(CENTRES)].sort(), [...ROLES.ZoneKind].sort());
});

// Buttons

const PLACES: Record<ButtonRole, string> = {
  pass: '.foot .buttons',
  draw: '.foot .buttons',
  answer: '.foot .buttons',
  claim: '.foot .buttons',
  offer: '.aside',
};

/** Press the button of this role in this part of the table, and assert that its move is sent. */
async function makesItsMove(table: Stage, role: ButtonRole, place: string) {
  await table.page
    .locator(place)
    .getByRole('button', { name: `Button ${role}`, exact: true })
    .click();
  same(table.sent.at(-1), `move-${role}`);
}

test('every button makes its move', async ({ visit }) => {
  const table = await stage(visit);
  const buttons = ROLES.ButtonRole.map(button);
  for (const role of ROLES.ButtonRole) {
    await table.lay({ ...ASKING, ask: { ...ask({ least: 1, most: 1, items: ['2C'] }), buttons } });
    await expect(table.page.getByRole('group', { name: 'Ask offer' })).toBeVisible();
    await makesItsMove(table, role, PLACES[role]);
    for (const beside of [ask({ args: { left: 1, rolls: 3 }, most: 5, buttons }), ask({ buttons })]) {
      await table.lay({ ...withZones(DICE), to_act: YOU, ask: beside });
      await makesItsMove(table, role, role === 'offer' ? '.aside' : '.roll');
    }
  }
});

test('a question without cards has its answers', async ({ visit }) => {
  const table = await stage(visit);
  await table.lay({ ...ASKING, ask: ask({ buttons: ROLES.ButtonRole.map(button) }) });
  const answers = ['pass', 'draw', 'answer', 'claim'].map(role => `Button ${role}`);
  await expect(table.page.locator('.answers button')).toHaveText(answers);
  await expect(table.page.locator('.aside').getByRole('button', { name: 'Button offer' })).toBeVisible();
});
