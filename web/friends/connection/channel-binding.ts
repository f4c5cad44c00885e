/** The descriptions that name a connection's certificates. */
type Described = Pick<RTCPeerConnection, 'currentLocalDescription' | 'currentRemoteDescription'>;

/**
 * Return the fingerprints of both certificates of a connection, alike at both ends; null if a description does not name
 * exactly one. A device in the middle has two connections, and cannot have the certificate of either end.
 */
export function bindingOf({
  currentLocalDescription: own,
  currentRemoteDescription: theirs,
}: Described): string | null {
  const prints = [fingerprintIn(own?.sdp ?? ''), fingerprintIn(theirs?.sdp ?? '')];
  return prints.includes(null) ? null : prints.sort().join(' ');
}

/**
 * Return the fingerprint, however often the description repeats it; null if there are two: the browser may use the
 * other one.
 */
function fingerprintIn(sdp: string): string | null {
  const text = sdp.toLowerCase();
  const found = [...text.matchAll(/^a=fingerprint:sha-256 ((?:[0-9a-f]{2}:){31}[0-9a-f]{2})\r?$/gm)];
  const isAll = found.length === text.split('fingerprint').length - 1;
  const [print, ...others] = new Set(found.map(([, hash]) => hash));
  return print && isAll && !others.length ? print : null;
}
