/** Zip files without compression, as every program reads them (PKWARE's APPNOTE, version 2.0). */

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const VERSION = 20;
const UTF_8 = 0x800; // flag: the name is in UTF-8
const FIRST_DAY = 0x21; // 1 January 1980, so that equal files make equal zips

/** Bytes of little-endian numbers, given as pairs of width and value. */
function numbers(...fields: readonly (readonly [width: 2 | 4, value: number])[]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((sum, [width]) => sum + width, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [width, value] of fields) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  return bytes;
}

/** CRC-32, as zip files have it. */
function crc32(bytes: Uint8Array) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** Pack texts, by path, into a zip file. */
export function zipped(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  const length = (of: readonly Uint8Array[]) => of.reduce((sum, part) => sum + part.length, 0);
  for (const [path, text] of Object.entries(files)) {
    const [name, content] = [encoder.encode(path), encoder.encode(text)];
    const about = [
      [2, VERSION],
      [2, UTF_8],
      [2, 0],
      [2, 0],
      [2, FIRST_DAY],
      [4, crc32(content)],
    ] as const;
    const sizes = [
      [4, content.length],
      [4, content.length],
      [2, name.length],
      [2, 0],
    ] as const;
    const offset = length(parts);
    parts.push(numbers([4, LOCAL], ...about, ...sizes), name, content);
    directory.push(
      numbers([4, CENTRAL], [2, VERSION], ...about, ...sizes, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      name,
    );
  }
  const count = Object.keys(files).length;
  const end = numbers(
    [4, END],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, length(directory)],
    [4, length(parts)],
    [2, 0],
  );
  const all = [...parts, ...directory, end];
  const zip = new Uint8Array(length(all));
  let at = 0;
  for (const part of all) {
    zip.set(part, at);
    at += part.length;
  }
  return zip;
}
