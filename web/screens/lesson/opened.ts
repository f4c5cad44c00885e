/** What somebody else has sent: a lesson or a course, and how far it has been taken. */

import type { App, Params } from '../../app.ts';
import type { HandingIn } from '../../friends/slip-sender.ts';
import { classOf } from '../../friends/slip-sender.ts';
import type { SentLesson } from '../../model/link.ts';
import { LinkError, unpack } from '../../model/link.ts';
import type { Took } from '../../model/slip.ts';
import { idOf } from '../../model/slip.ts';
import type { ClassRoom } from '../../storage/class-store.ts';
import { given } from '../../storage/given-lesson-store.ts';
import type { LessonDocument, SentDocument } from '../../storage/lesson-shape.ts';
import { lessonsIn } from '../../storage/lesson-shape.ts';
import { properLine } from '../../words/names.ts';

export interface Opened {
  /** What follows '#/given/'. */
  address: string;
  id: string;
  document: SentDocument;
  /** How each step of each lesson went, the last time it was taken. */
  took: Took[][];
  /** Does this device keep it? */
  kept: boolean;
  /** The room of the class that it is for, and how slips go there. */
  room: ClassRoom | undefined;
  hands: HandingIn | null;
}

/** '#/given/<packed>/2', '#/given/kept/<id>/2': what was sent, and the lesson of it that is taken. */
export function asked([first = '', ...rest]: Params): { address: string; number: string | undefined } {
  const isKept = first === 'kept';
  return { address: isKept ? `kept/${rest[0]}` : first, number: rest[isKept ? 1 : 0] };
}

/** What was opened last: from its card one goes on to its steps. */
let latest: Opened | null = null;

/** What the address holds; a LinkError names the part that is wrong. */
export async function openGiven(app: App, params: Params): Promise<Opened> {
  const { address } = asked(params);
  if (latest?.address === address) return latest;
  const { document, room } = await sentTo(address);
  if (lessonsIn(document).some(({ game }) => !app.game(game))) throw new LinkError('game');
  const id = idOf(document);
  const stored = await given.one(id).catch(() => null);
  const hands = room ? await classOf(app, room) : null;
  latest = { address, id, document, took: stored?.took ?? [], kept: !!stored, room, hands };
  return latest;
}

async function sentTo(address: string): Promise<SentLesson> {
  if (!address.startsWith('kept/')) return unpack('lesson', address);
  const stored = await given.one(address.slice('kept/'.length)).catch(() => null);
  if (!stored) throw new LinkError('content');
  return stored;
}

/** Nothing is known of it any more. */
export function forgetOpened() {
  latest = null;
}

/** Stores it, with how far it has been taken. */
export async function keep(opened: Opened): Promise<void> {
  const { id, document, took } = opened;
  await given.change(id, now => {
    const room = opened.room ?? now?.room;
    return { id, document, when: now?.when ?? Date.now(), took, ...(room ? { room } : {}) };
  });
  opened.kept = true;
}

/** Whose words it is; '' where nobody has said so. */
export const authorOf = ({ author = '' }: Pick<LessonDocument, 'author'>): string => properLine(author, 60);

/** Has every step of it been solved once? */
export const isDone = ({ took }: Opened, lesson: LessonDocument, at: number): boolean =>
  lesson.step.every((_, step) => took[at]?.[step]?.right);
