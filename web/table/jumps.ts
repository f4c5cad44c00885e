import type { ToldEntry } from '../protocol.d.ts';
import { isTold } from './log.ts';
import { chaptersOf } from './transcript-panel.ts';

/** Unit of a jump along a line of play: a trick (with dice, a turn) or a round. */
export type Stride = 'trick' | 'round';

/** Log positions where each trick or round begins. */
const beginnings = (entries: readonly ToldEntry[], stride: Stride) =>
  chaptersOf(entries).flatMap(({ story }) => {
    const begins = story.flatMap(({ events }) => events.find(isTold)?.at ?? []);
    return stride === 'round' ? begins.slice(0, 1) : begins;
  });

/** Starts of the previous and next trick or round; undefined if there is none. */
export const around = (entries: readonly ToldEntry[], at: number, stride: Stride) => {
  const all = beginnings(entries, stride);
  return { before: all.findLast(begin => begin < at), after: all.find(begin => begin > at) };
};
