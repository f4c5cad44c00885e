/** A lesson or course of another author: opened, stored, and how far the learner has come. */

import type { Display, GameCatalogue, Params, Wording } from '../../app.ts';
import { canEncrypt } from '../../friends/can-encrypt.ts';
import type { SlipSender } from '../../friends/slip-sender.ts';
import { classOf } from '../../friends/slip-sender.ts';
import type { SentLesson } from '../../model/link.ts';
import { LinkError, unpack } from '../../model/link.ts';
import { storedIdFor } from '../../model/received-lesson.ts';
import type { StepResult } from '../../model/slip.ts';
import type { ClassRoom } from '../../storage/class-store.ts';
import type { LessonDocument, SentDocument } from '../../storage/lesson-shape.ts';
import { lessonsIn } from '../../storage/lesson-shape.ts';
import type { ReceivedLesson } from '../../storage/received-lesson-store.ts';
import { receivedLessons } from '../../storage/received-lesson-store.ts';
import { properLine } from '../../words/names.ts';

/** An opened lesson or course, with the learner's progress. */
export interface OpenedLesson {
  /** The part of the address after '#/given/'. */
  address: string;
  id: string;
  document: SentDocument;
  /** The latest result of each step of each lesson. */
  took: StepResult[][];
  /** True if this device stores it. */
  kept: boolean;
  /** The room of the class it belongs to; undefined without a class. The sender of slips to it; null if there is no way to it. */
  room: ClassRoom | undefined;
  hands: SlipSender | null;
}

/**
 * Split '#/given/<packed>/2' or '#/given/kept/<id>/2' into the address of the document and the number of the lesson.
 */
export function addressParts([first = '', ...rest]: Params): { address: string; number: string | undefined } {
  const isKept = first === 'kept';
  return { address: isKept ? `kept/${rest[0]}` : first, number: rest[isKept ? 1 : 0] };
}

/** The last document opened, by its address: cached for the way from its card to its steps. */
const latest: Map<string, OpenedLesson> = new Map();

/** Open the document at the address; a LinkError names the part that is wrong. */
export async function openGiven(app: Wording & GameCatalogue & Display, params: Params): Promise<OpenedLesson> {
  const { address } = addressParts(params);
  const there = latest.get(address);
  if (there) return there;
  const sent = await sentTo(address);
  const { document, room } = sent;
  if (lessonsIn(document).some(({ game }) => !app.game(game))) throw new LinkError('game');
  const { id, stored } = 'id' in sent ? { id: sent.id, stored: sent } : await storedIdFor(document);
  const hands = room && canEncrypt() ? await classOf(app, room) : null;
  const opened = { address, id, document, took: stored?.took ?? [], kept: !!stored, room, hands };
  latest.clear();
  latest.set(address, opened);
  return opened;
}

async function sentTo(address: string): Promise<SentLesson | ReceivedLesson> {
  if (!address.startsWith('kept/')) return unpack('lesson', address);
  const stored = await receivedLessons.one(address.slice('kept/'.length)).catch(() => null);
  if (!stored) throw new LinkError('content');
  return stored;
}

/** Clear the cache of the last document opened. */
export function forgetOpened() {
  latest.clear();
}

/** Store the document with the learner's progress. */
export async function keepOpened(opened: OpenedLesson): Promise<void> {
  const { id, document, took } = opened;
  await receivedLessons.change(id, now => {
    const room = opened.room ?? now?.room;
    return { id, document, when: now?.when ?? Date.now(), took, ...(room ? { room } : {}) };
  });
  opened.kept = true;
}

/** Name of the author; '' if the document names none. */
export const authorOf = ({ author = '' }: Pick<LessonDocument, 'author'>): string => properLine(author, 60);

/** True if every step of the lesson has been solved. */
export const isDone = ({ took }: OpenedLesson, lesson: LessonDocument, at: number): boolean =>
  lesson.step.every((_, step) => took[at]?.[step]?.right);
