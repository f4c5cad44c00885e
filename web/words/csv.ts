/** Comma-separated values. */

/** Escape a CSV cell so that no program takes it for a formula; some accept full-width signs too. */
const cell = (value: string | number) => {
  const text = String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A file of comma-separated values, with the mark by which spreadsheets know UTF-8. */
export const csv = (lines: readonly (readonly (string | number)[])[]): string =>
  `\ufeff${lines.map(line => line.map(cell).join(',')).join('\r\n')}\r\n`;
