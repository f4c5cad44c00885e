/** Two devices side by side, with connections in place of the browser's. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toText } from '../../web/browser/bytes.ts';
import { descriptionOf, type Endpoint, packed } from '../../web/friends/connection/connection-code.ts';
import { answer, isCode, offer } from '../../web/friends/connection/qr-pairing.ts';

const end = (answers: boolean, first: number): Endpoint => ({
  answers,
  user: 'user',
  password: 'password',
  fingerprint: Uint8Array.from({ length: 32 }, (_, at) => first + at),
  candidates: [],
});
const OWN = { offer: descriptionOf(end(false, 1)), answer: descriptionOf(end(true, 1)) };

/** A connection whose channel opens before the descriptions are applied, as a busy browser does it. */
class EarlyConnection extends EventTarget {
  iceGatheringState = 'complete';
  connectionState = 'new';
  localDescription: RTCSessionDescriptionInit | null = null;
  currentLocalDescription: RTCSessionDescriptionInit | null = null;
  currentRemoteDescription: RTCSessionDescriptionInit | null = null;
  onconnectionstatechange: (() => void) | null = null;
  isClosed = false;
  readonly data = { readyState: 'connecting', onopen: () => {}, onmessage: null, onclose: null, send() {} };
  #theirs: RTCSessionDescriptionInit | null = null;

  createDataChannel = () => this.data;

  async setLocalDescription() {
    this.localDescription = this.#theirs ? OWN.answer : OWN.offer;
    if (this.#theirs) await this.#apply();
  }

  async setRemoteDescription(theirs: RTCSessionDescriptionInit) {
    this.#theirs = theirs;
    if (this.localDescription) await this.#apply();
  }

  async #apply() {
    this.data.readyState = 'open';
    this.data.onopen();
    await null; // the browser reports the descriptions later than the open channel
    this.currentLocalDescription = this.localDescription;
    this.currentRemoteDescription = this.#theirs;
  }

  close() {
    this.isClosed = true;
  }
}
Object.assign(globalThis, { RTCPeerConnection: EarlyConnection });

const theirs = (answers: boolean) => toText(packed(end(answers, 100)));

test('a channel that opens before the descriptions are applied has its binding', async () => {
  const host = await (await offer()).answered(theirs(true));
  const guest = await (await answer(theirs(false))).channel;
  for (const channel of [host, guest]) assert.match(channel?.binding ?? '', /^01:02:.* 64:65:/);
});

const NO_CODES = ['', 'x', 'AAAA', '-'.repeat(601), 'http://elsewhere.invalid', '＊', 'A'.repeat(600), 'no code'];

test('a code of the wrong kind is refused', async () => {
  const offered = await offer();
  await assert.rejects(offered.answered(theirs(false)), /not the answer/);
  await assert.rejects(offered.answered(offered.code), /not the answer/);
  await assert.rejects(answer(theirs(true)), /not the invitation/);
});

test('a text that is no code is refused', async () => {
  const offered = await offer();
  assert(isCode(offered.code) && isCode(theirs(true)));
  for (const text of NO_CODES) {
    assert(!isCode(text), text);
    await assert.rejects(offered.answered(text), /not the answer/, text);
    await assert.rejects(answer(text), /not the invitation/, text);
  }
});
