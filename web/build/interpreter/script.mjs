// The script beside the interpreter, as Emscripten has made it: one large function, full of small ones.
import ts from 'typescript';

/** @param {string} text */
export const words = text => text.match(/[\w$]+/g) ?? [];

/**
 * @typedef {object} Part of the large function
 * @property {string} text
 * @property {string[]} [names] by which alone it is found; without any it is needed for what it does
 */

/**
 * The same without the parts whose names are no words of what is left, be it in a text or of a property.
 * @param {string} script
 * @param {string} loader the other script, which uses this one
 * @param {Set<string>} imported functions that the interpreter asks of it
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
  if (!ts.isVariableStatement(statement)) return [{ text, names: set(statement.expression) }];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
    if (name.text === 'wasmImports') return given(initializer, imported);
    const part = { text: `var ${name.getText()}${initializer ? `=${initializer.getText()}` : ''};` };
    return [ts.isIdentifier(name) && isPure(initializer) ? { ...part, names: [name.text] } : part];
  });
}

/** `_free=Module["_free"]=wasmExports["free"];` @param {ts.Statement} statement @returns {Part} */
function assigned(statement) {
  const text = statement.getText();
  return { text, names: words(text).filter(word => !['Module', 'wasmExports', 'value', '0'].includes(word)) };
}

/** Of all that it offers, what the interpreter asks of it. @returns {Part[]} */
function given({ properties }, imported) {
  const asked = properties.filter(({ name }) => imported.has(name.text));
  return [{ text: `var wasmImports={${asked.map(one => one.getText())}};` }];
}

/** What a statement sets, if that is all it does: `Module["FS"]=FS;` `_free.sig="vp";` */
function set(expression) {
  if (!expression || !ts.isBinaryExpression(expression) || !isPure(expression.right)) return undefined;
  const { left } = expression;
  if (ts.isElementAccessExpression(left) && left.expression.getText() === 'Module')
    return [left.argumentExpression.text];
  if (ts.isPropertyAccessExpression(left) && left.name.text === 'sig') return [left.expression.getText()];
  return undefined;
}

/** Does it do nothing but be there? */
function isPure(value) {
  if (!value || ts.isFunctionLike(value) || ts.isIdentifier(value) || ts.isLiteralExpression(value)) return true;
  if (ts.isArrayLiteralExpression(value)) return value.elements.every(isPure);
  if (!ts.isObjectLiteralExpression(value)) return false;
  return value.properties.every(
    one => !one.name?.expression && (ts.isMethodDeclaration(one) || isPure(one.initializer)),
  );
}

/** The parts that are needed, or of which a needed one says the name. @param {Part[]} parts @param {string} loader */
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
