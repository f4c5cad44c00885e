/** A lesson that comes from the teacher's device: only the one whose digest the code names is taken. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digestOf } from '../../web/friends/encryption.ts';
import { LessonFetcher } from '../../web/friends/lesson-fetcher.ts';
import { PeerSearch } from '../../web/friends/peer-search.ts';
import type { ClassInvitation } from '../../web/model/link.ts';
import { settle, way } from './room-of-devices.ts';

test('any device may answer, but only the lesson that the code names is taken', async context => {
  let meets: (channel: ReturnType<typeof way>[0]) => void = () => {};
  context.mock.method(PeerSearch.prototype, 'begin', (_: unknown, __: number, joined: typeof meets) => {
    meets = joined;
  });
  const left = context.mock.method(PeerSearch.prototype, 'leave', () => {});
  const invitation = { room: { key: 'k', to: 't' }, digest: await digestOf('1lesson') } as unknown as ClassInvitation;
  const came: string[] = [];
  const fetcher = new LessonFetcher(
    invitation,
    () => {},
    packed => came.push(packed),
  );
  fetcher.begin();
  const [own, stranger] = way();
  const [other, teacher] = way();
  meets(own);
  meets(other);
  assert.deepEqual(own.sent, [{ type: 'ask' }]);
  stranger.send(JSON.stringify({ type: 'lesson', packed: '1another' }));
  stranger.send('{"type":"strange"}');
  teacher.send(JSON.stringify({ type: 'lesson', packed: '1lesson' }));
  await settle(() => came.length > 0);
  assert.deepEqual(came, ['1lesson']);
  assert.equal(left.mock.callCount(), 1);
});
