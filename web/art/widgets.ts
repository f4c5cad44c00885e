import { html, nothing } from 'lit-html';
import type { Navigation, Tables, Wording } from '../app.ts';
import { card, icon } from './card.ts';
import { die, isDie } from './die.ts';

/** Top bar of every screen except home and the table: a back button and the title. */
export const topBar = (app: Wording & Navigation, title: unknown, tools: unknown = '') => html`
  <header class="page-bar">
    <a class="icon-button" href=${app.wayBack} data-back aria-label=${app.say('back')}>${icon('i-back')}</a>
    <h1>${title}</h1>
    ${tools}
  </header>`;

/** Picture of a game: up to three cards or dice. */
export const gameArt = (names: readonly string[]) => html`<span class="art">${fan(names.slice(0, 3))}</span>`;

/** A fan of cards, or a row of dice. */
export const fan = (names: readonly string[]) =>
  html`<span class="fan" aria-hidden="true">${names.map(
    name => html`<span class="fan-item">${isDie(name) ? die(Number(name)) : card(name)}</span>`,
  )}</span>`;

/** Radio buttons in a row, for one question with few answers. */
export const radioButtons = ({
  name,
  label,
  help,
  values,
  value,
  choose,
  off = '',
  note = '',
  classes = '',
}: {
  name: string;
  label: unknown;
  help?: unknown;
  values: readonly { value: string; label: unknown; help?: unknown }[];
  value: string | null;
  choose: (value: string) => void;
  off?: string;
  note?: unknown;
  classes?: string;
}) => html`
  <div class=${`choice ${classes}`} role="radiogroup" aria-labelledby=${`${name}-asked`} aria-disabled=${off ? 'true' : 'false'}>
    <p class="asked" id=${`${name}-asked`}>${label}</p>
    ${help ? html`<p class="help">${help}</p>` : ''}
    ${off ? html`<p class="needs">${icon('i-lock')}${off}</p>` : note}
    <div class="chips">${values.map(
      each => html`
      <label>
        <input type="radio" name=${name} .value=${each.value} .checked=${each.value === value}
          aria-disabled=${off ? 'true' : 'false'}
          @click=${(event: Event) => off && event.preventDefault()}
          @change=${() => off || choose(each.value)}>
        <span><b>${each.label}</b>${each.help ? html`<small>${each.help}</small>` : ''}</span>
      </label>`,
    )}
    </div>
  </div>`;

/** A switch with a label. */
export const toggle = ({
  label,
  help,
  on,
  turn,
  off = '',
  note = '',
  id,
}: {
  label: unknown;
  help?: unknown;
  on: boolean;
  turn: (on: boolean) => void;
  off?: string;
  note?: unknown;
  id: string;
}) => html`
  <div class="toggle" aria-disabled=${off ? 'true' : 'false'}>
    <label for=${id}>${label}</label>
    <input id=${id} type="checkbox" role="switch" .checked=${on} aria-disabled=${off ? 'true' : 'false'}
      aria-describedby=${`${id}-help`}
      @click=${(event: Event) => off && event.preventDefault()}
      @change=${(event: Event) => off || turn((event.target as HTMLInputElement).checked)}>
    <div id=${`${id}-help`}>
      ${help ? html`<p class="help">${help}</p>` : ''}
      ${off ? html`<p class="needs">${icon('i-lock')}${off}</p>` : note}
    </div>
  </div>`;

/** A button that starts a game or match. It shows a spinner while it waits for the engine. */
export const startButton = (
  app: Tables,
  what: string,
  label: string,
  act: () => void,
  kind: string,
  spoken?: string,
) => html`
  <button class=${kind} aria-busy=${app.starting === what ? 'true' : 'false'} aria-label=${spoken ?? nothing} @click=${act}>
    <span>${label}</span>
    ${app.starting === what ? html`<i class="turning" aria-hidden="true"></i>` : nothing}
  </button>`;

/**
 * Error message below an input field.
 * @param words '' if there is no error
 */
export const fieldError = (id: string, words: string) =>
  words ? html`<p class="wrong" id=${id}>${icon('i-info')}<span>${words}</span></p>` : nothing;

/** Link to the screen with all data that this device stores. */
export const dataLink = (app: Wording) =>
  html`<p><a class="data-link" href="#/data">${app.say('data-link')}${icon('i-next')}</a></p>`;

/** Link to what the page does for players with disabilities. */
export const accessibilityLink = (app: Wording) =>
  html`<p><a class="data-link" href="#/accessibility">${app.say('accessibility')}${icon('i-next')}</a></p>`;

/** Short pieces in a row, with a dot between two that are on one line. */
export const dotted = (pieces: readonly unknown[]) =>
  html`<span class="dotted">${pieces.map(piece => html`<span>${piece}</span> `)}</span>`;
