/** Bots that somebody has written sit at tables: each thinks in a worker of its own, apart from the match. */

import type { App } from '../app.ts';
import type { Instead, WantsMove } from '../protocol.d.ts';
import { readBots } from '../storage/bot-store.ts';
import type { Fault } from '../wire/lab.ts';
import { Lab } from '../wire/lab.ts';

/** Those that sit at the table, by their ids. */
const seated: Map<string, Lab> = new Map();
/** What went wrong last, at each seat. */
const faults: Map<number, { fault: Fault['fault'] | 'unread'; words?: string } | null> = new Map();

/** Who answers while a bot is tried out in the lab. */
let trial: ((asked: WantsMove) => Promise<string | undefined>) | null = null;

/** From now on the lab answers; null: whoever sits at the table. */
export function answerBy(answer: typeof trial) {
  trial = answer;
}

/** The move of the bot that is asked for; none where there is no such bot, or it has none. */
export async function moveOf(app: App, asked: WantsMove): Promise<string | undefined> {
  if (trial) return trial(asked);
  const id = app.match?.own?.[asked.seat];
  faults.set(asked.seat, null);
  const { bots } = await readBots();
  const bot = bots.find(each => each.id === id);
  if (bot?.unread) faults.set(asked.seat, { fault: 'unread' });
  if (!bot || bot.unread) return undefined;
  const lab = seated.get(bot.id) ?? new Lab();
  seated.set(bot.id, lab);
  const taken = await lab.take(asked.game, bot.name, bot.code);
  const decided = taken.wrong ? taken : await lab.decide(asked.world, asked.seed);
  faults.set(asked.seat, decided.wrong ?? null);
  return decided.move;
}

/** Nobody plays with them any more. */
export function letRest() {
  for (const lab of seated.values()) lab.end();
  seated.clear();
}

/** The weakest level has played for it: once for each seat that is said, and why. */
export function tellInstead(app: App, { seat, refusal }: Instead) {
  const id = `instead-${seat}`;
  if (app.notices.some(notice => notice.id === id)) return;
  const fault = faults.get(seat);
  const why = refusal ? 'refused' : (fault?.fault ?? 'missing');
  app.notify({ id, text: 'notice-instead', args: { player: seat, why, words: fault?.words ?? '' } });
}
