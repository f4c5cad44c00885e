// Stands for relays and data channels: carries texts between the pages of a process. What WebRTC itself does is tested
// in Chromium.

import type { FromFrame, Joining, ToFrame } from '../../../../web/friends/connection/relay-messages.ts';

/** A page, or a test in its place, that meets others with the same secret. */
export class Member {
  /** The others it is connected to, by their names. */
  readonly peers = new Map<string, Member>();

  constructor(
    readonly air: Air,
    readonly owner: object,
    readonly joining: Joining,
    readonly name: string,
    readonly say: (message: FromFrame) => void,
  ) {}

  take(message: ToFrame) {
    if (message.is === 'text') this.#send(message.peer, message.text);
    else if (message.is === 'close') this.#part(message.peer);
    else this.air.leave(this);
  }

  #send(peer: string, text: string) {
    this.peers.get(peer)?.tell({ is: 'text', peer: this.name, text });
  }

  /** Say a message in a task of its own. */
  tell(message: FromFrame) {
    setImmediate(() => this.say(message));
  }

  #part(name: string) {
    const peer = this.peers.get(name);
    if (!peer) return;
    this.peers.delete(name);
    peer.peers.delete(this.name);
    this.tell({ is: 'left', peer: name });
    peer.tell({ is: 'left', peer: this.name });
  }

  partFromAll() {
    for (const name of [...this.peers.keys()]) this.#part(name);
  }
}

/** One end of a direct connection that two devices make by codes. */
export type Direct = {
  owner: object;
  /** The certificates of both ends, as numbers that no other device has. */
  print: string;
  theirs: string;
  hear(text: string): void;
  opened(other: Direct): void;
  closed(): void;
};

const suits = (one: Joining, other: Joining) => one.host !== other.host || (one.rivals && other.rivals);

export class Air {
  readonly #members = new Set<Member>();
  readonly #directs = new Set<Direct>();
  #count = 0;

  /** Join the room of a secret: a host meets guests and its rivals, a guest meets the host. */
  join(owner: object, joining: Joining, say: (message: FromFrame) => void) {
    const member = new Member(this, owner, joining, `peer ${(this.#count += 1)}`, say);
    member.tell({ is: 'relays', open: 1, all: 1 });
    for (const other of this.#members)
      if (other.joining.secret === joining.secret && suits(joining, other.joining)) this.#connect(member, other);
    this.#members.add(member);
    return member;
  }

  #connect(...ends: [Member, Member]) {
    const binding = `binding ${(this.#count += 1)}`;
    for (const [at, end] of ends.entries()) {
      const other = ends[1 - at];
      end.peers.set(other.name, other);
      end.tell({ is: 'found' });
      end.tell({ is: 'joined', peer: other.name, binding, host: other.joining.host });
      end.tell({ is: 'way', peer: other.name, way: 'internet' });
    }
  }

  leave(member: Member) {
    member.partFromAll();
    this.#members.delete(member);
    member.tell({ is: 'over' });
  }

  /** A fresh number, as bytes in hexadecimal: two devices never have the same. */
  newPrint() {
    return (this.#count += 1).toString(16).padStart(64, '0');
  }

  /** Connect two devices once each knows the other's certificate. */
  pair(end: Direct) {
    this.#directs.add(end);
    const other = [...this.#directs].find(({ print, theirs }) => print === end.theirs && theirs === end.print);
    if (!other) return;
    end.opened(other);
    other.opened(end);
  }

  unpair(end: Direct) {
    if (!this.#directs.delete(end)) return;
    for (const other of this.#directs) if (other.print === end.theirs) setImmediate(() => other.closed());
  }

  /** Cut all direct connections of a page, as where a device is out of reach; both ends hear of it. */
  cut(owner: object) {
    for (const end of this.#directs)
      if (end.owner === owner) {
        this.unpair(end);
        end.closed();
      }
  }

  /** Part a page that is gone from all others. */
  forget(owner: object) {
    for (const member of this.#members) if (member.owner === owner) this.leave(member);
    for (const end of this.#directs) if (end.owner === owner) this.unpair(end);
  }
}

/** The one air that all devices share: only those with the same secret meet. */
export const AIR = new Air();
