import { html, nothing } from 'lit-html';
import type { Wording } from '../app.ts';
import { radioButtons } from '../art/widgets.ts';
import type { Groups } from '../model/statistics.ts';
import type { MatchRecord } from '../storage/stored-types.ts';

/** The filter value that lets every record pass. */
export const ALL = 'all';

/** True if the record belongs to the chosen group, or if the choice is ALL. */
export const within = (groups: Groups, key: string, record: MatchRecord) =>
  key === ALL || !groups.has(key) || !!groups.get(key)?.includes(record);

/** A choice among groups of records, each with its count; nothing for a single group. */
export const filter = (
  app: Wording,
  name: 'rules' | 'others' | 'result',
  groups: Groups,
  chosen: string,
  inWords: (key: string) => string,
  choose: (value: string) => void,
) => {
  if (groups.size < 2) return nothing;
  const label = (words: string, matches: number) => html`${words} <small class="count">${matches}</small>`;
  const count = [...groups.values()].reduce((sum, own) => sum + own.length, 0);
  return radioButtons({
    name,
    label: app.say(`filter-${name}`),
    value: groups.has(chosen) ? chosen : ALL,
    values: [
      { value: ALL, label: label(app.say('all'), count) },
      ...[...groups].map(([value, own]) => ({ value, label: label(inWords(value), own.length) })),
    ],
    choose,
  });
};
