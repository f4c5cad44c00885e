// The key pair that identifies a device in a room, and its signatures.

import { toBytes, toText } from '../browser/bytes.ts';
import type { SlipKeys } from '../storage/class-store.ts';
import { keyOf } from './encryption.ts';

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' };
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' };

/** A device's public key, and a signer with the private one. */
export interface Identity {
  readonly key: string;
  sign(text: string): Promise<string>;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Return the identity of a key pair. */
export async function identityOf(pair: SlipKeys): Promise<Identity> {
  const jwk = { kty: 'EC', crv: CURVE.namedCurve, ...pair };
  const own = await crypto.subtle.importKey('jwk', jwk, CURVE, false, ['sign']);
  return {
    key: keyOf(pair),
    sign: async text => toText(new Uint8Array(await crypto.subtle.sign(SIGNATURE, own, bytesOf(text)))),
  };
}

/** True if the owner of this public key has signed the text. */
export async function isSigned(text: string, key: string, signature: string): Promise<boolean> {
  try {
    const theirs = await crypto.subtle.importKey('raw', toBytes(key), CURVE, false, ['verify']);
    return await crypto.subtle.verify(SIGNATURE, theirs, toBytes(signature), bytesOf(text));
  } catch {
    return false; // not a point on the curve
  }
}

/** Id of the room whose host has this public key: the SHA-256 of that key. The invitation carries it. */
export const roomOf = async (key: string): Promise<string> =>
  toText(new Uint8Array(await crypto.subtle.digest('SHA-256', toBytes(key))));
