// Scripts that run apart from the page, and may do no more than the page itself.

import { APP, SITE } from './site-paths.ts';

/** All there are. */
const SCRIPTS = ['worker.js', 'snapshot-maker.js', 'lab-worker.js', 'sw.js'] as const;
type Script = (typeof SCRIPTS)[number];
type Workers = Exclude<Script, 'sw.js'>;

declare global {
  /** Browsers that have it take no address of a script but one that a policy has made. */
  var trustedTypes: { createPolicy(name: string, rules: typeof RULES): typeof RULES } | undefined;
}

const RULES = { createScriptURL: (name: string) => addressOf(name) };
const policy = globalThis.trustedTypes?.createPolicy('taku', RULES) ?? RULES;

function addressOf(name: string) {
  if (!SCRIPTS.includes(name as Script)) throw new TypeError(`no script ${name}`);
  return name === 'sw.js' ? new URL(name, SITE).href : inherited(new URL(name, APP));
}

/**
 * A worker that begins at an address has the policy that the host sends with it: a static host
 * sends none. One that begins with words of whoever starts it inherits the policy of that one.
 */
const inherited = (url: URL) =>
  URL.createObjectURL(new Blob([`import ${JSON.stringify(url.href)};`], { type: 'text/javascript' }));

export const enclosed = (script: Workers, name: string = ''): Worker =>
  new Worker(policy.createScriptURL(script), { type: 'module', name });

/** The service worker, which keeps the site. */
export const keeper = (): string => policy.createScriptURL('sw.js');
