/** Store of the player's own bots. */

import { promisifyRequest } from 'idb-keyval';
import { BOT, botOf, freeName } from './bot-shape.ts';
import type { Foreign } from './checks.ts';
import { below, database, revisionOf } from './database.ts';
import { dropMeasured } from './measured-store.ts';
import type { OwnBot } from './stored-types.ts';

/** A stored bot that cannot be read. */
export type DamagedBot = { id: string; value: unknown };

const PLACE = 'bot:';

/** Revision of each bot as last read or written here. */
const revisions: Map<string, number> = new Map();

/** Return all bots, the one changed last first; damaged ones apart. */
export async function readBots(): Promise<{ bots: OwnBot[]; damaged: DamagedBot[] }> {
  const found = await below(PLACE);
  const well = found.filter(([id, value]) => BOT(value) === null && (value as OwnBot).id === id);
  for (const [id, value] of well) revisions.set(id, revisionOf(value));
  const bots = well.map(([, value]) => botOf(value)).sort((one, other) => other.when - one.when);
  const damaged = found.filter(entry => !well.includes(entry)).map(([id, value]) => ({ id, value }));
  return { bots, damaged };
}

/**
 * Store a bot. If another tab has changed it meanwhile, store it as a copy under another name, so that no unseen
 * change is overwritten.
 * @returns the bot as stored
 */
export const writeBot = (bot: OwnBot): Promise<OwnBot> =>
  database('readwrite', async store => {
    const stored: Foreign = await promisifyRequest(store.get(PLACE + bot.id));
    const known = revisions.get(bot.id) ?? 0;
    const parted = stored !== undefined && revisionOf(stored) !== known && stored.code !== bot.code;
    const kept = parted ? { ...bot, id: `${bot.id}-${Date.now().toString(36)}`, name: beside(bot.name) } : bot;
    const revision = parted ? 1 : revisionOf(stored) + 1;
    store.put({ ...kept, revision }, PLACE + kept.id);
    await promisifyRequest(store.transaction);
    revisions.set(kept.id, revision);
    return kept;
  });

const beside = (name: string) => freeName(name, [name]);

/**
 * Add the bots whose code is not stored yet; return how many were added. They are marked unread, so that the player
 * reads the code before it runs. A taken name gets a number.
 */
export const addBots = (found: readonly OwnBot[]): Promise<number> =>
  database('readwrite', async store => {
    const range = IDBKeyRange.bound(PLACE, `${PLACE}\uffff`);
    const here: Foreign[] = await promisifyRequest(store.getAll(range));
    let came = 0;
    for (const bot of found) {
      if (here.some(one => one?.game === bot.game && one?.code === bot.code)) continue;
      const names = here.filter(one => one?.game === bot.game).map(one => String(one?.name));
      const id = here.some(one => one?.id === bot.id) ? `${bot.id}-${came}` : bot.id;
      const kept = { ...bot, id, name: freeName(bot.name, names), unread: true, revision: 1 };
      store.put(kept, PLACE + id);
      here.push(kept);
      came += 1;
    }
    await promisifyRequest(store.transaction);
    return came;
  });

/** Delete a bot. Returns a function that restores it, unless it has been stored again. */
export const dropBot = (id: string): Promise<() => Promise<void>> =>
  database('readwrite', async store => {
    const value: unknown = await promisifyRequest(store.get(PLACE + id));
    store.delete(PLACE + id);
    dropMeasured(store, id);
    await promisifyRequest(store.transaction);
    return () =>
      database('readwrite', async again => {
        const now: unknown = await promisifyRequest(again.get(PLACE + id));
        if (now === undefined && value !== undefined) again.put(value, PLACE + id);
        await promisifyRequest(again.transaction);
      });
  });
