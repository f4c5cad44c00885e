import type { App } from '../app.ts';
import { Boxes } from './box-moves.ts';
import { Choice } from './choice.ts';
import { Dice } from './dice-keeping.ts';
import { Focus } from './focus.ts';
import { Order } from './hand-order.ts';
import { Hints } from './hints.ts';
import { LaidDice } from './laid-dice.ts';
import { Moves } from './moves.ts';
import { Sheets } from './open-sheets.ts';
import { Scene } from './scene.ts';
import type { TableMode } from './table-mode.ts';
import { Transcript } from './transcript.ts';
import { Room } from './viewport.ts';
import { Why } from './why.ts';

/**
 * The parts of a table. Each part owns its state: others read it and ask its owner to change it. table/drawn-types.ts
 * says what the drawing reads of each.
 */
export interface Parts {
  readonly mode: TableMode;
  readonly scene: Readonly<Scene>;
  readonly why: Readonly<Why>;
  readonly moves: Readonly<Moves>;
  readonly order: Readonly<Order>;
  readonly choice: Readonly<Choice>;
  readonly dice: Readonly<Dice>;
  readonly laid: Readonly<LaidDice>;
  readonly boxes: Readonly<Boxes>;
  readonly hints: Readonly<Hints>;
  readonly sheets: Readonly<Sheets>;
  readonly transcript: Readonly<Transcript>;
  readonly focus: Readonly<Focus>;
  readonly room: Readonly<Room>;
}

/** Create the parts of a table. */
export const makeParts = (app: App, mode: TableMode): Parts => {
  const scene = new Scene(app, mode);
  const why = new Why(app, mode);
  const sheets = new Sheets(app, mode);
  const moves = new Moves(app, mode, scene, why);
  const dice = new Dice(app, scene, moves, why);
  return {
    mode,
    scene,
    why,
    moves,
    order: new Order(app, scene),
    choice: new Choice(app, mode, scene, moves, why),
    dice,
    laid: new LaidDice(app, scene, moves),
    boxes: new Boxes(app, scene, moves, sheets),
    hints: new Hints(app, scene, dice, why),
    sheets,
    transcript: new Transcript(),
    focus: new Focus(),
    room: new Room(app),
  };
};
