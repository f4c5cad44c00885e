// Connects two devices side by side, without a server: one code each way, shown and scanned, or copied as text.

import { toBytes, toText } from '../../browser/bytes.ts';
import type { Channel } from '../channel.ts';
import { bindingOf } from './channel-binding.ts';
import { descriptionOf, endpointOf, packed, unpacked } from './connection-code.ts';

const GATHERING = 3000; // milliseconds in which a device finds its own addresses; most take less than one second
const LARGEST = 2 ** 18; // bytes of one text: the limit that the description promises
const OPENING = 30_000; // milliseconds within which a connection must open

const ALPHABET = /^[A-Za-z0-9_-]{1,600}$/;

/** A device that has shown its code and waits for the other's. */
export interface PairingOffer {
  code: string;
  /**
   * Return the channel to the device with that code; null if no connection opens. Throws an Error if the code is not
   * valid.
   */
  answered(code: string): Promise<Channel | null>;
  cancel(): void;
}

/** Return the first code, which the inviting device shows. */
export async function offer(): Promise<PairingOffer> {
  const { connection, channel } = prepared();
  await connection.setLocalDescription();
  const code = await described(connection);
  return {
    code,
    async answered(theirs) {
      const end = read(theirs);
      if (!end?.answers) throw new Error('not the answer of another device');
      await connection.setRemoteDescription(descriptionOf(end));
      return bound(await channel);
    },
    cancel: () => connection.close(),
  };
}

/** Return the second code, for the device that has read the first. Throws an Error if the first is not valid. */
export async function answer(theirs: string): Promise<{ code: string; channel: Promise<Channel | null> }> {
  const end = read(theirs);
  if (!end || end.answers) throw new Error('not the invitation of another device');
  const { connection, channel } = prepared();
  await connection.setRemoteDescription(descriptionOf(end));
  await connection.setLocalDescription();
  return { code: await described(connection), channel: channel.then(bound) };
}

/**
 * Return the channel if its certificates are known, else close it. A channel may open a moment before the browser has
 * applied the descriptions, so look only after both have been set.
 */
function bound(channel: BufferedChannel | null): BufferedChannel | null {
  if (channel?.binding) return channel;
  channel?.close();
  return null;
}

/** True if the text is a valid code, first or second. */
export const isCode = (text: string): boolean => read(text) !== null;

/** True if the text is a first code, which an inviting device shows. */
export const isOffer = (text: string): boolean => read(text)?.answers === false;

function read(code: string) {
  if (!ALPHABET.test(code) || code.length % 4 === 1) return null; // no base64 text has such a length
  return unpacked(toBytes(code));
}

function prepared() {
  const connection = new RTCPeerConnection();
  const data = connection.createDataChannel('taku', { negotiated: true, id: 0 });
  return { connection, channel: opened(connection, data) };
}

/** Return the code of this end, once it knows its own addresses. */
async function described(connection: RTCPeerConnection) {
  await gathered(connection);
  const description = connection.localDescription;
  if (!description) throw new Error('nothing to tell');
  return toText(packed(endpointOf(description)));
}

function gathered(connection: RTCPeerConnection): Promise<void> {
  return new Promise(resolve => {
    const look = () => connection.iceGatheringState === 'complete' && resolve();
    connection.addEventListener('icegatheringstatechange', look);
    setTimeout(resolve, GATHERING);
    look();
  });
}

/** A channel that keeps messages until a listener is set: the other end may send one at once. */
class BufferedChannel implements Channel {
  readonly way = 'codes';
  onclose: Channel['onclose'] = null;
  #listener: Channel['onmessage'] = null;
  #early: string[] = [];

  constructor(
    readonly connection: RTCPeerConnection,
    readonly data: RTCDataChannel,
  ) {}

  /** The binding; '' until the channel is open. */
  get binding() {
    return bindingOf(this.connection) ?? '';
  }

  get isOpen() {
    return this.data.readyState === 'open';
  }

  send(text: string) {
    if (this.isOpen) this.data.send(text);
  }

  close() {
    this.connection.close();
  }

  receive(text: string) {
    if (this.#listener) this.#listener(text);
    else this.#early.push(text);
  }

  get onmessage() {
    return this.#listener;
  }

  set onmessage(listener) {
    this.#listener = listener;
    queueMicrotask(() => {
      for (const text of this.#early.splice(0)) this.receive(text); // deferred until the listener has finished its setup
    });
  }
}

/** Return the open channel; null if it does not open in time after the other's code is known. */
function opened(connection: RTCPeerConnection, data: RTCDataChannel): Promise<BufferedChannel | null> {
  const channel = new BufferedChannel(connection, data);
  let isClosed = false;
  function close() {
    if (isClosed) return;
    isClosed = true;
    connection.close();
    channel.onclose?.();
  }
  data.onmessage = ({ data: text }) => {
    if (typeof text === 'string' && text.length <= LARGEST) channel.receive(text);
  };
  data.onclose = close;
  return new Promise(resolve => {
    data.onopen = () => resolve(channel);
    connection.onconnectionstatechange = () => {
      if (connection.connectionState === 'connecting') setTimeout(giveUp, OPENING);
      if (connection.connectionState === 'failed') giveUp();
    };
    function giveUp() {
      if (data.readyState === 'open' && connection.connectionState !== 'failed') return;
      close();
      resolve(null);
    }
  });
}
