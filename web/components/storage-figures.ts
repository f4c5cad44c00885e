import type { Wording } from '../app.ts';
import { savedOn } from '../storage/persistence.ts';
import { dateIn, numberIn } from '../words/formatting.ts';

/** A size in kilobytes, or megabytes if it is large. */
export function kilobytes({ language }: Wording, bytes: number): string {
  const [unit, size] = bytes < 1e6 ? ['kilobyte', 1000] : ['megabyte', 1e6];
  return numberIn(language, Math.ceil(bytes / size), { style: 'unit', unit });
}

/** The figure that tells when the player last saved a backup in this browser. */
export function lastBackup(app: Wording): [string, string] {
  const date = savedOn();
  const words = date
    ? dateIn(app.language, new Date(date), { dateStyle: 'medium', timeZone: 'UTC' })
    : app.say('data-never');
  return [app.say('data-last-backup'), words];
}
