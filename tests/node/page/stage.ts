// A table on which anything can be laid: frames of no game, in which what has a role is called after it.

import { readFile } from 'node:fs/promises';
import type * as wire from '../../../web/protocol.d.ts';
import { DIST } from './browser/bundle.ts';
import type { PageWindow } from './browser/window.ts';
import { type Page, python, type Visits } from './page.ts';
import { Table } from './table.ts';

const GAME = 'hearts'; // the words of its cards are spoken; it is told nothing of its own
export const SEATS = ['human', 'easy', 'easy', 'easy'];
export const [YOU, OTHER, THIRD] = [0, 1, 2];
export const IN_JAPANESE = '（日本語）';

type Roles = {
  ZoneKind: wire.ZoneKind[];
  ZoneRole: wire.ZoneRole[];
  EventRole: wire.EventRole[];
  BadgeRole: wire.BadgeRole[];
  ButtonRole: wire.ButtonRole[];
};

/** All roles that the engine declares. */
export const ROLES = await python<Roles>(`
from typing import get_args
from taku import roles
names = ("ZoneKind", "ZoneRole", "EventRole", "BadgeRole", "ButtonRole")
result = {name: get_args(getattr(roles, name)) for name in names}
`);

/** What something with this role is called. */
export const of = (role: string) => `of-${role || 'none'}`;

const named = (roles: readonly string[], id: (role: string) => string, text: string) =>
  Object.fromEntries(roles.map(role => [id(role), `${text} ${role}`]));

const WORDS = {
  'caption-roles': 'The roles',
  'ask-roles': 'Choose',
  'event-end': 'That is all.',
  'badge-passed': 'has passed',
  'badge-to-beat-what': 'what lies',
  'badge-to-beat': 'what lies there',
  ...named(ROLES.ZoneRole, role => `zone-${role}`, 'Zone'),
  ...named(ROLES.EventRole, role => `event-${of(role)}`, 'Event'),
  ...named(ROLES.EventRole, role => `called-${of(role)}`, 'Called'),
  ...named(ROLES.BadgeRole, role => `badge-${of(role)}`, 'Badge'),
  ...named(ROLES.BadgeRole, role => `badge-${of(role)}-what`, 'What badge'),
  ...named(ROLES.ButtonRole, role => `button-${of(role)}`, 'Button'),
  ...named(ROLES.ButtonRole, role => `ask-${of(role)}`, 'Ask'),
};

/** Add the words of all roles to those of the game. */
async function withWords(path: string) {
  const [, language] = new RegExp(`words/${GAME}\\.(en|ja)\\.ftl$`).exec(path) ?? [];
  if (!language) return undefined;
  const mark = language === 'ja' ? IN_JAPANESE : '';
  const own = Object.entries(WORDS).map(([id, text]) => `${id} = ${text}${mark}`);
  return { status: 200, body: [await readFile(DIST + path, 'utf8'), ...own].join('\n') };
}

// Zones of the table

export const zone = (kind: wire.ZoneKind, role: wire.ZoneRole, parts: Partial<wire.Zone> = {}): wire.Zone => ({
  kind,
  role,
  seat: null,
  items: [],
  seats: [],
  orders: {},
  winner: null,
  ahead: '',
  ...parts,
});

export const HAND = zone('hand', 'hand', { seat: YOU, items: ['2C', '9D'] });
export const PILE = zone('pile', 'centre', { items: ['5C'], seats: [OTHER] });
export const DICE = zone('dice', 'centre', { items: ['1', '2', '3', '4', '5'] });

export const VIEW: wire.View = {
  seat: YOU,
  to_act: OTHER,
  round: 1,
  caption: { id: 'roles', seat: null, args: {} },
  zones: [HAND, PILE],
  points: [0, 0, 0, 0],
  scores: [],
  badges: [],
  running: null,
  ask: null,
  sheet: [],
  teams: [],
  decided: false,
  card_points: {},
  places: [],
};

export const ask = (parts: Partial<wire.Ask> = {}): wire.Ask => ({
  id: 'roles',
  args: {},
  least: 0,
  most: 0,
  items: [],
  slots: [],
  buttons: [],
  ...parts,
});

/** The view of the player who may play the two of clubs. */
export const ASKING: wire.View = { ...VIEW, to_act: YOU, ask: ask({ least: 1, most: 1, items: ['2C'] }) };

const ARGS: Partial<Record<wire.BadgeRole, wire.Badge['args']>> = {
  order: { ranks: '3 4 5 6', beat: '5' },
  'to-beat': { player: OTHER },
  direction: { direction: 'counterclockwise' },
};

export const badge = (role: wire.BadgeRole, seat: number | null = null): wire.Badge => ({
  role,
  id: of(role),
  seat,
  args: ARGS[role] ?? {},
  icon: '',
  tone: '',
  rule: '',
});

export const event = (role: wire.EventRole, parts: Partial<wire.Event> = {}): wire.Event => ({
  role,
  kind: of(role),
  seat: OTHER,
  args: role === 'play' ? { cards: '5C' } : {},
  ...parts,
});

export const button = (role: wire.ButtonRole): wire.Button => ({ role, move: `move-${role}`, id: of(role), args: {} });

const frame = (view: wire.View, events: wire.Event[] = [], parts: Partial<wire.Frame> = {}): Partial<wire.Frame> => ({
  type: 'frame',
  view,
  events,
  undo: false,
  no_undo: null,
  meanings: [],
  begins: false,
  line: null,
  log: null,
  match: null,
  guided: [],
  tip: null,
  met: [],
  ended: false,
  turns: [],
  ...parts,
});

// The table

export class Stage extends Table {
  /** The moves that the page has sent. */
  readonly sent: string[] = [];
  /** What was seen for a moment: calls, and tags at seats. */
  readonly passing: string[] = [];

  constructor(page: Page) {
    super(page);
    const { window, document, tab } = page;
    tab.engine.takes = request => {
      if (request.type === 'play') this.sent.push(request.move);
      if (request.type === 'load') tab.engine.say(frame(ASKING, [], FIRST));
      tab.engine.say({ type: 'answered' });
      return true;
    };
    tab.engine.say({ type: 'progress', phase: 'ready', loaded: 1, total: 1 });
    const observer = new window.MutationObserver(changes => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          for (const part of [node as Element, ...((node as Element).querySelectorAll?.('*') ?? [])])
            if (part.matches?.('.called b, .tag')) this.passing.push(part.textContent?.trim() ?? '');
    });
    observer.observe(document, { childList: true, subtree: true });
  }

  /** Lay this, and wait until it is drawn and told; return what was heard. */
  async lay(view: wire.View, ...events: wire.Event[]) {
    const { page } = this;
    await page.fallsSilent();
    page.said = [];
    this.passing.length = 0;
    page.tab.engine.say(frame(view, [...events, event('note', { kind: 'end', seat: null })]));
    await page.hears('That is all.');
    await page.hasSettled();
    return page.spoken;
  }
}

const FIRST: Partial<wire.Frame> = {
  begins: true,
  log: { start: 0, entries: [] },
  match: { format: 1, game: GAME, options: {}, seed: 's', seats: SEATS } as unknown as wire.Head,
};

/** Sit down at a table whose engine says what a test lays. */
export async function stage(visit: Visits['visit'], settings: object = {}, prepare?: (window: PageWindow) => void) {
  const page = await visit('', {
    engine: false,
    width: 1440,
    height: 900,
    settings: { speed: 'none', verbosity: 'full', ...settings },
    prepare,
  });
  page.tab.network.answer = withWords;
  const table = new Stage(page);
  await table.sit(GAME);
  return table;
}
