/** Imports parts of the page on demand. */

/** Parts that were imported from another address than their own, by that of their own. */
const imported: Map<string, Promise<unknown>> = new Map();
let tries = 0;

/**
 * Import a part of the page, by `load`. Chromium never requests a module again that it could not fetch, so after a
 * failure the part is imported from an address that is new to it. Browsers whose error names no address try again by
 * themselves.
 */
export async function importPart<Part>(
  load: () => Promise<Part>,
  importFrom: (address: string) => Promise<unknown> = address => import(address),
): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const [address] = /https?:\S+\.js/.exec(String(error)) ?? [];
    if (!address || !navigator.onLine) throw error;
    const part = imported.get(address) ?? importFrom(`${address}?${(tries += 1)}`);
    imported.set(address, part);
    part.catch(() => imported.delete(address));
    return part as Promise<Part>;
  }
}
