import type { Request } from '../protocol.d.ts';

/** Of these bots may play for long. */
const LONG: ReadonlySet<Request['type']> = new Set(['load', 'start', 'play', 'guide', 'keep', 'answer', 'try-out']);

/** Does nobody wait for the end of it where the table has been left that it was asked of? */
export const mayBeGivenUp = ({ type }: Request): boolean => LONG.has(type);
