// The only part of the site that may reach other hosts: a frame whose own policy names the relays. It introduces
// devices to each other and carries their texts without knowing what they mean.

import { getRelaySockets, joinRoom } from '@trystero-p2p/nostr';
import { hex } from '../../browser/bytes.ts';
import { bindingOf } from './channel-binding.ts';
import { BEAT, Heartbeat } from './heartbeat.ts';
import type { FromFrame, Joining, ToFrame } from './relay-messages.ts';

const APP = 'taku';
const LINGER = 300; // milliseconds in which texts already sent still go out
const LOOK = 500; // milliseconds between two checks of the relays

/** Return the words of a list in the frame's head. The operator of the site can change them there. */
const listed = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content.split(' ').filter(Boolean) ?? [];

/** Return the room's public name, derived from its secret. No relay ever gets the secret. */
async function nameOf(secret: string) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${APP} room ${secret}`));
  return hex(new Uint8Array(hash, 0, 16));
}

/** True if the devices suit each other: guests look for the host, the host for guests. */
const suits = (host: boolean, other: unknown) => other === (host ? 'guest' : 'host');

async function join({ secret, host, quiet = false }: Joining, port: MessagePort) {
  const say = (message: FromFrame) => port.postMessage(message);

  /**
   * Reports when another device is heard of. Offers are made in advance. After a minute the library would send an offer
   * again with an ICE restart, and no answer to that ever connects. Closing it makes the library create a new offer.
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
  const heartbeat = new Heartbeat(peer => room.ping(peer), {
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
    heartbeat.joined(peer);
    say({ is: 'joined', peer, binding });
  };
  room.onPeerLeave = peer => {
    heartbeat.left(peer);
    say({ is: 'left', peer });
  };
  /** Act after a pause, so that the other end still gets what was sent before. */
  const lastly = (act: () => void) => setTimeout(act, LINGER);
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    if (data.is === 'text')
      texts.send(data.text, { target: data.peer }).catch(() => {}); // the device has left
    else if (data.is === 'close') lastly(() => close(data.peer));
    else lastly(() => room.leave().finally(() => say({ is: 'over' })));
  };

  const relaysOpen = () => {
    const sockets: WebSocket[] = Object.values(getRelaySockets());
    return sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  };
  const beat = () => heartbeat.beat(relaysOpen(), !document.hidden);
  setInterval(beat, BEAT);
  document.addEventListener('visibilitychange', beat);
  addEventListener('online', beat);

  let reported = -1;
  setInterval(() => {
    const open = relaysOpen();
    if (open !== reported) say({ is: 'relays', open, all: urls.length });
    reported = open;
  }, LOOK);
  addEventListener('pagehide', () => room.leave());
}

addEventListener('message', ({ data, ports: [port], source, origin }: MessageEvent<Joining>) => {
  if (source === parent && origin === location.origin && port) join(data, port);
});
parent.postMessage('ready', location.origin);
