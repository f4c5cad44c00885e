import { html } from 'lit-html';
import type { CurrentTable, Preferences, Wording } from '../app.ts';
import { die } from '../art/die.ts';
import { fieldError } from '../art/widgets.ts';
import type { Outcomes } from '../protocol.d.ts';
import { face } from '../table/face.ts';
import type { PositionEditor } from './position-editor.ts';

/** A die: a choice of its faces. */
const dieRow = (
  app: Wording,
  editor: PositionEditor,
  outcomes: Outcomes,
  at: number,
) => html`<div class="die-faces" role="radiogroup" aria-label=${app.say('study-die', { place: at + 1 })}>
  <b aria-hidden="true">${app.say('study-die', { place: at + 1 })}</b>
  ${outcomes.items.map(
    face =>
      html`<label><input type="radio" name=${`die-${at}`} .checked=${editor.dice[at] === face} @change=${() => {
        editor.turn(at, face);
      }}>${die(Number(face), { kept: editor.dice[at] === face })}<span class="spoken">${app.say(`face-${face}`)}</span></label>`,
  )}
</div>`;

/** The editor of dice. */
export const diceEditor = (
  app: Wording,
  editor: PositionEditor,
  outcomes: Outcomes,
) => html`<section class="surface dealing" aria-labelledby="study-dice-title">
  <h2 id="study-dice-title">${app.say('study-dice', { player: outcomes.places[0].seat ?? 0 })}</h2>
  <div class="dice-rows">${editor.dice.map((_, at) => dieRow(app, editor, outcomes, at))}</div>
  ${fieldError('wrong-draw', editor.wrong('draw'))}
  <footer class="deal"><button class="primary big" @click=${() => editor.draw(editor.dice.join(' '))}>${app.say('study-lay')}</button></footer>
</section>`;

/** The choice of a seat, where chance decides it. */
export const seatEditor = (
  app: Wording & Preferences & CurrentTable,
  editor: PositionEditor,
  outcomes: Outcomes,
) => html`<section class="surface dealing" aria-labelledby="study-seat-title">
  <h2 id="study-seat-title">${app.say(`study-${outcomes.word}`)}</h2>
  <div class="deal-actions">${outcomes.items.map(
    seat =>
      html`<button class="outlined" @click=${() => editor.draw(seat)}>${face(
        app,
        Number(seat),
      )}<span>${app.seatName(Number(seat))}</span></button>`,
  )}</div>
  ${fieldError('wrong-draw', editor.wrong('draw'))}
</section>`;
