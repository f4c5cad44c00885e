// TURN servers pass on what two devices send, encrypted, where their networks allow no direct connection. The host of
// the site names addresses that answer with such servers and short-lived credentials for them.

import type { Foreign } from '../../storage/checks.ts';
import { either, list, maybe, parts, text } from '../../storage/checks.ts';

const PATIENCE = 4_000; // milliseconds for an answer; without one, devices look for a direct connection only
const LONGEST = 8_000; // characters of an answer
const MOST = 8; // servers of an answer, and addresses of a server

/** Address of a TURN server (RFC 7065). */
const TURN = /^turns?:([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?(\?transport=(udp|tcp))?$/i;

const url = text(300);
const secret = maybe(text(500));
const answer = parts({
  iceServers: list(parts({ urls: either(url, list(url, MOST)), username: secret, credential: secret }), MOST),
});

/** Return the TURN servers in an answer. Throws an Error that names the part that is wrong. */
export function turnServersIn(json: string): RTCIceServer[] {
  if (json.length > LONGEST) throw new Error(`longer than ${LONGEST} characters`);
  const value: Foreign = JSON.parse(json);
  const fault = answer(value);
  if (fault !== null) throw new Error(`wrong: ${fault || 'all of it'}`);
  const servers: RTCIceServer[] = value.iceServers.flatMap(({ urls, username, credential }: RTCIceServer) => {
    const own = [urls].flat().filter(address => TURN.test(address));
    return own.length && username && credential ? [{ urls: own, username, credential }] : [];
  });
  if (!servers.length) throw new Error('no TURN server with username and credential');
  return servers;
}

/** Ask all addresses for TURN servers. One that does not answer well is named on the console and left out. */
export async function turnServers(addresses: readonly string[], get: typeof fetch = fetch): Promise<RTCIceServer[]> {
  const asked = addresses.map(async address => {
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      const reply = await get(address, {
        signal,
        credentials: 'omit',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
      });
      if (!reply.ok) throw new Error(`status ${reply.status}`);
      return turnServersIn(await reply.text());
    } catch (error) {
      console.warn(`TURN servers of ${address}: ${error instanceof Error ? error.message : error}`);
      return [];
    }
  });
  return (await Promise.all(asked)).flat();
}
