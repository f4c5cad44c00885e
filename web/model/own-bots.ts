/** A player's own bots at the table: each runs in its own worker, apart from the match. */

import type { CurrentTable, Display } from '../app.ts';
import type { BotReplaced, WantsMove } from '../protocol.d.ts';
import { bots } from '../storage/bot-store.ts';
import type { Fault } from '../wire/lab.ts';
import { Lab } from '../wire/lab.ts';

/** Workers of the bots at the table, by the bots' ids. */
const seated: Map<string, Lab> = new Map();
/** The latest fault at each seat. */
const faults: Map<number, { fault: Fault['fault'] | 'unread'; words?: string } | null> = new Map();

/** Answers for a bot while the lab tries it out. */
let trial: ((asked: WantsMove) => Promise<string | undefined>) | null = null;

/** Let the lab answer; null: the bots at the table answer again. */
export function setTrialBot(answer: typeof trial) {
  trial = answer;
}

/** Ask the bot at a seat for its move; undefined if there is no such bot or it has no answer. */
export async function moveOf(app: CurrentTable, query: WantsMove): Promise<string | undefined> {
  if (trial) return trial(query);
  const id = app.match?.own?.[query.seat];
  faults.set(query.seat, null);
  const bot = id === undefined ? null : await bots.one(id);
  if (bot?.unread) faults.set(query.seat, { fault: 'unread' });
  if (!bot || bot.unread) return undefined;
  const lab = seated.get(bot.id) ?? new Lab();
  seated.set(bot.id, lab);
  const taken = await lab.loadBot(query.game, bot.name, bot.code);
  const decided = taken.wrong ? taken : await lab.decide(query.world, query.seed);
  faults.set(query.seat, decided.wrong ?? null);
  return decided.move;
}

/** End the workers of all bots. */
export function endOwnBots() {
  for (const lab of seated.values()) lab.end();
  seated.clear();
}

/** Report, once for each seat, that the weakest level has played for a bot, and why. */
export function tellBotReplaced(app: Display, { seat, refusal }: BotReplaced) {
  const id = `instead-${seat}`;
  if (app.notices.some(notice => notice.id === id)) return;
  const fault = faults.get(seat);
  const why = refusal ? 'refused' : (fault?.fault ?? 'missing');
  app.notify({ id, text: 'notice-bot-replaced', args: { player: seat, why, words: fault?.words ?? '' } });
}
