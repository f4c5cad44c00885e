import { html } from 'lit-html';
import { HUMAN } from '../kept/match-shape.js';
import { LONGEST_NAME, properName } from '../names.js';
import { botIn, resized, usualName } from '../sitting.js';
import { disc } from '../table/face.js';
import { choices } from './parts.js';

/** @typedef {import('../types').App} App */
/** @typedef {import('../types').CatalogueGame} CatalogueGame */
/** @typedef {import('../types').Setup} Setup */

/** Who sits where: you, the others at this device, and the bots with their levels.
 * @param {App} app @param {CatalogueGame} game @param {Setup} setup @param {(part: Partial<Setup>) => void} change */
export const seats = (app, game, setup, change) => html`
  <section class="slab players" aria-labelledby="players">
    <h2 id="players">${app.say('players')}</h2>
    ${game.seats.length > 1 ? numberOfPlayers(app, game, setup, change) : ''}
    ${botsLevel(app, game, setup, change)}
    <ol>${setup.seats.map((_, seat) => seatRow(app, game, setup, seat, change))}</ol>
    <p class="help">${app.say('several-people')}</p>
  </section>`;

/** @param {App} app @param {CatalogueGame} game @param {Setup} setup @param {(part: Partial<Setup>) => void} change */
function numberOfPlayers(app, game, { seats, names }, change) {
  return choices({
    name: 'number',
    label: app.say('number-of-players'),
    value: String(seats.length),
    values: [...game.seats].sort((a, b) => a - b).map(count => ({ value: String(count), label: app.say('player-count', { count }) })),
    choose: count => change({
      seats: resized(game, seats, Number(count)),
      names: Array.from({ length: Number(count) }, (_, seat) => names[seat] ?? ''),
    }),
  });
}

/** @param {App} app @param {CatalogueGame} game @param {Setup} setup @param {(part: Partial<Setup>) => void} change */
function botsLevel(app, game, { seats }, change) {
  const levels = new Set(seats.filter(sitter => sitter !== HUMAN));
  if (levels.size === 0) return '';
  return choices({
    name: 'level',
    label: app.say('bots-level'),
    classes: 'cards',
    value: levels.size === 1 ? [...levels][0] : null,
    values: game.levels.map(level => ({ value: level, label: app.say(`level-${level}`), help: app.say(`level-${level}-help`) })),
    choose: level => change({ seats: seats.map(sitter => (sitter === HUMAN ? HUMAN : level)) }),
  });
}

/** @param {App} app @param {CatalogueGame} game @param {Setup} setup @param {number} seat @param {(part: Partial<Setup>) => void} change */
function seatRow(app, game, { seats, names }, seat, change) {
  const you = seat === 0;
  /** @param {Event} event */
  const rename = event => {
    const name = properName(/** @type {HTMLInputElement} */ (event.target).value);
    if (you) app.set('yourName', name);
    else change({ names: names.map((old, n) => (n === seat ? name : old)) });
  };
  /** @param {Event} event */
  const reseat = event => {
    const sitter = /** @type {HTMLSelectElement} */ (event.target).value;
    change({ seats: seats.map((old, n) => (n === seat ? sitter : old)) });
  };
  return html`<li>
    ${disc(seat, { you, bot: botIn(seats, seat), name: names[seat] || usualName(app, seats, seat) })}
    <input type="text" maxlength=${LONGEST_NAME} autocomplete="off" aria-label=${app.say(you ? 'your-name' : 'seat-name', { seat: seat + 1 })}
      placeholder=${you ? app.say('you') : usualName(app, seats, seat)} .value=${you ? app.settings.yourName : names[seat]} @change=${rename}>
    ${you ? '' : html`<select aria-label=${app.say('seat-who', { seat: seat + 1 })} @change=${reseat}>
      ${[HUMAN, ...game.levels].map(sitter => html`
        <option value=${sitter} .selected=${sitter === seats[seat]}>${sitterInWords(app, sitter)}</option>`)}
    </select>`}
  </li>`;
}

/** @param {App} app @param {string} sitter */
const sitterInWords = (app, sitter) =>
  sitter === HUMAN ? app.say('sitter-human') : app.say('sitter-bot', { level: app.say(`level-${sitter}`) });
