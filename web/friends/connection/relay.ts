// Finds devices over relays, at any distance: the link holds a secret by which they find each other.

import { APP } from '../../browser/site-paths.ts';
import type { Channel } from '../channel.ts';
import type { ConnectionStep } from './connection-step.ts';
import type { FromFrame, Joining, ToFrame } from './relay-messages.ts';
import type { Way } from './way.ts';

/** A channel over a relay: its way becomes known after it has opened. */
type Met = Channel & { way: Way | null };

const AGAIN = 2_000; // milliseconds until a frame that did not load is requested again

/** Callbacks while other devices are met. */
interface RelayCallbacks {
  step(step: ConnectionStep): void;
  /** @param host true if the other device hosts, too */
  joined(channel: Channel, host: boolean): void;
  /** The way to a device is known, or has changed. */
  tookWay(): void;
  /** A device that was met is no longer reachable. */
  lost(): void;
  /** This search will meet no more devices. */
  stale(): void;
}

/**
 * Meet the devices with the same secret: the host meets guests, and rivals if it looks for them; a guest meets the
 * host. The search lasts until `leave`. A device that has left may come again, over a new channel.
 */
export function meet(joining: Joining, callbacks: RelayCallbacks): { leave(): void } {
  const { port1: port, port2: theirs } = new MessageChannel();
  const channels: Map<string, Met> = new Map();
  const say = (message: ToFrame) => port.postMessage(message);

  const frame = document.createElement('iframe');
  frame.src = new URL('relay.html', APP).href;
  frame.hidden = true;
  let isThere = false;
  frame.onload = () => setTimeout(() => isThere || frame.setAttribute('src', frame.src), AGAIN);

  function begin({ source, data, origin }: MessageEvent) {
    if (source !== frame.contentWindow || origin !== location.origin || data !== 'ready') return;
    removeEventListener('message', begin);
    isThere = true;
    frame.contentWindow?.postMessage(joining, location.origin, [theirs]);
  }

  function joined(peer: string, binding: string, host: boolean) {
    left(peer); // a returning device is not at the other end of its old channel
    const channel: Met = {
      binding,
      way: null,
      get isOpen() {
        return channels.get(peer) === channel;
      },
      send: text => channel.isOpen && say({ is: 'text', peer, text }),
      close: () => channel.isOpen && say({ is: 'close', peer }),
      onmessage: null,
      onclose: null,
    };
    channels.set(peer, channel);
    callbacks.joined(channel, host);
  }

  function took(peer: string, way: Way) {
    const channel = channels.get(peer);
    if (channel) channel.way = way;
    callbacks.tookWay();
  }

  function left(peer: string) {
    const channel = channels.get(peer);
    const wasThere = channels.delete(peer);
    channel?.onclose?.();
    return wasThere;
  }

  port.onmessage = ({ data }: MessageEvent<FromFrame>) => {
    if (data.is === 'joined') joined(data.peer, data.binding, data.host);
    else if (data.is === 'way') took(data.peer, data.way);
    else if (data.is === 'left') left(data.peer) && callbacks.lost();
    else if (data.is === 'stale') callbacks.stale();
    else if (data.is === 'over') frame.remove();
    else if (data.is === 'text') channels.get(data.peer)?.onmessage?.(data.text);
    else callbacks.step(data);
  };
  addEventListener('message', begin);
  document.body.append(frame);
  return {
    leave() {
      removeEventListener('message', begin);
      port.onmessage = ({ data }: MessageEvent<FromFrame>) => data.is === 'over' && frame.remove(); // may meet others
      if (isThere) say({ is: 'leave' });
      else frame.remove();
      for (const peer of [...channels.keys()]) left(peer);
    },
  };
}
