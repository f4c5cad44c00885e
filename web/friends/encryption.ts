// Whoever has the link of a class can pretend to be the one who collects: so what a slip says is locked for the device
// that has made the link, and no other can read it.

import { toBytes, toText } from '../browser/bytes.ts';
import type { Lock } from '../storage/class-store.ts';

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };
const CIPHER = { name: 'AES-GCM', iv: new Uint8Array(12) }; // each key locks one text only
const UNPACKED = 4; // how a point begins that is written as x and y

/** A text that one device alone can read. */
export interface Sealed {
  /** Made for this text. */
  key: string;
  box: string;
}

export async function newLock(): Promise<Lock> {
  const { privateKey } = await crypto.subtle.generateKey(CURVE, true, ['deriveKey']);
  const { x = '', y = '', d = '' } = await crypto.subtle.exportKey('jwk', privateKey);
  return { x, y, d };
}

/** What everybody may know of a lock, to close it. */
export const keyOf = ({ x, y }: Lock): string => toText(Uint8Array.of(UNPACKED, ...toBytes(x), ...toBytes(y)));

const publicKey = (key: string) => crypto.subtle.importKey('raw', toBytes(key), CURVE, false, []);

const shared = (own: CryptoKey, theirs: CryptoKey) =>
  crypto.subtle.deriveKey({ name: 'ECDH', public: theirs }, own, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);

export async function seal(text: string, to: string): Promise<Sealed> {
  const own = await newLock();
  const bytes = new TextEncoder().encode(text);
  const box = await crypto.subtle.encrypt(CIPHER, await shared(await opener(own), await publicKey(to)), bytes);
  return { key: keyOf(own), box: toText(new Uint8Array(box)) };
}

/** The text; null if it was not locked for this device. */
export async function unseal(lock: Lock, { key, box }: Sealed): Promise<string | null> {
  try {
    const secret = await shared(await opener(lock), await publicKey(key));
    return new TextDecoder().decode(await crypto.subtle.decrypt(CIPHER, secret, toBytes(box)));
  } catch {
    return null;
  }
}

const DIGEST = 16; // bytes

/** By what a text is known that comes from somewhere else. */
export const digestOf = async (text: string): Promise<string> =>
  toText(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)), 0, DIGEST));

const opener = (lock: Lock) =>
  crypto.subtle.importKey('jwk', { kty: 'EC', crv: CURVE.namedCurve, ...lock }, CURVE, false, ['deriveKey']);
