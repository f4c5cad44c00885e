// Which way the texts of a connection take, as the browser's statistics tell.

/**
 * In the same network; directly over the internet; directly, but the browser does not tell where; through a TURN server;
 * or paired with QR codes.
 */
export type Way = 'network' | 'internet' | 'direct' | 'server' | 'codes';

/** The part of a report that this module reads: of a candidate pair, and of its candidates. */
type Stats = Readonly<Record<string, unknown>>;

/** Addresses that no other network reaches: private and link-local ones, those of this machine, and .local names. */
const INSIDE = /^(10\.|127\.|169\.254\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd]|fe[89ab]|::1$)|\.local$/i;

/**
 * True if the other end reaches this candidate only from the same network; null if that is not known. A browser may hide
 * the address of a host, and of another device whose packets came before its addresses.
 */
function isInside({ candidateType, address }: Stats) {
  if (typeof address === 'string' && address) return INSIDE.test(address);
  return candidateType === 'host' ? true : null;
}

/** Return the way that a connection's report tells; null while no pair of addresses is chosen. */
export function wayIn(report: ReadonlyMap<string, Stats>): Way | null {
  const all = [...report.values()];
  const chosen = all.find(({ type }) => type === 'transport')?.selectedCandidatePairId;
  const pair = report.get(String(chosen)) ?? all.find(({ type, selected }) => type === 'candidate-pair' && selected);
  const ends = [pair?.localCandidateId, pair?.remoteCandidateId].map(id => report.get(String(id)));
  const [own, theirs] = ends;
  if (!own || !theirs) return null;
  if (own.candidateType === 'relay' || theirs.candidateType === 'relay') return 'server';
  const isShared = !!own.address && own.address === theirs.address; // both are behind one router
  const inside = [isInside(own), isInside(theirs)];
  if (isShared || inside.every(Boolean)) return 'network';
  return inside.includes(null) && own.candidateType === 'host' ? 'direct' : 'internet';
}
