/** Zip files with Deflate, as every program reads them (PKWARE's APPNOTE, version 2.0). */

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const VERSION = 20;
const DEFLATE = 8; // method of compression
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

/** CRC-32 of each byte. */
const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  return crc;
});

/** CRC-32, as zip files have it. */
function crc32(bytes: Uint8Array) {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ CRC[(crc ^ byte) & 0xff];
  return ~crc >>> 0;
}

const deflated = async (content: Uint8Array<ArrayBuffer>) => {
  const packed = new Response(content).body?.pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
};

/** Pack files, texts or bytes by path, into a zip file. */
export async function zipped(
  files: Record<string, string | Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0; // bytes of `parts`
  for (const [path, file] of Object.entries(files)) {
    const name = encoder.encode(path);
    const content = typeof file === 'string' ? encoder.encode(file) : file;
    const packed = await deflated(content);
    const about = [
      [2, VERSION],
      [2, UTF_8],
      [2, DEFLATE],
      [2, 0],
      [2, FIRST_DAY],
      [4, crc32(content)],
      [4, packed.length],
      [4, content.length],
      [2, name.length],
      [2, 0],
    ] as const;
    const local = numbers([4, LOCAL], ...about);
    parts.push(local, name, packed);
    directory.push(numbers([4, CENTRAL], [2, VERSION], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), name);
    offset += local.length + name.length + packed.length;
  }
  const count = Object.keys(files).length;
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  const end = [
    [4, END],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, length],
    [4, offset],
    [2, 0],
  ] as const;
  return joined([...parts, ...directory, numbers(...end)]);
}

/** Join parts into one array. */
function joined(parts: readonly Uint8Array[]) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
