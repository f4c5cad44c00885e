/** What a file brings beside what is here: nothing that is here is lost, or written over. */

import './browser.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { App } from '../../web/app.ts';
import type { DataFile } from '../../web/storage/backup-file.ts';
import { takeIn } from '../../web/storage/merge.ts';
import { DEFAULTS } from '../../web/storage/preferences.ts';
import type { OwnRules, Settings } from '../../web/storage/stored-types.ts';

const set = (name: string, target: number) => ({ name, options: { target } });

/** Take preferences in where these are set; return what came in, and how they are set then. */
async function taken(here: Partial<Settings>, found: Partial<Settings>) {
  const settings: Settings = { ...DEFAULTS, ...here };
  const app = {
    settings,
    set: (name: string, value: unknown) => Reflect.set(settings, name, value),
    alter: (name: 'rules', change: (now: unknown) => unknown) => Reflect.set(settings, name, change(settings[name])),
    matches: { add: async (matches: unknown[]) => ({ matches: matches.length, further: 0, same: 0 }) },
    mistakes: { add: async () => 0 },
    ...{ lessons: { add: () => 0 }, practice: { add: () => 0 }, firstGames: { add: () => 0 } },
  } as unknown as App;
  const file = { settings: found, lessons: {}, practice: {}, matches: [] } as unknown as DataFile;
  const came = await takeIn(app, file, () => {});
  return { came, settings };
}

const rules = (...hearts: OwnRules[]) => ({ rules: { hearts } });

test('house rules come in once, and under another name where theirs is taken', async () => {
  const here = rules(set('Sunday', 75));
  const first = await taken(here, rules(set('Sunday', 50), set('Sunday', 75), set('', 1)));
  assert.deepEqual(first.settings.rules.hearts, [set('Sunday', 75), set('Sunday 2', 50)]);
  assert.deepEqual([first.came.rules, first.came.renamed], [1, 1]);
  const again = await taken(first.settings, rules(set('Sunday', 50)));
  assert.deepEqual([again.came.rules, again.settings.rules], [0, first.settings.rules]);
});

test('a preference that was chosen here stays', async () => {
  const { came, settings } = await taken(
    { theme: 'contrast' },
    { theme: 'dark', speed: 'fast', yourName: '\u202e Yuki' },
  );
  assert.deepEqual(
    [settings.theme, settings.speed, settings.yourName, came.preferences],
    ['contrast', 'fast', 'Yuki', 2],
  );
});

test('how a game was started last comes in for games that were not started here', async () => {
  const setup = (target: number) => ({ options: { target }, seats: ['human'], names: [''] });
  const { settings } = await taken({ last: { hearts: setup(50) } }, { last: { hearts: setup(75), haggis: setup(1) } });
  assert.deepEqual(settings.last, { hearts: setup(50), haggis: setup(1) });
});
