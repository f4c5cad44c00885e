// What the build has packed: archives without compression inside, and gzip around the whole.

const DIRECTORY_ENDS = 0x06054b50;   // as the end of a zip's directory begins
const ENDING = 22;                   // bytes of it, there being no comment

/** @param {Response} packed */
export const unpacked = packed =>
  new Response(/** @type {ReadableStream} */ (packed.body).pipeThrough(new DecompressionStream('gzip')));

/** The files of a zip that holds them without compression, each with its path.
 * @param {ArrayBuffer} zip @returns {Generator<[path: string, content: Uint8Array]>} */
export function* files(zip) {
  const view = new DataView(zip);
  const short = (/** @type {number} */ at) => view.getUint16(at, true);
  const long = (/** @type {number} */ at) => view.getUint32(at, true);
  const end = zip.byteLength - ENDING;
  if (long(end) !== DIRECTORY_ENDS) throw new Error('an archive is not whole');
  const text = new TextDecoder();
  let at = long(end + 16);
  for (let count = short(end + 10); count > 0; count--) {
    const path = text.decode(new Uint8Array(zip, at + 46, short(at + 28)));
    const file = long(at + 42);
    const begins = file + 30 + short(file + 26) + short(file + 28);
    yield [path, new Uint8Array(zip, begins, long(at + 24))];
    at += 46 + short(at + 28) + short(at + 30) + short(at + 32);
  }
}
