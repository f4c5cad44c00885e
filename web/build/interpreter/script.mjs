// Trim the JavaScript that Emscripten generates for the interpreter: one large function of small ones.
import { parse } from 'acorn';

/** Return the words of a text, which may be identifiers. @param {string} text */
export const words = text => text.match(/[\w$]+/g) ?? [];

/**
 * @typedef {object} Part of the large function
 * @property {string} text
 * @property {string[]} [names] the names that it defines; a part without names has effects and stays
 */

/**
 * Return the script without unused parts. A part stays if one of its names occurs as a word in another part
 * that stays, even within a string or as a property.
 * @param {string} script
 * @param {string} loader the script that loads this one
 * @param {Set<string>} imported functions that the interpreter imports from the script
 */
export function trimmedScript(script, loader, imported) {
  const { body } = parse(script, { ecmaVersion: 'latest', sourceType: 'module' }).body.find(isFunction);
  const textOf = ({ start, end }) => script.slice(start, end);
  const parts = body.body.flatMap(statement => partsOf(statement, textOf, imported));
  const before = { text: script.slice(0, body.start + 1) };
  const after = { text: script.slice(body.body.at(-1).end) };
  const kept = reached([before, ...parts, after], loader);
  return kept.map(({ text }) => text).join(';\n');
}

const isFunction = ({ type }) => type === 'FunctionDeclaration';

/**
 * @param {import('acorn').Statement} statement
 * @param {(node: import('acorn').Node) => string} textOf
 * @param {Set<string>} imported
 * @returns {Part[]}
 */
function partsOf(statement, textOf, imported) {
  const text = textOf(statement);
  if (isFunction(statement)) {
    const named = statement.id.name;
    if (named !== 'assignWasmExports') return [{ text, names: [named] }];
    const assignments = statement.body.body.map(one => assigned(textOf(one)));
    return [{ text: `function ${named}(wasmExports){` }, ...assignments, { text: '}' }];
  }
  if (statement.type !== 'VariableDeclaration') return [{ text, names: assignedNames(statement.expression, textOf) }];
  return statement.declarations.flatMap(({ id, init }) => {
    if (id.name === 'wasmImports') return importsTable(init, textOf, imported);
    const part = { text: `var ${textOf(id)}${init ? `=${textOf(init)}` : ''};` };
    return [id.type === 'Identifier' && isPure(init) ? { ...part, names: [id.name] } : part];
  });
}

/**
 * Return an assignment such as `_free=Module["_free"]=wasmExports["free"];` as a part.
 * @param {string} text
 * @returns {Part}
 */
function assigned(text) {
  return { text, names: words(text).filter(word => !['Module', 'wasmExports', 'value', '0'].includes(word)) };
}

/** Return the table of functions for the interpreter, with only those that it imports. @returns {Part[]} */
function importsTable({ properties }, textOf, imported) {
  const asked = properties.filter(({ key }) => imported.has(key.name ?? key.value));
  return [{ text: `var wasmImports={${asked.map(textOf)}};` }];
}

/** Return the names that a statement defines if it has no other effect: `Module["FS"]=FS;` `_free.sig="vp";` */
function assignedNames(expression, textOf) {
  if (expression?.type !== 'AssignmentExpression' || !isPure(expression.right)) return undefined;
  const { left } = expression;
  if (left.type !== 'MemberExpression') return undefined;
  if (left.computed && textOf(left.object) === 'Module') return [left.property.value];
  if (!left.computed && left.property.name === 'sig') return [textOf(left.object)];
  return undefined;
}

/** True if evaluating an expression has no effect. */
function isPure(value) {
  if (!value) return true;
  if (/Function|^Identifier$|^Literal$/.test(value.type)) return true;
  if (value.type === 'ArrayExpression') return value.elements.every(isPure);
  if (value.type !== 'ObjectExpression') return false;
  return value.properties.every(one => one.type === 'Property' && !one.computed && isPure(one.value));
}

/**
 * Return the parts without names, and the parts that these name, directly or not.
 * @param {Part[]} parts
 * @param {string} loader
 */
function reached(parts, loader) {
  const found = new Set(parts.filter(({ names }) => !names));
  const texts = [loader, ...[...found].map(({ text }) => text)];
  const named = new Map();
  for (const part of parts) for (const name of part.names ?? []) named.set(name, [...(named.get(name) ?? []), part]);
  for (const text of texts)
    for (const word of words(text)) {
      for (const part of named.get(word) ?? []) if (!found.has(part)) texts.push(found.add(part) && part.text);
      named.delete(word);
    }
  return parts.filter(part => found.has(part));
}
