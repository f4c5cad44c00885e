/** The parts of an address: '#/rules/hearts/moon' → ['rules', 'hearts', 'moon']; null if it is not valid. */
export function addressParts(hash: string): string[] | null {
  try {
    return hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}
