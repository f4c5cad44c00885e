// Trim the interpreter's WebAssembly; https://webassembly.github.io/spec/core/binary defines the format.

const [IMPORTS, GLOBALS, EXPORTS, START, ELEMENTS, CODE] = [2, 6, 7, 8, 9, 10];
const [FUNCTION, GLOBAL] = [0, 3];
const HEAD = 8; // bytes before the first section
const NEVER = [3, 0, 0x00, 0x0b]; // body of a function that is never called: three bytes, no locals, a trap
const ZERO = [0x7f, 1, 0x41, 0, 0x0b]; // a mutable global of type i32 with the value 0

const [BR_TABLE, CALL, RETURN_CALL, SELECT, TRY_TABLE, GET, SET] = [0x0e, 0x10, 0x12, 0x1c, 0x1f, 0x23, 0x24];
const [F32, F64, FUNCTION_OF, MORE] = [0x43, 0x44, 0xd2, 0xfc];
/** Number of operands by opcode, from the ranges of opcodes with none, one and two (hexadecimal). */
const NUMBERS = [
  '00-01 05 0a-0b 0f 19-1b 45-c4 d1',
  '02-04 06-09 0c-0d 10 12 14-15 18 20-26 3f-42 d0 d2',
  '11 13 28-3e',
].reduce((all, codes, count) => {
  for (const range of codes.split(' ')) {
    const [from, to = from] = range.split('-').map(code => Number.parseInt(code, 16));
    all.fill(count, from, to + 1);
  }
  return all;
}, Array(256));
const NUMBERS_OF_MORE = [...Array(8).fill(0), 2, 1, 2, 1, 2, 1, 2, 1, 1, 1]; // operands after the prefix MORE

/** Reads bytes, numbers and lists from a byte array, from the position `at` on. */
class Reader {
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }

  get over() {
    return this.at >= this.bytes.length;
  }

  byte = () => this.bytes[this.at++];

  number() {
    for (let value = 0, by = 1; ; by *= 128) {
      const byte = this.byte();
      value += (byte & 127) * by;
      if (byte < 128) return value;
    }
  }

  take(length) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  text = () => new TextDecoder().decode(this.take(this.number()));

  /** Read a list: its length, then each item with `item`. */
  list = item => Array.from({ length: this.number() }, () => item(this));

  /** Return the bytes that `read` consumes. */
  piece(read) {
    const from = this.at;
    read();
    return this.bytes.subarray(from, this.at);
  }
}

const encoded = value => (value < 128 ? [value] : [(value & 127) | 128, ...encoded(Math.floor(value / 128))]);
const joined = pieces => Buffer.concat(pieces.map(piece => Uint8Array.from(piece)));
const list = pieces => joined([encoded(pieces.length), ...pieces]);

/** @param {Uint8Array} wasm @returns {{ id: number, content: Uint8Array }[]} */
function sections(wasm) {
  const reader = new Reader(wasm);
  reader.take(HEAD);
  const found = [];
  while (!reader.over) found.push({ id: reader.byte(), content: reader.take(reader.number()) });
  return found;
}

const within = (parts, id) => new Reader(parts.find(part => part.id === id)?.content ?? [0]);

/** Read the section of imports. @param {Reader} reader */
function imported(reader) {
  const limits = () => (reader.byte() & 1 ? [reader.number(), reader.number()] : [reader.number()]);
  const descriptions = [() => reader.number(), () => reader.take(1) && limits(), limits, () => reader.take(2)];
  descriptions.push(() => reader.take(1) && reader.number());
  return reader.list(() => {
    const from = reader.at;
    const [module, name, kind] = [reader.text(), reader.text(), reader.byte()];
    descriptions[kind]();
    return { module, name, kind, bytes: reader.bytes.subarray(from, reader.at) };
  });
}

/** Return the names of the functions that a module imports. @param {Uint8Array} wasm @returns {Set<string>} */
export function functionsImported(wasm) {
  const functions = imported(within(sections(wasm), IMPORTS)).filter(({ kind }) => kind === FUNCTION);
  return new Set(functions.map(({ name }) => name));
}

/**
 * Return the module with fewer exports, and without the code that the remaining code cannot reach. Functions
 * keep their indices; tables and data stay. Imported globals, which hold addresses of functions linked at run
 * time, are replaced by zeros. An Error is thrown if remaining code uses one.
 * @param {Uint8Array} wasm
 * @param {Set<string>} named the exports that stay
 */
export function trimmed(wasm, named) {
  const parts = sections(wasm);
  const imports = imported(within(parts, IMPORTS));
  const functions = imports.filter(({ kind }) => kind === FUNCTION).length;
  const globals = imports.filter(({ kind }) => kind === GLOBAL).length;
  const exported = within(parts, EXPORTS).list(each => {
    const from = each.at;
    const [name, kind, index] = [each.text(), each.byte(), each.number()];
    return { name, kind, index, bytes: each.bytes.subarray(from, each.at) };
  });
  const exports = exported.filter(({ name }) => named.has(name));
  const bodies = within(parts, CODE).list(each => each.take(each.number()));
  const begin = [...elements(parts), ...start(parts)];
  begin.push(...exports.filter(({ kind }) => kind === FUNCTION).map(({ index }) => index));
  const live = called(bodies, functions, globals, begin);
  const content = {
    [IMPORTS]: () => list(imports.filter(({ kind }) => kind !== GLOBAL).map(({ bytes }) => bytes)),
    [GLOBALS]: ({ content }) => {
      const own = new Reader(content);
      return joined([encoded(own.number() + globals), ...Array(globals).fill(ZERO), content.subarray(own.at)]);
    },
    [EXPORTS]: () => list(exports.map(({ bytes }) => bytes)),
    [CODE]: () => list(bodies.map((body, n) => (live.has(n + functions) ? sized(body) : NEVER))),
  };
  const changed = parts.map(part => [[part.id], sized(content[part.id]?.(part) ?? part.content)]);
  return joined([wasm.subarray(0, HEAD), ...changed.flat()]);
}

const sized = bytes => joined([encoded(bytes.length), bytes]);

/** Return the functions in the table, which code can call indirectly. */
function elements(parts) {
  return within(parts, ELEMENTS)
    .list(each => {
      if (each.number() !== 0) throw new Error('unknown kind of element segment');
      new Code(each).skip();
      return each.list(() => each.number());
    })
    .flat();
}

const start = parts => (parts.some(({ id }) => id === START) ? [within(parts, START).number()] : []);

/** Return all functions that can be reached from those in `begin`. */
function called(bodies, functions, globals, begin) {
  const live = new Set(begin);
  for (const index of live) {
    if (index < functions) continue;
    const body = new Reader(bodies[index - functions]);
    body.list(() => body.number() && body.byte()); // skips the types of its locals
    const code = new Code(body);
    code.skip();
    if (!body.over) throw new Error(`function ${index}: bytes after the end of its code`);
    if (code.globals.some(global => global < globals)) throw new Error(`function ${index} uses an imported global`);
    for (const other of code.functions) live.add(other);
  }
  return live;
}

/** Instructions of a function or an expression; `skip` collects the functions and globals that they use. */
class Code {
  functions = [];
  globals = [];

  /** @param {Reader} reader */
  constructor(reader) {
    this.reader = reader;
  }

  skip() {
    for (let depth = 1; depth > 0; ) {
      const code = this.reader.byte();
      if ((code >= 0x02 && code <= 0x04) || code === 0x06 || code === TRY_TABLE) depth += 1;
      if (code === 0x0b || code === 0x18) depth -= 1;
      this.#operands(code);
    }
  }

  #operands(code) {
    const { reader } = this;
    const numbers = count => Array.from({ length: count }, () => reader.number());
    if (NUMBERS[code] !== undefined) {
      const [first] = numbers(NUMBERS[code]);
      if (code === CALL || code === RETURN_CALL || code === FUNCTION_OF) this.functions.push(first);
      if (code === GET || code === SET) this.globals.push(first);
    } else if (code === MORE) numbers(NUMBERS_OF_MORE[reader.number()]);
    else if (code === F32) reader.take(4);
    else if (code === F64) reader.take(8);
    else if (code === SELECT) reader.list(() => reader.number());
    else if (code === BR_TABLE) reader.list(() => reader.number()) && reader.number();
    else if (code === TRY_TABLE) reader.number() && reader.list(() => numbers(reader.byte() < 2 ? 2 : 1));
    else throw new Error(`unknown opcode ${code}`);
  }
}
