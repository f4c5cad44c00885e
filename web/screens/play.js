import { titleOfMatch } from '../offers.js';
import { humansOf } from '../sitting.js';
import { shake } from '../table/motion.js';
import { table } from '../table/table.js';
import { Acts } from './play-acts.js';
import { keys } from './play-keys.js';
import { heardHint, heardConsidered } from './play-choose.js';
import { Show } from './play-show.js';

/** @import { App, Fact } from '../types' */
/** @import { Play } from '../table/types' */

const WIDE = matchMedia('(min-width: 68.75em)');
const LOW = matchMedia('(max-height: 29.9375em) and (orientation: landscape)');

/** @type {Play | null} */
let play = null;
/** @type {Show | null} */
let show = null;

/** @param {App} app  @returns {Play} */
const fresh = app => ({
  act: /** @type {any} */ (null),
  view: null,
  undo: false,
  queue: [],
  story: [],
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
  byKeys: false,
  goOn: null,
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

/** @param {App} app */
const measure = app => {
  if (!play) return;
  const unit = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const width = document.querySelector('.table .hand')?.clientWidth ?? innerWidth - unit;
  const now = { unit, width, wide: WIDE.matches, low: LOW.matches };
  if (Object.entries(now).every(([name, value]) => value === play?.[/** @type {keyof now} */ (name)])) return;
  Object.assign(play, now);
  app.redraw();
};

/** @type {(() => void) | null} */
let onResize = null;

/** The table of a match. @type {import('../types').Screen} */
export const screen = {
  title: app => titleOfMatch(app) || app.say('table'),

  enter(app, [id]) {
    if (play && app.match?.id === id) return;
    screen.leave?.(app);
    play = fresh(app);
    show = new Show(app, play);
    play.act = new Acts(app, play, show);
    onResize = () => measure(app);
    addEventListener('resize', onResize);
    app.open(id).then(match => {
      if (!match) return app.go('#/');
      if (play) play.shared = humansOf(match) > 1;
      app.redraw();
    });
  },

  draw(app) {
    const drawn = table(app, /** @type {Play} */ (play));
    queueMicrotask(() => measure(app));
    return drawn;
  },

  heard(app, fact) {
    if (!play || !show) return;
    heardBy(app, play, show, fact);
  },

  leave(app) {
    show?.stop();
    if (onResize) removeEventListener('resize', onResize);
    play = show = onResize = null;
    app.leave();
    if (document.fullscreenElement) document.exitFullscreen();
  },

  keys(app, event) {
    if (play?.view) keys(app, play, event);
  },
};

/** @param {App} app @param {Play} play @param {Show} show @param {Fact} fact */
const heardBy = (app, play, show, fact) => {
  switch (fact.type) {
    case 'frame':
      return show.add(fact);
    case 'considered':
      return heardConsidered(app, play, fact);
    case 'hint':
      return heardHint(app, play, fact);
    case 'refused':
      play.busy = false;
      app.announce(app.say('refusal-' + fact.rule, fact.args), true);
      play.why = { item: '', refusal: fact };
      app.redraw();
      return shake(document.querySelector(`[data-box="${play.tried}"]`), 150);
    case 'crash':
      return show.restart();
  }
};
