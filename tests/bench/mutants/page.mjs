// Lists what can be changed, one thing at a time, in the page's modules: page.mjs, in the folder of the project.
//
// Prints a JSON array. `start` and `end` are places in the file in bytes, `line` and `column` count from 0.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const fromPage = createRequire(resolve('web/package.json'));
const typescript = name => import(pathToFileURL(fromPage.resolve(`typescript/unstable/${name}`)).href);
const { API } = await typescript('sync');
const { isCallExpression, SyntaxKind } = await typescript('ast');

const VOID = 16; // TypeFlags.Void of TypeScript
const LOOPS = [SyntaxKind.IfStatement, SyntaxKind.WhileStatement, SyntaxKind.DoStatement];
const MOVED = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const COMPARISONS = /^([<>]=?|[!=]==)$/;
const TAKES_BOUNDS = /\.(at|slice|splice|substring|padStart|repeat)$|^Math\.(min|max)$/;
const SAYS = /\.(say|rich)$/;
const NAME_OF_BOUND = /^[A-Z][A-Z_]+$/;

/** Ids of messages in their order, so that each can be swapped with its neighbour. */
const ids = [...readFileSync('web/words/en.ftl', 'utf8').matchAll(/^([a-z][\w-]+) =/gm)].map(([, id]) => id);
const neighbours = new Map(ids.map((id, at) => [id, ids[(at + 1) % ids.length]]));

const found = [];

/** @param {object} file @param {(node: object) => boolean} isVoid */
function look(file, isVoid) {
  const path = relative('.', file.fileName);
  const bytes = place => Buffer.byteLength(file.text.slice(0, place));
  const note = (kind, start, end, text) => {
    const before = file.text.slice(0, start).split('\n');
    const [line, column] = [before.length - 1, before.at(-1).length];
    found.push({ path, kind, start: bytes(start), end: bytes(end), text, line, column });
  };
  const replace = (kind, node, text) => note(kind, node.getStart(file), node.getEnd(), text);
  const textOf = node => node.getText(file);
  const negate = node => node && replace('condition', node, `!(${textOf(node)})`);
  const isCall = node => isCallExpression(node.kind === SyntaxKind.AwaitExpression ? node.expression : node);

  /** A word without a hyphen may be anything, unless it is said. */
  const isMessage = ({ text, parent }) =>
    text.includes('-') || (isCallExpression(parent) && SAYS.test(textOf(parent.expression)));

  /** A whole number on one side of a comparison, in the arguments of a call, or the value of a constant. */
  const moveNumber = node => {
    if (node?.kind === SyntaxKind.NumericLiteral && /^[\d_]+$/.test(textOf(node)))
      replace('bound', node, String(Number(textOf(node).replaceAll('_', '')) + 1));
  };

  const visit = node => {
    const { kind } = node;
    if (LOOPS.includes(kind)) negate(node.expression);
    if (kind === SyntaxKind.ForStatement || kind === SyntaxKind.ConditionalExpression) negate(node.condition);
    if (kind === SyntaxKind.ExpressionStatement && isCall(node.expression)) replace('call', node, ';');
    if (kind === SyntaxKind.ArrowFunction && isCallExpression(node.body) && isVoid(node.body))
      replace('call', node.body, '{}');
    if (kind === SyntaxKind.AwaitExpression) replace('await', node, `(${textOf(node.expression)})`);
    if (kind === SyntaxKind.StringLiteral && neighbours.has(node.text) && isMessage(node))
      replace('message', node, `'${neighbours.get(node.text)}'`);
    if (kind === SyntaxKind.CallExpression && TAKES_BOUNDS.test(textOf(node.expression)))
      node.arguments.forEach(moveNumber);
    if (kind === SyntaxKind.VariableDeclaration && NAME_OF_BOUND.test(textOf(node.name))) moveNumber(node.initializer);
    if (kind === SyntaxKind.BinaryExpression) {
      const operator = textOf(node.operatorToken);
      if (operator === '&&') negate(node.left);
      if (operator in MOVED) replace('bound', node.operatorToken, MOVED[operator]);
      if (COMPARISONS.test(operator)) [node.left, node.right].forEach(moveNumber);
    }
    node.forEachChild(visit);
  };
  visit(file);
}

const isOurs = name => name.startsWith(`${resolve('web')}/`) && !/node_modules|\.d\.ts$/.test(name);
const seen = new Set();
const api = new API({ cwd: resolve('.') });
for (const config of ['web/tsconfig.json', 'web/tsconfig.workers.json'].map(each => resolve(each))) {
  const { program, checker } = api.updateSnapshot({ openProject: config }).getProject(config);
  const isVoid = node => checker.getTypeAtLocation(node).flags === VOID;
  for (const name of program.getSourceFileNames()) {
    if (isOurs(name) && !seen.has(name)) look(program.getSourceFile(name), isVoid);
    seen.add(name);
  }
}
api.close();
console.log(JSON.stringify(found));
