// Create workers and the service worker under the page's own Content-Security-Policy.

import { APP, SITE } from './site-paths.ts';

/** All scripts that may run apart from the page. */
const SCRIPTS = ['worker.js', 'lab-worker.js', 'sw.js'] as const;
type Script = (typeof SCRIPTS)[number];
type Workers = Exclude<Script, 'sw.js'>;

declare global {
  /** Trusted Types: a browser that has them accepts a script address only from a policy. */
  var trustedTypes: { createPolicy(name: string, rules: typeof RULES): typeof RULES } | undefined;
}

const RULES = { createScriptURL: (name: string) => addressOf(name) };
const policy = globalThis.trustedTypes?.createPolicy('taku', RULES) ?? RULES;

function addressOf(name: string) {
  if (!SCRIPTS.includes(name as Script)) throw new TypeError(`no script ${name}`);
  return name === 'sw.js' ? new URL(name, SITE).href : withPagePolicy(new URL(name, APP));
}

/**
 * Wrap a worker's address in a one-line script that inherits the page's policy. A worker that starts from a plain
 * address has only the policy that its host sends as a header, and a static host sends none.
 */
const withPagePolicy = (url: URL) =>
  URL.createObjectURL(new Blob([`import ${JSON.stringify(url.href)};`], { type: 'text/javascript' }));

/** Start a worker that is bound by the page's Content-Security-Policy. */
export const confinedWorker = (script: Workers, name: string = ''): Worker =>
  new Worker(policy.createScriptURL(script), { type: 'module', name });

/** Address of the service worker. */
export const serviceWorkerAddress = (): string => policy.createScriptURL('sw.js');
