import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { Display, GameCatalogue, Stores, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { asJson } from '../../browser/json.ts';
import { download } from '../../model/notices.ts';
import { gameWord, offerNamed } from '../../model/offers.ts';
import { remove } from '../../model/removal.ts';
import type { Foreign } from '../../storage/checks.ts';
import { date, fits } from '../../storage/checks.ts';
import type { DamagedMatch } from '../../storage/stored-types.ts';
import { dateIn } from '../../words/formatting.ts';

/** The matches that cannot be opened, each with its fault and buttons to copy or remove it. */
export const damagedMatches = (app: Wording & GameCatalogue & Stores & Display) => html`
  <section class="surface others damaged" aria-labelledby="damaged">
    <h2 id="damaged">${app.say('damaged')}</h2>
    <p class="help">${app.say('damaged-line')}</p>
    <ul>${repeat(
      app.matches.damaged(),
      ({ id }) => id,
      match => damagedMatch(app, match),
    )}</ul>
  </section>`;

function damagedMatch(app: Wording & GameCatalogue & Stores & Display, match: DamagedMatch) {
  const name = nameOf(app, match);
  const when = dateOf(app, match);
  const both = [name, when].filter(Boolean).join(app.say('comma'));
  return html`<li>
    <span><b>${name}</b> ${when ? html`<small>${when}</small>` : nothing}</span>
    <button class="word-button" aria-label=${app.say('damaged-copy-match', { match: both })} @click=${() => copy(app, match)}>${app.say('damaged-copy')}</button>
    <button class="icon-button" aria-label=${app.say('damaged-remove', { match: both })} title=${app.say('remove')}
      @click=${() => remove(app, both, () => app.matches.drop(match.id))}>${icon('i-cross')}</button>
    <p class="cause-text">${app.say('damaged-why', { part: match.part, entry: match.entry })}</p>
  </li>`;
}

function nameOf(app: Wording & GameCatalogue, { value }: DamagedMatch): string {
  const game = (value as Foreign)?.head?.game;
  return (typeof game === 'string' && gameWord(app, offerNamed(app, game), 'game')) || app.say('damaged-game');
}

function dateOf(app: Wording, { value }: DamagedMatch) {
  const when: unknown = (value as Foreign)?.when;
  return fits(date, when) ? dateIn(app.language, when) : '';
}

/** Copy the stored value to the clipboard; download it if the clipboard fails. */
async function copy(app: Display, { id, value }: DamagedMatch) {
  const text = asJson(value, 1);
  try {
    await navigator.clipboard.writeText(text);
    app.notify({ id: 'damaged', text: 'damaged-copied' });
  } catch {
    download(`taku-${id}.json`, text);
  }
}
