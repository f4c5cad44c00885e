/** Finds code that a reader can overlook: each kind with its lines. The editor marks it. */

import { INVISIBLE } from '../../browser/invisible.ts';
import { isMixed, SCRIPTS } from '../../words/scripts.ts';

const WIDEST = 120; // characters of a line that are visible beside the table
const LONGEST_GAP = 7; // allowed run of empty lines

/** Allowed characters of source code: text in scripts in use today, and blanks. */
const SCRIPT = ['Common', 'Inherited', ...SCRIPTS].map(script => `\\p{Script=${script}}`).join('');
const LISTED = `[ \\t\\u3000]|(?![${INVISIBLE}])(?=[${SCRIPT}])[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}]`;

const UNLISTED = `(?!${LISTED})[^]`;
/** Tabs and wide blanks in places where they look alike, since they could encode a hidden text. */
const BLANK = '(?<=[^\\t])\\t|(?<=\\s|^)\\u3000|\\u3000(?=\\s|$)';
const ACCENT_HEAP = '(?<=\\p{M}{3})\\p{M}';
const BLANKS_AT_END = '(?<![ \\t])[ \\t]+$';

/** Matches a character of a line that is not allowed. */
export const HIDDEN = new RegExp([UNLISTED, BLANK, ACCENT_HEAP].join('|'), 'gu');
/** For code of other people: also blanks at the end of a line, which are normal while an author types. */
export const HIDDEN_IN_UNREAD = new RegExp([UNLISTED, BLANKS_AT_END, BLANK, ACCENT_HEAP].join('|'), 'gu');
export const WORD = /[\p{L}\p{M}\p{N}_]+/gu;

/** A kind of hidden code with its number of places; `lines` are runs of line numbers from 1. */
export type Finding = {
  kind: 'unseen' | 'far' | 'gap' | 'mixed';
  count: number;
  lines: [first: number, last: number][];
};

/** Return the places that a reader can overlook in code of other people. */
export function hiddenCode(code: string): Finding[] {
  const lines = code.split(/\r\n?|\n/);
  return [
    found('unseen', lines, line => [...(line.match(HIDDEN_IN_UNREAD)?.join('') ?? '')].length),
    found('far', lines, line => Number(line.length > WIDEST)),
    gaps(lines),
    found('mixed', lines, line => line.match(WORD)?.filter(isMixed).length ?? 0),
  ].filter(({ count }) => count > 0);
}

function found(kind: Finding['kind'], lines: readonly string[], countIn: (line: string) => number): Finding {
  const finding: Finding = { kind, count: 0, lines: [] };
  for (const [index, line] of lines.entries()) {
    const count = countIn(line);
    if (count) addLine(finding.lines, index + 1);
    finding.count += count;
  }
  return finding;
}

/** Add a line: extend the last run if the line follows it. */
function addLine(runs: Finding['lines'], line: number) {
  const last = runs.at(-1);
  if (last?.[1] === line - 1) last[1] = line;
  else runs.push([line, line]);
}

/** Find long runs of empty lines before further code. */
function gaps(lines: readonly string[]): Finding {
  const empty: Finding['lines'] = [];
  for (const [index, line] of lines.entries())
    if (!line.replace(HIDDEN_IN_UNREAD, '').trim()) addLine(empty, index + 1);
  const long = empty.filter(([first, last]) => last - first >= LONGEST_GAP && last < lines.length);
  return { kind: 'gap', count: long.length, lines: long };
}
