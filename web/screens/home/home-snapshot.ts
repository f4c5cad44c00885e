/**
 * A note of what home shows for unfinished matches and lessons: the next start.js draws it around the games at once.
 */

import { html, nothing, render } from 'lit-html';
import type { App } from '../../app.ts';
import { build } from '../../built.js';
import { fetchDeals } from '../../model/first-games.ts';
import { fetchLessons } from '../../model/lessons.ts';
import { notedUnfinished, noteVisit } from '../../model/visitor.ts';
import type { Language } from '../../protocol.d.ts';
import type { Foreign } from '../../storage/checks.ts';
import { firstGames } from '../../storage/first-game-store.ts';
import { lessons } from '../../storage/lesson-progress.ts';
import { lists } from './home-screen.ts';
import { suggestions } from './suggestions.ts';
import { resumeCard } from './unfinished-matches.ts';

/** A node as data: a text, or an element's name, attributes and children. */
type Drawn = string | [name: string, attributes: Record<string, string>, ...Drawn[]];

/** Store how home is drawn, for the next start. */
export const keepHomeSnapshot = (app: App): void =>
  noteVisit(app, () => {
    const [newest, ...others] = app.matches.list();
    const above = html`${newest ? resumeCard(app, newest) : nothing}${suggestions(app, null, [])}`;
    const game = newest?.head.game ?? '';
    return { build, language: app.language, game, above: asData(above), below: asData(lists(app, others)) };
  });

function asData(what: unknown): Drawn[] {
  const place = document.createElement('div');
  render(what, place);
  return [...place.children].map(elementAsData);
}

/** Preload the messages, deals or lessons that the noted home needs; a failed request is left to the screen. */
export async function prefetchHome(language: Language, fetchWords: (game: string) => Promise<unknown>): Promise<void> {
  const left: Foreign = notedUnfinished();
  if (left?.build !== build) return;
  const begun = firstGames.left() ? fetchDeals(language) : lessons.left() && fetchLessons(language);
  await Promise.allSettled([fetchWords(String(left.game)), begun]);
}

const elementAsData = (one: Element): Drawn => [
  one.localName,
  Object.fromEntries([...one.attributes].map(({ name, value }) => [name, value])),
  ...[...one.childNodes].flatMap(nodeAsData),
];

/** A child node as data, without lit's marker comments: the page renders everything anew. */
function nodeAsData(node: ChildNode): Drawn[] {
  if (node instanceof Element) return [elementAsData(node)];
  const text = node instanceof Text ? node.data.replace(/\s+/g, ' ') : '';
  return text ? [text] : [];
}
