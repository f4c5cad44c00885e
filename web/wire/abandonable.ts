import type { Request } from '../protocol.d.ts';

/** Of these bots may play for long. */
const LONG: ReadonlySet<unknown> = new Set<Request['type']>([
  'load',
  'start',
  'play',
  'guide',
  'keep',
  'answer',
  'try-out',
]);

/** Does nobody wait for the end of such a request where the table has been left that it was asked of? */
export const mayBeGivenUp = (type: unknown): boolean => LONG.has(type);
