// Results of events, signed by the device that played them. So a changed one is known, and two of one device are.

import { ownResult } from '../model/club-events.ts';
import { pack } from '../model/link.ts';
import { idOf } from '../model/slip.ts';
import type { Result } from '../protocol.d.ts';
import type { StoredEvent } from '../storage/event-store.ts';
import { events } from '../storage/event-store.ts';
import { canEncrypt } from './can-encrypt.ts';
import { isSigned } from './identity.ts';
import { guestIn } from './room-keys.ts';

/** The text that a device signs. */
const textOf = ({ event, name, engine, deals }: Result) =>
  JSON.stringify(['result', event, name, engine, deals.map(({ log, again }) => [log, again])]);

/** The key pair that this device has for events: the same in all of them, so that an evening knows who has played. */
const signer = () => guestIn('events');

/** Public key with which this device signs its results; '' where the browser cannot do that. */
export const ownKey = async (): Promise<string> => (canEncrypt() ? (await signer()).key : '');

/** The player's own result, signed where the browser can do that. */
export async function signedResult(stored: StoredEvent): Promise<Result | null> {
  const result = ownResult(stored, stored.name);
  if (!result || !canEncrypt()) return result;
  const text = textOf(result);
  const of = idOf([text]);
  if (stored.seal?.of === of) return { ...result, device: stored.seal.device, signature: stored.seal.signature };
  const { key, sign } = await signer();
  const fresh = { device: key, signature: await sign(text), of };
  // `stored` may have been read before an earlier signature, and each signature of a text is another one
  const now = await events.change(stored.id, each => (each && each.seal?.of !== of ? { ...each, seal: fresh } : null));
  const { device, signature } = now?.seal ?? fresh;
  return { ...result, device, signature };
}

/** The own result as it is sent, packed as in a link; '' before the first deal is over or the player has a name. */
export async function packedResult(stored: StoredEvent): Promise<string> {
  const result = stored.name ? await signedResult(stored) : null;
  return result ? pack('event', { event: stored.event, results: [result] }) : '';
}

/** True if a result is as its device has signed it, or says that no device has; also where the browser cannot tell. */
export const isGenuine = async (result: Result): Promise<boolean> =>
  !(result.device || result.signature) || !canEncrypt() || isSigned(textOf(result), result.device, result.signature);
