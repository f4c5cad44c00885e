// Trim the JavaScript that Emscripten generates for the interpreter: one large function of small ones.
import ts from 'typescript';

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
  const source = ts.createSourceFile('script.mjs', script, ts.ScriptTarget.ESNext, true);
  const { statements } = source.statements.find(ts.isFunctionDeclaration).body;
  const parts = statements.flatMap(statement => partsOf(statement, imported));
  const before = { text: script.slice(0, statements.pos) };
  const after = { text: script.slice(statements.end) };
  const kept = reached([before, ...parts, after], loader);
  return kept.map(({ text }) => text).join(';\n');
}

/** @param {ts.Statement} statement @param {Set<string>} imported @returns {Part[]} */
function partsOf(statement, imported) {
  const text = statement.getText();
  if (ts.isFunctionDeclaration(statement)) {
    const named = statement.name.text;
    if (named !== 'assignWasmExports') return [{ text, names: [named] }];
    return [{ text: `function ${named}(wasmExports){` }, ...statement.body.statements.map(assigned), { text: '}' }];
  }
  if (!ts.isVariableStatement(statement)) return [{ text, names: assignedNames(statement.expression) }];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
    if (name.text === 'wasmImports') return importsTable(initializer, imported);
    const part = { text: `var ${name.getText()}${initializer ? `=${initializer.getText()}` : ''};` };
    return [ts.isIdentifier(name) && isPure(initializer) ? { ...part, names: [name.text] } : part];
  });
}

/**
 * Return an assignment such as `_free=Module["_free"]=wasmExports["free"];` as a part.
 * @param {ts.Statement} statement
 * @returns {Part}
 */
function assigned(statement) {
  const text = statement.getText();
  return { text, names: words(text).filter(word => !['Module', 'wasmExports', 'value', '0'].includes(word)) };
}

/** Return the table of functions for the interpreter, with only those that it imports. @returns {Part[]} */
function importsTable({ properties }, imported) {
  const asked = properties.filter(({ name }) => imported.has(name.text));
  return [{ text: `var wasmImports={${asked.map(one => one.getText())}};` }];
}

/** Return the names that a statement defines if it has no other effect: `Module["FS"]=FS;` `_free.sig="vp";` */
function assignedNames(expression) {
  if (!expression || !ts.isBinaryExpression(expression) || !isPure(expression.right)) return undefined;
  const { left } = expression;
  if (ts.isElementAccessExpression(left) && left.expression.getText() === 'Module')
    return [left.argumentExpression.text];
  if (ts.isPropertyAccessExpression(left) && left.name.text === 'sig') return [left.expression.getText()];
  return undefined;
}

/** True if evaluating an expression has no effect. */
function isPure(value) {
  if (!value || ts.isFunctionLike(value) || ts.isIdentifier(value) || ts.isLiteralExpression(value)) return true;
  if (ts.isArrayLiteralExpression(value)) return value.elements.every(isPure);
  if (!ts.isObjectLiteralExpression(value)) return false;
  return value.properties.every(
    one => !one.name?.expression && (ts.isMethodDeclaration(one) || isPure(one.initializer)),
  );
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
