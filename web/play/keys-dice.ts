import type { Wording } from '../app.ts';
import { digitOf } from '../browser/keyboard.ts';
import type { View } from '../protocol.d.ts';
import { openBoxes, spokenBox } from '../table/boxes.ts';
import { facesAt, keptOf } from '../table/dice.ts';
import { isTold } from '../table/log.ts';
import { FACES } from '../table/pad.ts';
import type { Table } from '../table/table-interface.ts';
import { argsOf, centreOf } from '../table/view-queries.ts';
import { boxName } from '../words/box-names.ts';
import { listIn } from '../words/formatting.ts';
import { sentence } from '../words/sentence.ts';
import { isFocusFree } from './focus.ts';

/** Direction of each arrow key. */
const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** Return the focused element. */
const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

/** Return the nearest element in a direction; one straight ahead counts as nearer. */
const nearest = (from: HTMLElement, others: HTMLElement[], [right, down]: [number, number]) => {
  const centre = (element: HTMLElement) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = centre(from);
  const reached = others
    .map(element => {
      const [dx, dy] = [centre(element)[0] - x, centre(element)[1] - y];
      const ahead = dx * right + dy * down;
      const aside = Math.abs(dx * down) + Math.abs(dy * right);
      return { element, ahead, far: ahead + 4 * aside };
    })
    .filter(({ ahead }) => ahead > 1);
  return reached.sort((a, b) => a.far - b.far)[0]?.element;
};

/** Move the focus within the dice, or within the boxes. */
const move = ({ key }: KeyboardEvent, selector: string, from: HTMLElement) => {
  const others = all(selector);
  if (key === 'Home') others[0]?.focus();
  else if (key === 'End') others.at(-1)?.focus();
  else if (key in WAYS) nearest(from, others, WAYS[key])?.focus();
  else return false;
  return true;
};

/** Handle a key for dice and boxes; false if it is none of their keys. */
export const diceKey = (table: Table, event: KeyboardEvent) => {
  if (!table.state.view || centreOf(table.state.view)?.kind !== 'dice') return false;
  const from = focused();
  if (table.mode.pad && event.key === 'Backspace') {
    table.act.eraseFace();
    return true;
  }
  if (from?.matches('button.die-place')) {
    if (event.key === 'Enter' && !table.mode.pad) table.act.roll();
    else if (!move(event, 'button.die-place', from)) return digit(table, event);
    return true;
  }
  if (from?.matches('[data-box]') && move(event, '[data-box]', from)) return true;
  if (event.key === 'Enter' && !table.mode.pad && isFocusFree()) {
    table.act.roll();
    return true;
  }
  return digit(table, event);
};

/** Toggle a die; key 1 is the first die. On a score pad, the digit is the face of the next die. */
const digit = (table: Table, event: KeyboardEvent) => {
  const number = digitOf(event);
  if (!number) return false;
  if (!table.mode.pad) table.act.die(number - 1);
  else if (FACES.includes(`${number}`)) table.act.enterFace(`${number}`);
  return true;
};

/** Return the row of the score sheet that has the focus. */
export const boxInFocus = (view: View) => {
  const id = focused()?.dataset.box;
  return view.sheet.find(row => row.id === id);
};

/** Describe the dice, which are kept, and how many rolls are left. */
export const diceInWords = (app: Wording, table: Table, view: View) => {
  const items = centreOf(view)?.items ?? [];
  if (!items.length) return [app.say('table-empty')];
  const kept = facesAt(view, keptOf(table.state, view));
  const words = [app.say('dice-lie', { faces: items.join(' ') })];
  if (kept.length) words.push(app.say('dice-kept', { faces: kept.join(' ') }));
  if (view.ask) words.push(sentence(app, app.say('rolls-left', { left: view.ask.args.left })));
  return words;
};

/** Describe the boxes that can be filled, with what they would score. */
export const boxesInWords = (app: Wording, table: Table, view: View) => {
  const may = openBoxes(view).map(row => spokenBox(app, table, row));
  const open = view.sheet
    .filter(row => !row.computed && row.points[view.seat] === null)
    .map(row => boxName(app, row.id));
  return listIn(app.language, may.length ? may : open, 'unit');
};

/** Describe the latest turn, one sentence per event. */
export const latestTurn = (app: Wording, table: Table) => {
  const finished = table.state.story.filter(({ closed }) => closed).at(-1);
  return (finished?.events ?? [])
    .filter(isTold)
    .map(event => app.say(`event-${event.kind}`, argsOf(event)))
    .join(app.say('gap'));
};
