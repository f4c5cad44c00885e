import type { Wording } from '../../app.ts';
import type { Fault } from '../../wire/lab.ts';
import { PATIENCE } from '../../wire/lab.ts';

/** A fault in words: Python's message, a timeout, or a lost worker. */
export function faultInWords(app: Wording, { fault, words }: Fault) {
  if (fault === 'late') return app.say('lab-late', { seconds: PATIENCE / 1000 });
  if (fault === 'gone') return app.say('lab-gone');
  return words.replace(/^crash: /, '').replace(/ \(line \d+\)$/, '');
}
