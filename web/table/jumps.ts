import type { ToldEntry } from '../protocol.d.ts';
import { isTold } from './log.ts';
import { chaptersOf } from './transcript-panel.ts';

/** What a line of play can be walked by, besides single moves: a trick, or a turn with dice, and a round. */
export type Stride = 'trick' | 'round';

/** The entries with which a trick, or a round, begins. */
const beginnings = (told: readonly ToldEntry[], stride: Stride) =>
  chaptersOf(told).flatMap(({ story }) => {
    const begins = story.flatMap(({ events }) => events.find(isTold)?.at ?? []);
    return stride === 'round' ? begins.slice(0, 1) : begins;
  });

/** Where the trick, or round, before and after this place begins; undefined where there is none. */
export const around = (told: readonly ToldEntry[], at: number, stride: Stride) => {
  const all = beginnings(told, stride);
  return { before: all.findLast(begin => begin < at), after: all.find(begin => begin > at) };
};
