import { html, nothing } from 'lit-html';
import type { Preferences, Wording } from '../../app.ts';
import { radioButtons } from '../../art/widgets.ts';
import { botIn, named, resized, usualName } from '../../model/matches.ts';
import { temperedHere } from '../../model/tempers.ts';
import type { GameEntry } from '../../protocol.d.ts';
import { HUMAN, temperOf } from '../../storage/match-shape.ts';
import type { Setup } from '../../storage/stored-types.ts';
import { disc } from '../../table/face.ts';
import { distinct } from '../../words/distinct.ts';
import { LONGEST_TYPED, properName } from '../../words/names.ts';

/** Players and bots by seat: the player, others at this device, and bots with their levels. */
export const seats = (
  app: Wording & Preferences,
  game: GameEntry,
  setup: Setup,
  change: (part: Partial<Setup>) => void,
) => html`
  <section class="surface players" aria-labelledby="players">
    <h2 id="players">${app.say('players')}</h2>
    ${game.seats.length > 1 ? numberOfPlayers(app, game, setup, change) : ''}
    ${botsLevel(app, game, setup, change)}
    <ol>${setup.seats.map((_, seat) => seatRow(app, game, setup, seat, change))}</ol>
    <p class="help">${app.say('several-people')}</p>
  </section>`;

function numberOfPlayers(
  app: Wording,
  game: GameEntry,
  { seats, names }: Setup,
  change: (part: Partial<Setup>) => void,
) {
  return radioButtons({
    name: 'number',
    label: app.say('number-of-players'),
    value: String(seats.length),
    values: [...game.seats]
      .sort((a, b) => a - b)
      .map(count => ({ value: String(count), label: app.say('player-count', { count }) })),
    choose: count =>
      change({
        seats: resized(game, seats, Number(count)),
        names: Array.from({ length: Number(count) }, (_, seat) => names[seat] ?? ''),
      }),
  });
}

function botsLevel(app: Wording, game: GameEntry, { seats }: Setup, change: (part: Partial<Setup>) => void) {
  const levels = new Set(seats.filter(sitter => sitter !== HUMAN));
  if (levels.size === 0) return '';
  return radioButtons({
    name: 'level',
    label: app.say('bots-level'),
    classes: 'cards',
    value: levels.size === 1 ? [...levels][0] : null,
    values: game.levels.map(level => ({
      value: level,
      label: app.say(`level-${level}`),
      help: app.say(`level-${level}-help`),
    })),
    choose: level => change({ seats: seats.map(sitter => (sitter === HUMAN ? HUMAN : level)) }),
  });
}

function seatRow(
  app: Wording & Preferences,
  game: GameEntry,
  { seats, names }: Setup,
  seat: number,
  change: (part: Partial<Setup>) => void,
) {
  const you = seat === 0;
  const usual = usualName(app, seats, seat, names);
  const rename = (event: Event) => {
    const name = properName((event.target as HTMLInputElement).value);
    if (you) app.set('yourName', name);
    else change({ names: names.with(seat, distinct(name, named(app, names.with(seat, '')))) });
  };
  const reseat = (event: Event) => {
    const sitter = (event.target as HTMLSelectElement).value;
    change({ seats: seats.map((old, n) => (n === seat ? sitter : old)) });
  };
  return html`<li>
    ${disc(seat, { you, bot: botIn(app, seats, seat, [...names, app.settings.yourName]), name: names[seat] || usual })}
    <input type="text" maxlength=${LONGEST_TYPED} autocomplete="off" aria-label=${app.say(you ? 'your-name' : 'seat-name', { seat: seat + 1 })}
      placeholder=${you ? app.say('you') : usual} .value=${you ? app.settings.yourName : names[seat]} @change=${rename}>
    ${
      you
        ? ''
        : html`<select aria-label=${app.say('seat-who', { seat: seat + 1 })} @change=${reseat}>
      ${[HUMAN, ...game.levels].map(
        sitter => html`
        <option value=${sitter} .selected=${sitter === seats[seat]}>${sitterInWords(app, sitter)}</option>`,
      )}
    </select>`
    }
    ${temper(app, game, { seats, names }, seat)}
  </li>`;
}

/** The temper of the bot at this seat, and what it does. */
function temper(app: Wording & Preferences, game: GameEntry, setup: Pick<Setup, 'seats' | 'names'>, seat: number) {
  const name = temperOf(temperedHere(app, game, setup)[seat]);
  return name
    ? html`<small class="temper"><b>${app.say(`temper-${name}`)}</b> · ${app.say(`temper-${name}-help`)}</small>`
    : nothing;
}

const sitterInWords = (app: Wording, sitter: string) =>
  sitter === HUMAN ? app.say('sitter-human') : app.say('sitter-bot', { level: app.say(`level-${sitter}`) });
