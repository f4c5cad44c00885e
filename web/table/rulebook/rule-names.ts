import { html } from 'lit-html';
import type { Wording } from '../../app.ts';
import { card } from '../../art/card.ts';
import { die, isDie } from '../../art/die.ts';
import type { Args, View } from '../../protocol.d.ts';

/** The name of a seat in an example: "you", or a default bot name numbered from your left. */
export const nameAt = (app: Wording, view: View, seat: number) => {
  const step = (seat - view.seat + view.points.length) % view.points.length;
  return step ? app.say('bot-name', { seat: step }) : app.say('you');
};

/** Message arguments with player names instead of seat numbers. */
export function named(app: Wording, args: Args, view: View): Args {
  const names: Args = {};
  for (const role of ['player', 'giver']) {
    const seat = args[role];
    if (typeof seat === 'number') names[role] = nameAt(app, view, seat);
  }
  return { ...args, ...names, who: args.player === view.seat ? 'you' : 'other' };
}

/** A row of cards or dice, with their names for screen readers. */
export const cards = (app: Wording, names: readonly string[], dimmed: readonly string[] = []) => html`
  <span class="strip" role="img" aria-label=${names.map(name => (isDie(name) ? app.say(`face-${name}`) : app.cardName(name))).join(app.say('comma'))}>${names.map(
    name => (isDie(name) ? die(Number(name)) : card(name, { dimmed: dimmed.includes(name) })),
  )}</span>`;
