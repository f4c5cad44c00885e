// Every learner has the link of a class, and could pretend to be the teacher. So a slip is encrypted for the device
// that made the link; no other device can read it.

import { toBytes, toText } from '../browser/bytes.ts';
import type { SlipKeys } from '../storage/class-store.ts';

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };
const CIPHER = { name: 'AES-GCM', iv: new Uint8Array(12) }; // a fixed IV is safe: each key encrypts only one text
const UNPACKED = 4; // first byte of an uncompressed point: x and y follow

/** A text that only one device can decrypt. */
export interface Encrypted {
  /** Public key of the pair that was made for this text only. */
  key: string;
  /** The encrypted text. */
  box: string;
}

/** Return a new ECDH key pair. */
export async function newKeyPair(): Promise<SlipKeys> {
  const { privateKey } = await crypto.subtle.generateKey(CURVE, true, ['deriveKey']);
  const { x = '', y = '', d = '' } = await crypto.subtle.exportKey('jwk', privateKey);
  return { x, y, d };
}

/** Return the public key of a pair, as text: anyone may use it to encrypt. */
export const keyOf = ({ x, y }: SlipKeys): string => toText(Uint8Array.of(UNPACKED, ...toBytes(x), ...toBytes(y)));

const publicKey = (key: string) => crypto.subtle.importKey('raw', toBytes(key), CURVE, false, []);

const shared = (own: CryptoKey, theirs: CryptoKey) =>
  crypto.subtle.deriveKey({ name: 'ECDH', public: theirs }, own, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);

/** Encrypt a text for the owner of the public key `to`. */
export async function encrypt(text: string, to: string): Promise<Encrypted> {
  const own = await newKeyPair();
  const bytes = new TextEncoder().encode(text);
  const box = await crypto.subtle.encrypt(CIPHER, await shared(await opener(own), await publicKey(to)), bytes);
  return { key: keyOf(own), box: toText(new Uint8Array(box)) };
}

/** Return the decrypted text; null if it was not encrypted for this device. */
export async function decrypt(lock: SlipKeys, { key, box }: Encrypted): Promise<string | null> {
  try {
    const secret = await shared(await opener(lock), await publicKey(key));
    return new TextDecoder().decode(await crypto.subtle.decrypt(CIPHER, secret, toBytes(box)));
  } catch {
    return null;
  }
}

const DIGEST = 16; // bytes

/** Return the id of a text that comes from another device: the first 128 bits of its SHA-256. */
export const digestOf = async (text: string): Promise<string> =>
  toText(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)), 0, DIGEST));

const opener = (lock: SlipKeys) =>
  crypto.subtle.importKey('jwk', { kty: 'EC', crv: CURVE.namedCurve, ...lock }, CURVE, false, ['deriveKey']);
