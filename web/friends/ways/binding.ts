/** What a connection is made of, as far as its certificates go. */
type Described = Pick<RTCPeerConnection, 'currentLocalDescription' | 'currentRemoteDescription'>;

/**
 * The fingerprints of both certificates of a connection, alike at its two ends; null if a description does not name
 * exactly one. A device in the middle has two connections, and cannot have the certificate of either end.
 */
export function bindingOf({
  currentLocalDescription: own,
  currentRemoteDescription: theirs,
}: Described): string | null {
  const prints = [fingerprintIn(own?.sdp ?? ''), fingerprintIn(theirs?.sdp ?? '')];
  return prints.includes(null) ? null : prints.sort().join(' ');
}

/** One fingerprint, however often a description repeats it: of two the browser may heed the other one. */
function fingerprintIn(sdp: string): string | null {
  const text = sdp.toLowerCase();
  const found = [...text.matchAll(/^a=fingerprint:sha-256 ((?:[0-9a-f]{2}:){31}[0-9a-f]{2})\r?$/gm)];
  const isAll = found.length === text.split('fingerprint').length - 1;
  const [print, ...others] = new Set(found.map(([, hash]) => hash));
  return print && isAll && !others.length ? print : null;
}
