/**
 * Data files with texts, of which the build has written one in each language. The files of one name become one object, to
 * whose texts each file adds its language: a lesson that is open when the player changes the language changes too.
 */

import type { Display, Wording } from '../app.ts';
import * as files from '../browser/files.ts';
import type { Language } from '../protocol.d.ts';
import type { Foreign } from '../storage/checks.ts';
import { notFetched } from './missing-parts.ts';

/** The data of one name: undefined until its first file has arrived; and how far each language is. */
type Told = { data: Foreign; languages: Map<Language, 'coming' | 'there' | 'failed'> };

const known: Map<string, Told> = new Map();

const pathOf = (name: string, language: Language) => `./data/${name}.${language}.json`;

function toldAs(name: string): Told {
  const told = known.get(name) ?? { data: undefined, languages: new Map() };
  known.set(name, told);
  return told;
}

/** Fetch a file in a language, and add its texts to those that are there; throws if it cannot be fetched. */
export async function fetchTold(name: string, language: Language): Promise<void> {
  const told = toldAs(name);
  told.languages.set(language, 'coming');
  try {
    const data = await files.json<Foreign>(pathOf(name, language));
    if (told.data) addTexts(told.data, data);
    else told.data = data;
    told.languages.set(language, 'there');
  } catch (error) {
    told.languages.set(language, 'failed');
    throw error;
  }
}

/** Add what another language has, to data that are alike but for their texts. */
function addTexts(into: Foreign, from: Foreign) {
  for (const [name, value] of Object.entries(from)) {
    if (!Object.hasOwn(into, name)) into[name] = value;
    else if (typeof value === 'object' && value !== null) addTexts(into[name], value);
  }
}

/**
 * Return data with texts in the page's language. Fetches their file once and redraws when it has arrived: until then their
 * texts are in another language, or there is nothing (undefined). Null if no file can be fetched.
 */
export function fetchedTold(app: Wording & Display, name: string): Foreign {
  const { data, languages } = toldAs(name);
  if (!languages.has(app.language))
    fetchTold(name, app.language)
      .catch(() => {})
      .finally(app.redraw);
  return data ?? (languages.get(app.language) === 'failed' ? null : undefined);
}

/** Like `fetchedTold`, for data that the screen cannot do without: shows a notice if they cannot be fetched. */
export function requiredTold(app: Wording & Display, name: string): Foreign {
  const data = fetchedTold(app, name);
  const { language } = app;
  const { languages } = toldAs(name);
  const again = () => {
    languages.delete(language);
    app.redraw();
  };
  if (languages.get(language) === 'failed' && !app.notices.some(({ id }) => id === 'unavailable'))
    queueMicrotask(() => notFetched(app, pathOf(name, language), again));
  return data ?? undefined;
}

/** Fetch all data that are in use in the page's language too, after the player has changed it. */
export function retellAll(app: Wording & Display): void {
  for (const [name, { data }] of known) if (data) fetchedTold(app, name);
}
