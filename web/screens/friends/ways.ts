import { html, svg } from 'lit-html';
import type { Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { SERVERS } from '../../model/servers.ts';

const phone = (x: number) => svg`<rect class="phone" x=${x} y="15" width="28" height="44" rx="5"/>`;

/** Two phones: a server puts them in touch, and a card goes from one to the other. */
const overServer = svg`<path class="beam" d="M15 15C16 8 26 4 38 9M85 15C84 8 74 4 62 9"/>
  <path class="phone" d="M44 17a5.500 5.500 0 0 1-.5-11 7.500 7.500 0 0 1 13-1A6 6 0 0 1 56 17Z"/>
  <path d="M32 41H39M61 41H68"/><rect class="passed" x="43" y="31" width="14" height="20" rx="2.500"/>
  <path class="heart" d="M50 46.500C44 42 46 37 50 40C54 37 56 42 50 46.500Z"/>
  ${phone(1)}${phone(71)}`;

/** Two phones side by side: one shows a code, the other has it in its viewfinder. */
const sideBySide = svg`${phone(8)}${phone(64)}
  <path class="squares" d="M13 28H20V35H13ZM24 28H31V35H24ZM13 39H20V46H13ZM24 39H27.500V42.500H24ZM27.500 42.500H31V46H27.500Z"/>
  <path class="beam" d="M40 32 60 28M40 42 60 46"/>
  <path class="finder" d="M68 31V27H72M84 27H88V31M88 44V48H84M72 48H68V44"/>
  <path class="squares" d="M72 31H77V36H72ZM80 31H84V35H80ZM72 40H76V44H72ZM80 40H82V42H80ZM82 42H84V44H82Z"/>`;

const picture = (drawn: unknown) =>
  html`<svg class="way-picture" viewBox="0 0 100 60" aria-hidden="true">${drawn}</svg>`;

const words = (title: string, line: string) =>
  html`<span class="way-words"><b>${title}</b> <small>${line}</small></span>`;

/** The way that opening the room takes, and what it asks of other hosts. */
export const wayByLink = (app: Wording) =>
  html`<div class="connect-way">${picture(overServer)}${words(app.say('by-link'), app.say('servers-see', SERVERS))}</div>`;

/** The door to pairing with QR codes, which asks nothing of other hosts. */
export const waySideBySide = (app: Wording, game: string) => html`<a class="door connect-way" href=${`#/side/${game}`}>
  ${picture(sideBySide)}${words(app.say('side-by-side'), app.say('side-by-side-line'))}${icon('i-next')}</a>`;
