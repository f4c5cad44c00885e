// Devices that meet over relays, with a frame in place of the one that asks them.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Channel } from '../../web/friends/channel.ts';
import type { FromFrame, ToFrame } from '../../web/friends/connection/relay-messages.ts';
import { settle } from './room-of-devices.ts';

const page = new EventTarget();
let frames: Set<Frame>;

class Frame {
  src = '';
  asked = 0;
  readonly said: ToFrame[] = [];
  tells: (message: FromFrame) => void = () => {};
  readonly contentWindow = {
    postMessage: (_: unknown, origin: string, [port]: MessagePort[]) => {
      this.asked += 1;
      assert.equal(origin, location.origin);
      port.onmessage = ({ data }) => this.said.push(data);
      this.tells = message => port.postMessage(message);
    },
  };

  /** The frame's script has run. */
  begins(origin = location.origin) {
    const event = Object.assign(new Event('message'), { source: this.contentWindow, data: 'ready', origin });
    page.dispatchEvent(event);
  }

  remove() {
    frames.delete(this);
  }
}

Object.assign(globalThis, {
  location: { origin: 'http://127.0.0.1' },
  document: { createElement: () => new Frame(), body: { append: (frame: Frame) => frames.add(frame) } },
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
});
const { meet } = await import('../../web/friends/connection/relay.ts');

beforeEach(() => {
  frames = new Set();
});

/** Search for the host; what was met, lost and heard is noted. */
function searches() {
  const found = { met: [] as Channel[], lost: 0, ways: 0, heard: [] as unknown[] };
  const joined = (channel: Channel) => {
    channel.onmessage = text => found.heard.push(text);
    channel.onclose = () => (found.lost += 1);
    found.met.push(channel);
  };
  const { leave } = meet(
    { secret: 's', host: false },
    { step() {}, joined, tookWay: () => (found.ways += 1), lost() {}, stale() {} },
  );
  const [frame] = frames;
  return { found, frame, leave };
}

async function meets() {
  const search = searches();
  search.frame.begins();
  search.frame.tells({ is: 'joined', peer: 'a', binding: 'b', host: false });
  await settle(() => search.found.met.length === 1);
  return search;
}

test('a frame that has not loaded goes at once', () => {
  const { leave } = searches();
  assert.equal(frames.size, 1);
  leave();
  assert.equal(frames.size, 0);
});

test('a frame of another site is not listened to', () => {
  const { frame, leave } = searches();
  frame.begins('https://elsewhere.invalid');
  assert.equal(frame.asked, 0);
  frame.begins();
  assert.equal(frame.asked, 1);
  leave();
  frame.tells({ is: 'over' });
});

test('a device that has left meets no other', async () => {
  const { found, frame, leave } = await meets();
  leave();
  await settle(() => frame.said.length === 1);
  assert.deepEqual(frame.said, [{ is: 'leave' }]);
  frame.tells({ is: 'joined', peer: 'a', binding: 'b', host: false });
  frame.tells({ is: 'text', peer: 'a', text: 'late' });
  frame.tells({ is: 'over' });
  await settle(() => frames.size === 0);
  assert.deepEqual([found.met.length, found.lost, found.heard], [1, 1, []]);
});

test('the way to a device is known, and may change', async () => {
  const { found, frame, leave } = await meets();
  assert.equal(found.met[0].way, null);
  for (const [n, way] of (['server', 'internet'] as const).entries()) {
    frame.tells({ is: 'way', peer: 'a', way });
    await settle(() => found.ways === n + 1);
    assert.equal(found.met[0].way, way);
  }
  leave();
  frame.tells({ is: 'over' });
  await settle(() => frames.size === 0);
});

test('a returning device leaves its old channel', async () => {
  const { found, frame, leave } = await meets();
  frame.tells({ is: 'joined', peer: 'a', binding: 'c', host: false });
  await settle(() => found.met.length === 2);
  const [before, now] = found.met;
  assert.deepEqual([before.isOpen, now.isOpen], [false, true]);
  before.close();
  before.send('old');
  now.send('new');
  await settle(() => frame.said.length > 0);
  assert.deepEqual(frame.said, [{ is: 'text', peer: 'a', text: 'new' }]);
  assert.equal(found.lost, 1);
  leave();
  frame.tells({ is: 'over' });
  await settle(() => frames.size === 0);
});
