import { html, nothing } from 'lit-html';
import type { Wording } from '../app.ts';
import { die } from '../art/die.ts';
import type { Table } from './table-interface.ts';

/** The faces of a die. */
export const FACES = ['1', '2', '3', '4', '5', '6'];

/** A die for screen readers: "Die 3 of 5: six". */
export const spokenDie = (app: Wording, face: string, at: number, count: number) =>
  face
    ? app.say('die', { place: at + 1, count, face: app.say(`face-${face}`) })
    : app.say('die-empty', { place: at + 1, count });

/** The five dice of a score pad, in their places; the next face is for the marked one. */
export const padDice = (app: Wording, { act, state }: Table) =>
  html`<section class="dice pad-dice" data-spot="middle" role="toolbar" aria-label=${app.say('dice')}>${state.faces.map(
    (face, at) => html`<button class="die-place" data-place=${at} data-chosen=${at === state.nextDie || nothing}
      tabindex=${at === state.nextDie ? 0 : -1} aria-pressed=${String(at === state.nextDie)}
      @focus=${() => act.chooseDie(at)} @click=${() => act.chooseDie(at)}
      ><span class="spoken">${spokenDie(app, face, at, state.faces.length)}</span>${die(Number(face))}</button>`,
  )}</section>`;

/** The six faces, to enter the marked die. */
export const padFaces = (app: Wording, { act, state }: Table) =>
  html`<footer class="roll foot pad-faces" role="group" aria-label=${app.say('pad-faces')}>${FACES.map(
    face => html`<button data-face=${face} aria-disabled=${state.busy ? 'true' : nothing} aria-label=${app.say(`face-${face}`)}
      @click=${() => act.enterFace(face)}>${die(Number(face))}</button>`,
  )}</footer>`;
