import type { App } from '../app.ts';
import { Boxes } from './boxes.ts';
import { Callout } from './callout.ts';
import { CardChoice } from './card-choice.ts';
import { Dialogs } from './dialogs.ts';
import { DiceKeeping } from './dice-keeping.ts';
import { EnteredDice } from './entered-dice.ts';
import { Focus } from './focus.ts';
import { OwnOrder } from './hand-order.ts';
import { Hints } from './hints.ts';
import { Moves } from './moves.ts';
import { Scene } from './scene.ts';
import type { TableMode } from './table-mode.ts';
import { Transcript } from './transcript.ts';
import { Viewport } from './viewport.ts';

/**
 * The parts of a table. Each part owns its state: others read it and ask its owner to change it. table/drawn-types.ts
 * says what the drawing reads of each.
 */
export interface TableParts {
  readonly mode: TableMode;
  readonly scene: Readonly<Scene>;
  readonly callout: Readonly<Callout>;
  readonly moves: Readonly<Moves>;
  readonly order: Readonly<OwnOrder>;
  readonly choice: Readonly<CardChoice>;
  readonly dice: Readonly<DiceKeeping>;
  readonly entered: Readonly<EnteredDice>;
  readonly boxes: Readonly<Boxes>;
  readonly hints: Readonly<Hints>;
  readonly dialogs: Readonly<Dialogs>;
  readonly transcript: Readonly<Transcript>;
  readonly focus: Readonly<Focus>;
  readonly viewport: Readonly<Viewport>;
}

/** Create the parts of a table. */
export const makeParts = (app: App, mode: TableMode): TableParts => {
  const scene = new Scene(app, mode);
  const why = new Callout(app, mode);
  const dialogs = new Dialogs(app, mode);
  const moves = new Moves(app, mode, scene, why);
  const dice = new DiceKeeping(app, scene, moves, why);
  return {
    mode,
    scene,
    callout: why,
    moves,
    order: new OwnOrder(app, scene),
    choice: new CardChoice(app, mode, scene, moves, why),
    dice,
    entered: new EnteredDice(app, scene, moves),
    boxes: new Boxes(app, scene, moves, dialogs),
    hints: new Hints(app, scene, dice, why),
    dialogs,
    transcript: new Transcript(),
    focus: new Focus(),
    viewport: new Viewport(app),
  };
};
