// Compiles, once a process, the scripts that each window runs anew: the page and its worker from the sources, and what
// this folder adds to a window. Data, words and index.html are those of the last build.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire, SourceMap } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import vm from 'node:vm';
import type { Plugin } from '../../../../web/node_modules/esbuild/lib/main.d.ts';

const root = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const WEB = root('web/');
export const ROOT = root('');
export const DIST = root('dist/');
export const fromPage = createRequire(`${WEB}package.json`);
const { build } = fromPage('esbuild') as typeof import('../../../../web/node_modules/esbuild/lib/main.d.ts');

const folder = existsSync(DIST) && readdirSync(DIST).find(name => name.startsWith('app-'));
if (!folder) throw new Error('there is no dist/ to test: python build.py build');

/** Address of the site, and that of the folder of this build. */
export const SITE = 'http://127.0.0.1:8000/some/where/';
export const APP = `${SITE}${folder}/`;
const MAIN = `${APP}main.js`;

/** Plugin that takes built.js from the build, and for a worker a Python that runs beside Node. */
const replaced: Plugin = {
  name: 'replaced',
  setup: ({ onResolve }) => {
    onResolve({ filter: /\/built\.js$/ }, () => ({ path: `${DIST}${folder}/built.js` }));
    onResolve({ filter: /\/python\.ts$/ }, () => ({ path: fileURLToPath(new URL('python.ts', import.meta.url)) }));
  },
};

/** Bundle a module with its imports into the text of one function, and tell Node's --watch what it was made of. */
async function bundled(entry: string, outside: Record<string, string> = {}) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: WEB,
    entryPoints: [entry],
    nodePaths: [`${WEB}node_modules`],
    bundle: true,
    format: 'esm', // the bundle awaits its imports at the top
    target: 'esnext',
    charset: 'utf8',
    sourcemap: 'external',
    sourcesContent: false,
    outdir: DIST,
    define: { 'import.meta.url': JSON.stringify(MAIN), ...outside },
    plugins: [replaced],
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  const [map, { text }] = outputFiles;
  if (process.env.WATCH_REPORT_DEPENDENCIES)
    process.send?.({ 'watch:import': Object.keys(metafile.inputs).map(path => pathToFileURL(WEB + path).href) });
  return { text: text.replace(/^export \{[^}]*\};$/m, ''), map };
}

/** The scripts of windows and their source maps, which are slow to read and only needed for faults and for coverage. */
export const COMPILED = new Map<string, { text: string; map: string }>();
let sources: SourceMap | undefined;

/** Compile a module and its imports into one script. */
async function compiled(entry: string, filename: string) {
  const { text: body, map } = await bundled(entry);
  const text = `(async () => {${body}\n})()`;
  COMPILED.set(filename, { text, map: map.text });
  return new vm.Script(text, { filename });
}

const own = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The page; `window.first` and the like must be there. */
const PAGE = await compiled('main.ts', MAIN);
let embedded: Promise<vm.Script> | undefined;
/** What embed.html runs, compiled when a test opens it. */
const embeddedPage = () => (embedded ??= compiled('embed/embedded.ts', `${APP}embedded.js`));
/** The worker: the page's own, but its Python runs beside Node. */
export const WORKER = await compiled('wire/worker.ts', `${APP}worker.js`);
/** A function that takes what the browser has for a window, and returns what the window lacks. */
export const REALM = await realmScript();

/** Databases are shared by windows and outlive them: what they do later and what they keep belongs to no window. */
async function realmScript() {
  const { text } = await bundled(own('realm.ts'), {
    'globalThis.setImmediate': 'outer.always',
    structuredClone: 'outer.cloneOut',
  });
  return new vm.Script(`(outer => {${text}\nreturn realm(outer); })`, { filename: own('realm.ts') });
}

const SCRIPTS = /<script>([\s\S]*?)<\/script>/g;
/** The drawings that others refer to; nothing is painted. */
const SPRITE = /<svg [^>]*class="sprite"[\s\S]*?<\/svg>/;
const TEMPLATE = /(<template id="([\w-]+)"[^>]*>)([\s\S]*?)<\/template>/g;

/** A document of the build. */
class BuiltDocument {
  /** The scripts in it, in their order, and its parts without them. */
  readonly inline: readonly vm.Script[];
  readonly head: string;
  readonly body: string;
  /** The contents of templates by their ids: parsed when they are used. */
  readonly templates: ReadonlyMap<string, string>;

  constructor(
    name: string,
    /** The script of modules that it loads. */
    readonly page: () => Promise<vm.Script>,
  ) {
    const html = readFileSync(`${DIST}${name}`, 'utf8');
    const part = (tag: string) => html.slice(html.indexOf(`<${tag}>`) + tag.length + 2, html.indexOf(`</${tag}>`));
    this.inline = [...html.matchAll(SCRIPTS)].map(
      ([, text], at) => new vm.Script(text, { filename: `${SITE}${name}:${at}` }),
    );
    this.head = part('head').replace(SCRIPTS, '');
    this.body = part('body').replace(SCRIPTS, '').replace(SPRITE, '').replace(TEMPLATE, '$1</template>');
    this.templates = new Map([...part('body').matchAll(TEMPLATE)].map(([, , id, content]) => [id, content]));
  }
}

const INDEX = new BuiltDocument('index.html', async () => PAGE);
const EMBED = new BuiltDocument('embed.html', embeddedPage);

/** The document at an address. */
export const documentAt = (url: string) => (url.startsWith(`${SITE}embed.html`) ? EMBED : INDEX);

/** Rewrite the places of a stack that lie in the page's script to those in its sources. */
export function inSources(stack: string) {
  if (stack.includes(MAIN)) sources ??= new SourceMap(JSON.parse(COMPILED.get(MAIN)?.map ?? '{}'));
  return stack.replaceAll(/[^\s(]*main\.js:(\d+):(\d+)/g, (whole, line, column) => {
    const at = sources?.findEntry(line - 1, column - 1);
    return at && 'originalSource' in at
      ? `${at.originalSource.replace(/^.*\/web\//, 'web/')}:${at.originalLine + 1}:${at.originalColumn + 1}`
      : whole;
  });
}
