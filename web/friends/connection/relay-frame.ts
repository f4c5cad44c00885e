// The only part of the site that may reach other hosts: a frame whose own policy names the relays. It introduces
// devices to each other and carries their texts without knowing what they mean.

import type { MessageAction, Room } from '@trystero-p2p/nostr';
import { getRelaySockets, joinRoom } from '@trystero-p2p/nostr';
import { hex } from '../../browser/bytes.ts';
import { bindingOf } from './channel-binding.ts';
import { BEAT, Heartbeat } from './heartbeat.ts';
import type { FromFrame, Joining, ToFrame } from './relay-messages.ts';
import { turnServers } from './turn.ts';
import type { Way } from './way.ts';
import { wayIn } from './way.ts';

const APP = 'taku';
const LINGER = 300; // milliseconds in which texts already sent still go out
const LOOK = 500; // milliseconds between two checks of the relays
const FRESH = 600_000; // milliseconds after which the credentials of TURN servers are asked for anew

/** Return the words of a list in the frame's head. The operator of the site can change them there. */
const listed = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content.split(' ').filter(Boolean) ?? [];

/** Return the room's public name, derived from its secret. No relay ever gets the secret. */
async function nameOf(secret: string) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${APP} room ${secret}`));
  return hex(new Uint8Array(hash, 0, 16));
}

/** What a device is in the room, as it tells the others. */
const roleOf = ({ host, rivals = false }: Joining) => (!host ? 'guest' : rivals ? 'rival' : 'host');

/** The roles that meet: guests look for the host, the host for guests; hosts that may be rivals also for each other. */
const MEETS: Record<string, readonly unknown[]> = {
  guest: ['host', 'rival'],
  host: ['guest'],
  rival: ['guest', 'rival'],
};

/** Number of relays that are connected now. */
const relaysOpen = () => {
  const sockets: WebSocket[] = Object.values(getRelaySockets());
  return sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
};

/** The TURN servers with their latest credentials. Those before stay if no address answers. */
let turn: RTCIceServer[] = [];

async function askForTurn() {
  const fresh = await turnServers(listed('turn'));
  if (fresh.length) turn = fresh;
}

/**
 * Join a Trystero room whose members have the same secret.
 * @param hosts gets the names of the members that host
 * @param found called when another device is heard of
 */
async function enterRoom(joining: Joining, hosts: Set<string>, found: () => void, blocked: () => void) {
  const { secret, quiet = false } = joining;
  const own = roleOf(joining);
  /**
   * Offers are made in advance. After a minute the library would send an offer again with an ICE restart, and no answer
   * to that ever connects. Closing it makes the library create a new offer.
   */
  class Watched extends RTCPeerConnection {
    constructor(config: RTCConfiguration = {}) {
      super({ ...config, iceServers: [...(config.iceServers ?? []), ...turn] });
    }

    override restartIce() {
      this.close();
    }

    override setRemoteDescription(...how: [description: RTCSessionDescriptionInit]) {
      found();
      return super.setRemoteDescription(...how);
    }
  }

  return joinRoom(
    {
      appId: APP,
      password: secret,
      passive: quiet,
      relayConfig: { urls: listed('relays'), warnOnRelayFailure: false },
      rtcConfig: { iceServers: listed('stun').map(url => ({ urls: url })) },
      rtcPolyfill: Watched,
    },
    await nameOf(secret),
    {
      onJoinError: blocked,
      async onPeerHandshake(peer, send, receive) {
        const theirs = receive();
        await send(own);
        const role = (await theirs).data;
        if (!MEETS[own].includes(role)) throw new Error('not whom this device wants');
        if (role !== 'guest') hosts.add(peer);
      },
    },
  );
}

/** Carries messages between the devices in a room and the page, which is at the other end of the port. */
class RoomBridge {
  readonly #texts: MessageAction<string>;
  readonly #heartbeat: Heartbeat;
  /** The last reported way to each device. */
  readonly #ways = new Map<string, Way>();

  constructor(
    readonly room: Room,
    readonly port: MessagePort,
    /** Names of the members that host. */
    readonly hosts: ReadonlySet<string>,
  ) {
    this.#texts = room.makeAction<string>('text', {
      onMessage: (text, { peerId: peer }) => {
        if (typeof text === 'string') this.#say({ is: 'text', peer, text });
      },
    });
    this.#heartbeat = new Heartbeat(peer => room.ping(peer), {
      lost: peer => {
        this.#close(peer);
        this.#say({ is: 'left', peer });
      },
      stale: () => this.#say({ is: 'stale' }),
    });
    room.onPeerJoin = peer => this.#joined(peer);
    room.onPeerLeave = peer => this.#left(peer);
    port.onmessage = ({ data }) => this.#obey(data);
    addEventListener('pagehide', () => room.leave());
    this.#watch();
  }

  #say(message: FromFrame) {
    this.port.postMessage(message);
  }

  #close(peer: string) {
    this.room.getPeers()[peer]?.close();
  }

  #joined(peer: string) {
    const connection = this.room.getPeers()[peer];
    const binding = connection && bindingOf(connection);
    if (!binding) return connection?.close();
    this.#heartbeat.joined(peer);
    this.#say({ is: 'joined', peer, binding, host: this.hosts.has(peer) });
    this.#ways.delete(peer);
    void this.#tellWay(peer, connection);
  }

  /** Report the way of a connection if it has changed: the browser may find a shorter one at any time. */
  async #tellWay(peer: string, connection: RTCPeerConnection) {
    const way = wayIn((await connection.getStats()) as ReadonlyMap<string, Record<string, unknown>>);
    if (!way || way === this.#ways.get(peer) || this.room.getPeers()[peer] !== connection) return;
    this.#ways.set(peer, way);
    this.#say({ is: 'way', peer, way });
  }

  #left(peer: string) {
    this.#heartbeat.left(peer);
    this.#ways.delete(peer);
    this.#say({ is: 'left', peer });
  }

  /** Carry out what the page wants; a connection closes after a pause, so that the other end still gets what was sent. */
  #obey(message: ToFrame) {
    const lastly = (act: () => void) => setTimeout(act, LINGER);
    if (message.is === 'text')
      this.#texts.send(message.text, { target: message.peer }).catch(() => {}); // the device has left
    else if (message.is === 'close') lastly(() => this.#close(message.peer));
    else lastly(() => this.room.leave().finally(() => this.#say({ is: 'over' })));
  }

  /** Check the devices regularly, and report how many relays are connected when that changes. */
  #watch() {
    const beat = () => {
      this.#heartbeat.beat(relaysOpen(), !document.hidden);
      for (const [peer, connection] of Object.entries(this.room.getPeers())) void this.#tellWay(peer, connection);
    };
    setInterval(beat, BEAT);
    document.addEventListener('visibilitychange', beat);
    addEventListener('online', beat);
    let reported = -1;
    setInterval(() => {
      const open = relaysOpen();
      if (open !== reported) this.#say({ is: 'relays', open, all: listed('relays').length });
      reported = open;
    }, LOOK);
  }
}

async function join(joining: Joining, port: MessagePort) {
  const say = (message: FromFrame) => port.postMessage(message);
  const hosts = new Set<string>();
  if (listed('turn').length) setInterval(askForTurn, FRESH);
  await askForTurn();
  const room = await enterRoom(
    joining,
    hosts,
    () => say({ is: 'found' }),
    () => say({ is: 'blocked', turn: turn.length }),
  );
  new RoomBridge(room, port, hosts);
}

addEventListener('message', ({ data, ports: [port], source, origin }: MessageEvent<Joining>) => {
  if (source === parent && origin === location.origin && port) join(data, port);
});
parent.postMessage('ready', location.origin);
