/** Write any stored value as JSON. The database holds values that JSON cannot express: they become text, or null. */
export function asJson(value: unknown, indent: number = 0): string {
  try {
    return JSON.stringify(value, null, indent) ?? String(value);
  } catch {
    return JSON.stringify(value, expressible(), indent);
  }
}

/** Return a replacer for numbers without bounds and for values that contain themselves. */
function expressible() {
  const above: unknown[] = [];
  return function (this: unknown, _: string, part: unknown) {
    if (typeof part === 'bigint') return String(part);
    if (typeof part !== 'object' || part === null) return part;
    while (above.length && above.at(-1) !== this) above.pop();
    if (above.includes(part)) return null;
    above.push(part);
    return part;
  };
}
