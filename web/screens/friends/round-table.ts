import { html, nothing } from 'lit-html';
import type { Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import type { SeatState } from '../../friends/messages.ts';
import { botIn, strangersName } from '../../model/matches.ts';
import { HUMAN } from '../../storage/match-shape.ts';
import { disc } from '../../table/face.ts';
import { isMixed as mixesScripts } from '../../words/scripts.ts';

/** Contents of the round table. */
interface Round {
  places: readonly SeatState[];
  /** The seats at this device; the first of them is drawn at the bottom. */
  here: readonly number[];
  /** Seat of the host's device; -1 if it has none. */
  host: number;
  /** Name of the player who has just sat down; '' if none has. */
  fresh: string;
  /** Called with the seat that was tapped; undefined for guests. */
  touch?: (seat: number) => void;
  /** The seat whose actions are shown. */
  chosen?: number;
  /** Template for the middle of the table. */
  middle: unknown;
}

const TURN = 2 * Math.PI;

/** A round table from above, with the seats clockwise and the viewer's seat at the bottom. */
export const roundTable = (app: Wording, { places, here, host, fresh, touch, chosen = -1, middle }: Round) => html`
  <div class="round-table" data-many=${places.length > 4 ? places.length : nothing}>
    <ol class="table-seats" aria-label=${app.say('friends-seats')}>${places.map((_, seat) => {
      const angle = TURN * (0.25 + ((seat - (here[0] ?? 0) + places.length) % places.length) / places.length);
      const at = `--x:${Math.cos(angle).toFixed(4)}; --y:${Math.sin(angle).toFixed(4)}`;
      return html`<li .style=${at}>${sitter(app, seat, { places, here, host, fresh, touch, chosen })}</li>`;
    })}</ol>
    <div class="middle-of-table">${middle}</div>
  </div>`;

function sitter(app: Wording, seat: number, { places, here, host, fresh, touch, chosen }: Omit<Round, 'middle'>) {
  const place = places[seat];
  const content = html`${portrait(app, places, seat, here)}
    <span class="seat-plate" data-own=${seat === here[0] || nothing}>${plate(app, places, seat, here, seat === host)}</span>`;
  const marks = `chair${place.who === 'free' ? ' free' : ''}${place.away ? ' away' : ''}${fresh && place.name === fresh ? ' fresh' : ''}`;
  if (!touch || seat === here[0]) return html`<span class=${marks}>${content}</span>`;
  return html`<button class=${marks} aria-label=${app.say(`friends-touch-${place.who}`, { name: nameAt(app, places, seat) })} aria-pressed=${place.who === 'person' ? String(seat === chosen) : nothing} @click=${() => touch(seat)}>${content}</button>`;
}

function portrait(app: Wording, places: readonly SeatState[], seat: number, here: readonly number[]) {
  const place = places[seat];
  if (place.who === 'free') return html`<span class="face" aria-hidden="true">${icon('i-plus')}</span>`;
  return disc(seat, {
    you: seat === here[0],
    bot: botIn(app, sitters(places), seat, namesOf(places)),
    name: nameAt(app, places, seat),
  });
}

/** The seats as a match's setup names them: a bot's id, or HUMAN. */
const sitters = (places: readonly SeatState[]) => places.map(({ who, bot }) => (who === 'bot' && bot ? bot : HUMAN));

/** The name shown for a seat: the player's own, else one derived from the bot or the seat. */
const nameAt = (app: Wording, places: readonly SeatState[], seat: number) =>
  places[seat].name || strangersName(app, sitters(places), seat, namesOf(places));

const namesOf = (places: readonly SeatState[]) => places.map(({ name }) => name);

function plate(app: Wording, places: readonly SeatState[], seat: number, here: readonly number[], hosts: boolean) {
  const place = places[seat];
  if (place.who === 'free') return html`<b>${app.say('seat-free')}</b>`;
  const name = seat === here[0] ? app.say('you') : nameAt(app, places, seat);
  const isMixed = place.who === 'person' && seat !== here[0] && mixesScripts(place.name);
  const note = place.who === 'bot' ? 'seat-bot' : place.away ? 'seat-away' : hosts ? 'seat-host' : '';
  const mark = isMixed
    ? html` <span class="mixed-script" title=${app.say('name-mixed')}>${icon('i-info')}<span class="spoken">${app.say('name-mixed')}</span></span>`
    : nothing;
  return html`<b dir="auto">${name}</b>${mark}${note ? html` <small>${app.say(note)}</small>` : nothing}`;
}
