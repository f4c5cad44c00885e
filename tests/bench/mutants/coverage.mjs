// Finds the mutants that a script has reached, by what V8 has counted in it.

import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';

/** @type {{ path: string, line: number, column: number }[]} */
const mutants = JSON.parse(readFileSync(process.env.MUTANTS, 'utf8'));

/** A script and its source map, with the places of the mutants in it. */
export class Script {
  /** @type {{ number: number, offset: number }[]} */
  #places = [];

  /** @param {string} text @param {object} map @param {(source: string) => string} pathOf in the project */
  constructor(text, map, pathOf) {
    const mapped = mappedPlaces(text, map, pathOf);
    for (const [number, { path, line, column }] of mutants.entries()) {
      const isBefore = place => place.line < line || (place.line === line && place.column <= column);
      const found = mapped.get(path)?.findLast(isBefore);
      if (found) this.#places.push({ number, offset: found.offset });
    }
    this.#places.sort((one, other) => one.offset - other.offset);
  }

  /** Numbers of the mutants that have run. The innermost range around each says how often. */
  reached(functions) {
    const length = range => range.endOffset - range.startOffset;
    const ranges = functions.flatMap(each => each.ranges).sort((one, other) => length(other) - length(one));
    const counts = new Map();
    for (const { startOffset, endOffset, count } of ranges)
      for (let at = this.#from(startOffset); this.#places[at]?.offset < endOffset; at++)
        counts.set(this.#places[at].number, count);
    return [...counts].filter(([, count]) => count).map(([number]) => number);
  }

  /** Index of the first place that is not before an offset. */
  #from(offset) {
    let [low, high] = [0, this.#places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#places[middle].offset < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Places in the modules, in their order, of which the source map tells where they are in the script. */
function mappedPlaces(text, map, pathOf) {
  const modules = new Map();
  const sources = new SourceMap(map);
  let start = 0;
  for (const [row, content] of text.split('\n').entries()) {
    for (const { index } of content.matchAll(/[\w$]+|\S/g)) {
      const { generatedLine, generatedColumn, originalSource, originalLine, originalColumn } = sources.findEntry(
        row,
        index,
      );
      if (generatedLine !== row || generatedColumn !== index) continue;
      const path = pathOf(originalSource);
      if (!modules.has(path)) modules.set(path, []);
      modules.get(path).push({ line: originalLine, column: originalColumn, offset: start + index });
    }
    start += content.length + 1;
  }
  const order = (one, other) => one.line - other.line || one.column - other.column;
  for (const places of modules.values()) places.sort(order);
  return modules;
}
