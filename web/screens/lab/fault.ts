import type { App } from '../../app.ts';
import type { Fault } from '../../wire/lab.ts';
import { PATIENCE } from '../../wire/lab.ts';

/** What went wrong: in Python's own words, or that it took too long, or that its Python is no more. */
export function inWords(app: App, { fault, words }: Fault) {
  if (fault === 'late') return app.say('lab-late', { seconds: PATIENCE / 1000 });
  if (fault === 'gone') return app.say('lab-gone');
  return words.replace(/^crash: /, '').replace(/ \(line \d+\)$/, '');
}
