import type { Request } from '../protocol.d.ts';

/** Requests in which bots may play for long. */
const LONG: ReadonlySet<unknown> = new Set<Request['type']>([
  'load',
  'start',
  'play',
  'guide',
  'keep',
  'answer',
  'trial-deal',
]);

/** True if such a request may be dropped when the player leaves its table. */
export const mayBeGivenUp = (type: unknown): boolean => LONG.has(type);
