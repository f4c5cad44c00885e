// Packs what two devices must know of each other to connect, in few bytes for a QR code. All values are as the browser
// made them; only the description around them is written anew.

import { hex } from '../../browser/bytes.ts';

/** One end's part of a connection. */
export interface Endpoint {
  /** True if this end answers the other's offer. */
  answers: boolean;
  user: string;
  password: string;
  /** SHA-256 of the certificate, in bytes. */
  fingerprint: Uint8Array;
  candidates: Candidate[];
}

interface Candidate {
  /** An IPv4 or IPv6 address, or a .local name that hides one. */
  address: string;
  port: number;
  /** True if this is the address that others see from outside. */
  mapped: boolean;
}

const FORMAT = 1;
const MOST = 8; // candidates that are packed; a device with more addresses can do without the others
const LONGEST = 400; // bytes of a packed end
const HASH = 32;
const LOCAL = '.local';
const KINDS = { 4: 4, 6: 16, name: 16 } as const; // bytes of an address

const attribute = (sdp: string, name: string) => new RegExp(`^a=${name}:(.*)$`, 'm').exec(sdp)?.[1].trim() ?? '';
const CANDIDATE = /^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (host|srflx)/gim;

/**
 * Return the parts of a description that the other end needs. Throws an Error if the browser's description has another
 * form.
 */
export function endpointOf({ sdp, type }: RTCSessionDescription | RTCSessionDescriptionInit): Endpoint {
  const text = sdp ?? '';
  const [method, hash] = attribute(text, 'fingerprint').split(' ');
  if (method?.toLowerCase() !== 'sha-256' || !hash) throw new Error('a certificate without SHA-256');
  return {
    answers: type === 'answer',
    user: attribute(text, 'ice-ufrag'),
    password: attribute(text, 'ice-pwd'),
    fingerprint: Uint8Array.from(hash.split(':'), pair => Number.parseInt(pair, 16)),
    candidates: [...text.matchAll(CANDIDATE)].map(([, address, port, kind]) => ({
      address,
      port: Number(port),
      mapped: kind === 'srflx',
    })),
  };
}

const RANK = { true: 1694498815, false: 2122260223 }; // priorities of mapped and other addresses (RFC 8445)

/** Return the description of an end. */
export function descriptionOf({
  answers,
  user,
  password,
  fingerprint,
  candidates,
}: Endpoint): RTCSessionDescriptionInit {
  const hash = hex(fingerprint).toUpperCase().match(/../g)?.join(':');
  const lines = [
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    'a=mid:0',
    `a=ice-ufrag:${user}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${hash}`,
    `a=setup:${answers ? 'active' : 'actpass'}`,
    'a=sctp-port:5000',
    'a=max-message-size:262144',
    ...candidates.map(({ address, port, mapped }, n) => {
      const from = mapped ? ' raddr 0.0.0.0 rport 0' : '';
      return `a=candidate:${n + 1} 1 udp ${RANK[`${mapped}`] - n} ${address} ${port} typ ${mapped ? 'srflx' : 'host'}${from}`;
    }),
  ];
  return { type: answers ? 'answer' : 'offer', sdp: `${lines.join('\r\n')}\r\n` };
}

// Bytes

/** Return an end as bytes. */
export function packed(end: Endpoint): Uint8Array {
  const { answers, user, password, fingerprint } = end;
  const candidates = end.candidates.slice(0, MOST);
  return Uint8Array.from([
    FORMAT,
    Number(answers),
    ...text(user),
    ...text(password),
    ...fingerprint,
    candidates.length,
    ...candidates.flatMap(bytesOf),
  ]);
}

/** Return the end that these bytes hold; null if they are not valid. */
export function unpacked(bytes: Uint8Array): Endpoint | null {
  if (bytes.length > LONGEST) return null;
  const reader = new Reader(bytes);
  try {
    if (reader.byte() !== FORMAT) return null;
    const answers = reader.byte() === 1;
    const [user, password] = [reader.text(), reader.text()];
    const fingerprint = reader.take(HASH);
    const candidates = Array.from({ length: Math.min(reader.byte(), MOST) }, () => candidateIn(reader));
    return reader.atEnd ? { answers, user, password, fingerprint, candidates } : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const text = (word: string) => [word.length, ...new TextEncoder().encode(word)];

function bytesOf({ address, port, mapped }: Candidate) {
  const [kind, bytes] = addressBytes(address);
  return [kind + (mapped ? 8 : 0), ...bytes, port >> 8, port & 255];
}

function addressBytes(address: string): [kind: number, bytes: number[]] {
  if (address.endsWith(LOCAL)) return [1, pairs(address.slice(0, -LOCAL.length).replaceAll('-', ''))];
  if (address.includes(':')) return [6, groups(address).flatMap(group => [group >> 8, group & 255])];
  return [4, address.split('.').map(Number)];
}

const pairs = (digits: string) => Array.from(digits.match(/../g) ?? [], pair => Number.parseInt(pair, 16));

/** Return the eight groups of an IPv6 address. */
function groups(address: string) {
  const [before, after] = address.split('::').map(part => (part ? part.split(':') : []));
  const missing = 8 - before.length - (after?.length ?? 0);
  return [...before, ...Array(after ? missing : 0).fill('0'), ...(after ?? [])].map(group =>
    Number.parseInt(group, 16),
  );
}

function candidateIn(reader: Reader): Candidate {
  const head = reader.byte();
  const address = addressIn(head & 7, reader);
  return { address, port: (reader.byte() << 8) | reader.byte(), mapped: (head & 8) > 0 };
}

function addressIn(kind: number, reader: Reader) {
  if (kind === 4) return [...reader.take(KINDS[4])].join('.');
  const digits = hex(reader.take(KINDS[6]));
  if (kind === 6) return digits.match(/..../g)?.join(':') ?? '';
  if (kind !== 1) throw new RangeError('no such kind of address');
  return `${digits.replace(/^(.{8})(....)(....)(....)(.*)$/, '$1-$2-$3-$4-$5')}${LOCAL}`;
}

/** Reads bytes in order; a RangeError past their end. */
class Reader {
  #at = 0;

  constructor(readonly bytes: Uint8Array) {}

  take(count: number) {
    if (this.#at + count > this.bytes.length) throw new RangeError('too short');
    return this.bytes.slice(this.#at, (this.#at += count));
  }

  byte() {
    return this.take(1)[0];
  }

  /** Read a word of the characters that RFC 8839 allows; nothing else may enter a description. */
  text() {
    const word = String.fromCharCode(...this.take(this.byte()));
    if (!/^[A-Za-z0-9+/=_-]{1,255}$/.test(word)) throw new RangeError('no such word');
    return word;
  }

  get atEnd() {
    return this.#at === this.bytes.length;
  }
}
