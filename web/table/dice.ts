import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { Wording } from '../app.ts';
import { die } from '../art/die.ts';
import type { View } from '../protocol.d.ts';
import type { Table } from './table-interface.ts';
import { centreOf, keptIn } from './view-queries.ts';

/** True if the viewer may keep dice and throw now. */
export const mayKeep = (view: View) => !!view.ask && view.ask.most > 0 && centreOf(view)?.kind === 'dice';

/** The places of the kept dice: the viewer's choice, or those that the latest throw kept. */
export const keptOf = ({ kept, still }: Table['state'], view: View) => (mayKeep(view) ? kept : still);

/** The faces of the dice at these places. */
export const facesAt = (view: View, places: Iterable<number>) => {
  const items = centreOf(view)?.items ?? [];
  return [...places].sort((a, b) => a - b).map(at => items[at]);
};

/** The places of the dice that the latest throw kept; among equal dice, those kept before come first. */
export const standing = (view: View, before: ReadonlySet<number>) => placesOf(view, keptIn(view), before);

/** The places of dice that show these faces; places in `first` are taken first. */
export const placesOf = (view: View, faces: readonly string[], first: ReadonlySet<number>) => {
  const items = centreOf(view)?.items ?? [];
  const order = items.map((_, at) => at).sort((a, b) => Number(first.has(b)) - Number(first.has(a)) || a - b);
  const wanted = [...faces];
  return new Set(
    order.filter(at => {
      const found = wanted.indexOf(items[at]);
      if (found >= 0) wanted.splice(found, 1);
      return found >= 0;
    }),
  );
};

/** A die for screen readers: "Die 3 of 5: six, kept". */
const spokenDie = (app: Wording, face: string, at: number, count: number, kept: boolean) =>
  app.say(kept ? 'die-kept' : 'die', { place: at + 1, count, face: app.say(`face-${face}`) });

const dieAt = (app: Wording, table: Table, view: View, face: string, at: number, count: number) => {
  const choosing = mayKeep(view);
  const kept = keptOf(table.state, view).has(at);
  const label = spokenDie(app, face, at, count, kept);
  const drawn = die(Number(face), { kept, advised: table.state.hintedDice.has(at) });
  const words = html`<span class="spoken">${label}</span>`;
  const fate = html`<span class="die-fate" aria-hidden="true">${choosing ? app.say(kept ? 'keep' : 'throw') : kept ? app.say('kept') : nothing}</span>`;
  return choosing
    ? html`<button class="die-place" data-place=${at} data-kept=${kept || nothing} tabindex=${at === table.state.focusedDie ? 0 : -1}
        aria-pressed=${String(kept)} @click=${() => table.act.die(at)}
        @focus=${() => table.act.dieFocused(at)}>${words}${drawn}${fate}</button>`
    : html`<span class="die-place" data-place=${at} data-kept=${kept || nothing}>${words}${drawn}${fate}</span>`;
};

/** The dice in their places: one tab stop, within which the arrow keys move. */
export const dice = (app: Wording, table: Table, view: View) => {
  const { items = [] } = centreOf(view) ?? {};
  const lying = items.length ? items : table.state.lying;
  return html`<section class="dice" data-spot="middle" aria-label=${app.say('dice')} role=${mayKeep(view) ? 'toolbar' : nothing}>
    ${repeat(
      lying,
      (_, at) => at,
      (face, at) => dieAt(app, table, view, face, at, lying.length),
    )}</section>`;
};
