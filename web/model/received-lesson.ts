import type { SentDocument } from '../storage/lesson-shape.ts';
import type { ReceivedLesson } from '../storage/received-lesson-store.ts';
import { receivedLessons } from '../storage/received-lesson-store.ts';
import { idOf } from './slip.ts';

/**
 * Return the id under which a document is stored, or could be, and what is stored there of it. A document whose hash
 * equals that of another one gets another id: a sender can choose the hash.
 */
export async function storedIdFor(document: SentDocument): Promise<{ id: string; stored: ReceivedLesson | null }> {
  const hash = idOf(document);
  const text = JSON.stringify(document);
  for (let id = hash, number = 1; ; number += 1) {
    const stored = await receivedLessons.one(id).catch(() => null);
    if (!stored || JSON.stringify(stored.document) === text) return { id, stored };
    id = `${hash}-${number}`;
  }
}
