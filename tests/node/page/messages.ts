// A guest without a page: the messages that one device sends to a host, and those that it gets.

import type { Channel } from '../../../web/friends/channel.ts';
import { newKeyPair } from '../../../web/friends/encryption.ts';
import { guestProof, meetHost } from '../../../web/friends/handshake.ts';
import { identityOf } from '../../../web/friends/identity.ts';
import type { FromHost } from '../../../web/friends/messages.ts';
import { commitment, newNumber } from '../../../web/friends/seed-shares.ts';
import type { Reply, SeatRequest } from '../../../web/protocol.d.ts';
import { unpacked } from '../packed-links.ts';
import { until } from './page.ts';
import { Player, Stranger } from './rooms.ts';

export class LetterGuest {
  readonly seen: FromHost[] = [];
  /** Entries of the log that were opened to this guest. */
  readonly opened: string[] = [];
  readonly number = newNumber();
  here: number[] = [];
  isOpen = true;
  #player: Player | null = null;

  constructor(
    readonly stranger: Stranger,
    readonly channel: Channel,
    readonly plays: boolean,
  ) {
    channel.onmessage = text => this.#hear(JSON.parse(text as string));
    channel.onclose = () => {
      this.isOpen = false;
    };
  }

  /** What other devices call this one. */
  get peer() {
    return this.stranger.member.name;
  }

  send(message: object) {
    this.channel.send(JSON.stringify(message));
  }

  ask(request: SeatRequest | object, seat = this.here[0] ?? null) {
    this.send({ type: 'ask', seat, request });
  }

  #hear(message: FromHost) {
    this.seen.push(message);
    if (message.type === 'bound') this.send({ type: 'number', number: this.number });
    if (message.type === 'room') this.here = message.here;
    if (message.type === 'match') {
      this.#player = new Player(message.game, request => this.ask(request), this.plays);
      this.ask({ type: 'begin' });
    }
    if (message.type !== 'said') return;
    const { reply } = message;
    if (reply.type === 'opened') this.opened.splice(reply.log.start, Infinity, ...reply.log.entries);
    this.#player?.hear(reply as Reply);
  }

  /** How often a table was begun for this guest. */
  get begun() {
    return this.seen.filter(
      message => message.type === 'said' && message.reply.type === 'frame' && message.reply.begins,
    ).length;
  }

  get refusals() {
    return this.seen.flatMap(message =>
      message.type === 'said' && message.reply.type === 'refused' ? message.reply : [],
    );
  }
}

/** Sit down by an invitation with these names; without any, watch. */
export async function sits(link: string, names: string[], { plays = true } = {}) {
  const [build, room] = unpacked(link.split('/').at(-1) as string).slice(-2) as string[];
  const stranger = new Stranger(room, false);
  await until(() => stranger.channels.length);
  const [channel] = stranger.channels;
  const met = await meetHost(channel, room);
  if (!met) throw new Error('not the host');
  const identity = await identityOf(await newKeyPair());
  const proof = await guestProof(identity, met);
  const guest = new LetterGuest(stranger, channel, plays);
  guest.send({ type: 'sit', build, names, key: identity.key, proof, commitment: await commitment(guest.number) });
  await until(() => guest.seen.length);
  return guest;
}
