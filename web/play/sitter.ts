import type { App } from '../app.ts';
import type { Fact } from '../protocol.d.ts';
import { followTold } from '../table/log.ts';
import { shake } from '../table/motion.ts';
import type { Play } from '../table/types.ts';
import { Acts } from './acts.ts';
import { heardConsidered, heardHint } from './choose.ts';
import { keys } from './keys.ts';
import { Show } from './show.ts';
import { ring } from './sounds.ts';

const WIDE = matchMedia('(min-width: 68.75em)');
const LOW = matchMedia('(max-height: 29.9375em) and (orientation: landscape)');
/** Who tells of more room, or less. When WebKit tells of a resize it does not know yet what a query matches. */
const ROOM: [EventTarget, string][] = [
  [window, 'resize'],
  [WIDE, 'change'],
  [LOW, 'change'],
];

const fresh = (app: App): Play => ({
  act: null as any,
  teaching: false,
  line: null,
  view: null,
  undo: false,
  queue: [],
  story: [],
  told: [],
  unfolded: new Map(),
  chosen: [],
  answers: new Map(),
  why: null,
  hint: null,
  advised: new Set(),
  arrived: new Set(),
  sheet: null,
  curtain: null,
  busy: false,
  eager: null,
  called: [],
  grown: null,
  resting: false,
  hurried: false,
  finishing: false,
  byKeys: false,
  goOn: null,
  proof: null,
  kept: new Set(),
  still: new Set(),
  lying: [],
  throwing: null,
  advisedDice: new Set(),
  written: null,
  acting: 0,
  tried: '',
  focusDie: 0,
  focusBox: '',
  shared: false,
  open: false,
  order: app.settings.sort,
  focus: '',
  width: 0,
  unit: 16,
  wide: WIDE.matches,
  low: LOW.matches,
});

/** Whoever sits at a table: what is seen there, what can be done, and what the engine says of it. */
export class Sitter {
  readonly play: Play;
  readonly show: Show;

  constructor(
    readonly app: App,
    {
      teaching = false,
      acts = (play, show) => new Acts(app, play, show),
    }: { teaching?: boolean; acts?: (play: Play, show: Show) => Acts } = {},
  ) {
    this.play = { ...fresh(app), teaching };
    this.show = new Show(app, this.play);
    this.play.act = acts(this.play, this.show);
    for (const [room, change] of ROOM) room.addEventListener(change, this.measure);
  }

  /** How much room there is; whoever draws the table asks for it when it is drawn. */
  measure = () => {
    const unit = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const width = document.querySelector('.table .hand')?.clientWidth ?? innerWidth - unit;
    const now = { unit, width, wide: WIDE.matches, low: LOW.matches };
    if (Object.entries(now).every(([name, value]) => value === this.play[name as keyof typeof now])) return;
    Object.assign(this.play, now);
    this.app.redraw();
  };

  leave() {
    this.show.stop();
    for (const [room, change] of ROOM) room.removeEventListener(change, this.measure);
    if (document.fullscreenElement) document.exitFullscreen();
  }

  keys(event: KeyboardEvent) {
    if (this.play.view) keys(this.app, this.play, event);
  }

  heard(fact: Fact) {
    const { app, play, show } = this;
    switch (fact.type) {
      case 'frame':
        followTold(play, fact);
        return show.add(fact);
      case 'story':
        play.told = fact.entries;
        return app.redraw();
      case 'considered':
        return heardConsidered(app, play, fact);
      case 'hint':
        return heardHint(app, play, fact);
      case 'proof':
        play.proof = fact;
        return app.redraw();
      case 'refused':
        play.busy = false;
        app.announce(app.say(`refusal-${fact.rule}`, fact.args), true);
        play.why = { item: '', refusal: fact };
        app.redraw();
        ring(app, 'refused');
        return shake(document.querySelector(`[data-box="${play.tried}"]`), 150);
      case 'crash':
        return show.restart();
    }
  }
}
