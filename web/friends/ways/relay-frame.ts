// The one part of the site that may reach other hosts: a frame with a policy of its own, which
// names the relays. It introduces devices to each other and carries their texts; what these mean
// it does not know.

import { getRelaySockets, joinRoom } from '@trystero-p2p/nostr';
import { hex } from '../../browser/bytes.ts';
import { bindingOf } from './binding.ts';
import { BEAT, Pulse } from './pulse.ts';
import type { FromFrame, Joining, ToFrame } from './relay-messages.ts';

const APP = 'taku';
const LINGER = 300; // milliseconds in which what was sent last still goes out
const LOOK = 500; // milliseconds from one look at the relays to the next

/** The words of a list in the frame's head, where whoever hosts the site changes them. */
const listed = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content.split(' ').filter(Boolean) ?? [];

/** What is said of a room comes from its secret, which no relay ever gets. */
async function nameOf(secret: string) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${APP} room ${secret}`));
  return hex(new Uint8Array(hash, 0, 16));
}

/** Guests want the host and nobody else, the host wants guests. */
const suits = (host: boolean, other: unknown) => other === (host ? 'guest' : 'host');

async function join({ secret, host, quiet = false }: Joining, port: MessagePort) {
  const say = (message: FromFrame) => port.postMessage(message);

  /**
   * Says when another device has been heard of. Offers are made in advance; one that has waited for a minute would be
   * sent again after a restart, to which no answer ever leads: it is closed, and a new one is made in its place.
   */
  class Watched extends RTCPeerConnection {
    override restartIce() {
      this.close();
    }

    override setRemoteDescription(...how: [description: RTCSessionDescriptionInit]) {
      say({ is: 'found' });
      return super.setRemoteDescription(...how);
    }
  }

  const urls = listed('relays');
  const room = joinRoom(
    {
      appId: APP,
      password: secret,
      passive: quiet,
      relayConfig: { urls, warnOnRelayFailure: false },
      rtcConfig: { iceServers: listed('stun').map(url => ({ urls: url })) },
      rtcPolyfill: Watched,
    },
    await nameOf(secret),
    {
      onJoinError: () => say({ is: 'blocked' }),
      async onPeerHandshake(_, send, receive) {
        const theirs = receive();
        await send(host ? 'host' : 'guest');
        if (!suits(host, (await theirs).data)) throw new Error('not whom this device wants');
      },
    },
  );
  const texts = room.makeAction<string>('text', {
    onMessage: (text, { peerId: peer }) => {
      if (typeof text === 'string') say({ is: 'text', peer, text });
    },
  });
  const close = (peer: string) => room.getPeers()[peer]?.close();
  const pulse = new Pulse(peer => room.ping(peer), {
    lost(peer) {
      close(peer);
      say({ is: 'left', peer });
    },
    stale: () => say({ is: 'stale' }),
  });
  room.onPeerJoin = peer => {
    const connection = room.getPeers()[peer];
    const binding = connection && bindingOf(connection);
    if (!binding) return connection?.close();
    pulse.joined(peer);
    say({ is: 'joined', peer, binding });
  };
  room.onPeerLeave = peer => {
    pulse.left(peer);
    say({ is: 'left', peer });
  };
  /** Who is to go hears first what was sent before. */
  const lastly = (act: () => void) => setTimeout(act, LINGER);
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    if (data.is === 'text')
      texts.send(data.text, { target: data.peer }).catch(() => {}); // it has left
    else if (data.is === 'close') lastly(() => close(data.peer));
    else lastly(() => room.leave().finally(() => say({ is: 'over' })));
  };

  const relaysOpen = () => {
    const sockets: WebSocket[] = Object.values(getRelaySockets());
    return sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  };
  const beat = () => pulse.beat(relaysOpen(), !document.hidden);
  setInterval(beat, BEAT);
  document.addEventListener('visibilitychange', beat);
  addEventListener('online', beat);

  let told = -1;
  setInterval(() => {
    const open = relaysOpen();
    if (open !== told) say({ is: 'relays', open, all: urls.length });
    told = open;
  }, LOOK);
  addEventListener('pagehide', () => room.leave());
}

addEventListener('message', ({ data, ports: [port], source, origin }: MessageEvent<Joining>) => {
  if (source === parent && origin === location.origin && port) join(data, port);
});
parent.postMessage('ready', location.origin);
