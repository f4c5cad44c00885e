// What a window needs to meet other devices: the frame that asks relays, and direct connections. air.ts carries what
// they send. Runs in each window, as realm.ts does.

import type { FromFrame, Joining, ToFrame } from '../../../../web/friends/connection/relay-messages.ts';
import type { Direct } from './air.ts';
import type { Outer } from './window.ts';

/** Return the properties that a window gets. */
export function peers(outer: Outer): Record<string, unknown> {
  frames(outer);
  return { MessageChannel: messageChannels(outer), RTCPeerConnection: connections(outer) };
}

/** One end of a channel, which a page keeps or hands to a frame or a worker. */
export type Port = {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown): void;
  /** Called with a message at once: `onmessage` is called in a task of its own. */
  told?: (message: never) => void;
};

function messageChannels(outer: Outer) {
  return class MessageChannel {
    readonly port1: Port;
    readonly port2: Port;

    constructor() {
      const port = (other: () => Port): Port => ({
        onmessage: null,
        postMessage(message) {
          other().told?.(message as never);
          outer.soon(() => other().onmessage?.(new MessageEvent('message', { data: message })));
        },
      });
      this.port1 = port(() => this.port2);
      this.port2 = port(() => this.port1);
    }
  };
}

/** Have a frame do what relay.html does in a browser, once it is loaded. */
function frames(outer: Outer) {
  function begin(frame: HTMLIFrameElement) {
    const inner = {
      postMessage(joining: Joining, _: string, [port]: [Port]) {
        outer.tab.network.met.push(joining);
        if (!outer.tab.network.relays) return port.postMessage({ is: 'relays', open: 0, all: 1 });
        const say = (message: FromFrame) => outer.soon(() => port.postMessage(message));
        const member = outer.air.join(outer.owner, joining, say);
        port.onmessage = ({ data }) => member.take(data);
        port.told = (message: ToFrame) => outer.tab.network.sent(message);
      },
    };
    Object.defineProperty(frame, 'contentWindow', { value: inner, configurable: true });
    const { origin } = location;
    dispatchEvent(Object.assign(new MessageEvent('message', { data: 'ready', origin }), { source: inner }));
  }

  async function load(frame: HTMLIFrameElement) {
    const { status } = await outer.fetched(frame.src).catch(() => ({ status: 0 }));
    if (!frame.isConnected) return;
    if (status === 200) begin(frame);
    frame.onload?.(new Event('load'));
  }

  const again = new MutationObserver(changes => {
    for (const { target } of changes) load(target as HTMLIFrameElement);
  });
  const added = new MutationObserver(changes => {
    for (const frame of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (frame instanceof HTMLIFrameElement) {
        again.observe(frame, { attributes: true, attributeFilter: ['src'] });
        load(frame);
      }
  });
  added.observe(document.body, { childList: true });
}

const FINGERPRINT = /^a=fingerprint:sha-256 (.*)$/im;

class DataChannel {
  constructor(readonly outer: Outer) {}

  readyState = 'connecting';
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  other: Direct | null = null;

  send(text: string) {
    this.other?.hear(text);
  }

  hear(data: string) {
    this.outer.soon(() => this.readyState === 'open' && this.onmessage?.({ data }));
  }
}

/** The description of an end with this fingerprint, with all that a real one names. */
const descriptionOf = (print: string) =>
  [
    'a=ice-ufrag:abcd',
    'a=ice-pwd:abcdefghijklmnopqrstuvwx',
    `a=fingerprint:sha-256 ${print.toUpperCase().match(/../g)?.join(':')}`,
    'a=candidate:1 1 udp 2122260223 127.0.0.1 9 typ host',
    '',
  ].join('\r\n');

/** Connections whose descriptions have all that a real one names. */
function connections(outer: Outer) {
  const { air, owner } = outer;

  return class RTCPeerConnection extends EventTarget {
    iceGatheringState = 'complete';
    connectionState = 'new';
    onconnectionstatechange: (() => void) | null = null;
    localDescription: RTCSessionDescriptionInit | null = null;
    remoteDescription: RTCSessionDescriptionInit | null = null;
    readonly #print = air.newPrint();
    readonly #data = new DataChannel(outer);
    #end: Direct | null = null;

    get currentLocalDescription() {
      return this.localDescription;
    }

    get currentRemoteDescription() {
      return this.remoteDescription;
    }

    createDataChannel() {
      return this.#data;
    }

    async setLocalDescription() {
      this.localDescription = { type: this.remoteDescription ? 'answer' : 'offer', sdp: descriptionOf(this.#print) };
      this.#begin();
    }

    async setRemoteDescription(description: RTCSessionDescriptionInit) {
      this.remoteDescription = description;
      this.#begin();
    }

    #begin() {
      const { localDescription, remoteDescription } = this;
      if (!localDescription || !remoteDescription) return;
      const theirs = FINGERPRINT.exec(remoteDescription.sdp ?? '')?.[1] ?? '';
      this.#end = {
        owner,
        print: this.#print,
        theirs: theirs.trim().replaceAll(':', '').toLowerCase(),
        hear: text => this.#data.hear(text),
        opened: other => outer.soon(() => this.#opened(other)),
        closed: () => outer.soon(() => this.#closed()),
      };
      air.pair(this.#end);
    }

    #opened(other: Direct) {
      this.connectionState = 'connected';
      this.#data.other = other;
      this.#data.readyState = 'open';
      this.#data.onopen?.();
    }

    #closed() {
      this.#data.readyState = 'closed';
      this.#data.onclose?.();
    }

    close() {
      this.connectionState = 'closed';
      this.#data.readyState = 'closed';
      if (this.#end) air.unpair(this.#end);
    }
  };
}
