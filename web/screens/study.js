import { html } from 'lit-html';
import { nowhere } from '../nowhere.js';
import { offerNamed, titleOfMatch } from '../offers.js';
import { random, save } from '../sitting.js';
import { unpack } from '../study-link.js';
import { lineBar } from '../table/line.js';
import { table } from '../table/table.js';
import { Sitter } from './play-sitter.js';
import { StudyActs } from './study-acts.js';
import { Setting, settingScreen } from './study-setup.js';

/** @import { App, Fact, Frame, Save } from '../types' */
/** @import { Line } from '../table/types' */
/** @import { Part, Shared } from '../study-link.js' */

/** @type {Sitter | null} */
let sitter = null;
/** What is being set up by hand, if anything is. @type {Setting | null} */
let setting = null;

/** @returns {Line} */
const beginning = () => ({ log: [], at: 0, drawn: null, lot: null, other: null });

/** '#/study/yahtzee/yams/1abc': the game as home offers it, and a position. @param {App} app @param {string[]} address */
function asked(app, [name, ...rest]) {
  const what = offerNamed(app, name, rest[0]);
  return { what, packed: rest[what?.preset ? 1 : 0] ?? '' };
}

/** The open table: all hands seen, any move made and changed. @type {import('../types').Screen} */
export const screen = {
  table: true,
  title: app => app.say('study-of', { game: titleOfMatch(app) }),
  place: (app, params) => params.join('/'),

  enter(app, params) {
    screen.leave?.(app);
    const { what, packed } = asked(app, params);
    if (!what) return nowhere(app);
    sitter = new Sitter(app, { acts: (play, show) => new StudyActs(app, play, show) });
    sitter.play.line = beginning();
    setting = new Setting(app, sitter.play);
    /** @type {StudyActs} */ (sitter.play.act).setting = setting;
    if (packed) unpack(packed).then(shared => lay(app, what.game.name, shared), ({ part }) => broken(app, part));
    else dealt(app, what.key);
  },

  draw(app) {
    if (!sitter) return html``;
    const { play, measure } = sitter;
    queueMicrotask(measure);
    queueMicrotask(showActing);
    if (setting?.open) return settingScreen(app, setting);
    return html`<div class="study">${table(app, play)}${play.view ? lineBar(app, play) : ''}</div>`;
  },

  heard(app, fact) {
    if (sitter) heardBy(app, sitter, fact);
  },

  leave() {
    sitter?.leave();
    sitter = setting = null;
  },

  keys(app, event) {
    if (!sitter?.play.line || setting?.open) return;
    const { act, line } = { act: /** @type {StudyActs} */ (sitter.play.act), line: sitter.play.line };
    if (!sitter.play.sheet && steps(event)) return act.go(line.at + (event.key === 'ArrowLeft' ? -1 : 1));
    sitter.keys(event);
  },
};

/** Where not all hands have room, that of whoever is to act comes into sight. */
const showActing = () => document.querySelector('.rows > [data-acts]')?.scrollIntoView({ block: 'nearest' });

/** Is it an arrow key that nothing else wants? @param {KeyboardEvent} event */
const steps = ({ key, target, ctrlKey, altKey, metaKey }) =>
  (key === 'ArrowLeft' || key === 'ArrowRight') && !ctrlKey && !altKey && !metaKey &&
  !(target instanceof Element && target.closest('input, textarea, .hand, .dice, [data-box]'));

/** A new deal for so many as play usually. @param {App} app @param {string} key */
async function dealt(app, key) {
  const { options, seats } = app.setup(key);
  await lay(app, key.split('/')[0], { options, players: seats.length, log: [], at: 0 });
  app.wish({ type: 'proceed', seed: random() });
}

/** @param {App} app @param {string} game @param {Shared} shared */
async function lay(app, game, { options, players, log, at }) {
  if (!sitter) return;
  const seats = Array(players).fill('human');
  const head = { format: 1, game, options, seed: random(), seats };
  const laid = app.lay({ type: 'study', save: { ...head, log }, at }, head);
  if (app.match) app.match.open = true;
  await laid;
}

/** A link that leads to no position, and which part of it is wrong. @param {App} app @param {Part} part */
function broken(app, part) {
  app.notify({ id: 'bad-link', text: 'notice-bad-link', args: { part } });
  app.go('#/');
}

/** @param {App} app @param {Sitter} sitter @param {Fact} fact */
function heardBy(app, sitter, fact) {
  const { play } = sitter;
  if (fact.type === 'frame') {
    follow(app, /** @type {Line} */ (play.line), fact);
    setting?.follow(fact);
  }
  if (fact.type === 'refused' && fact.wish === 'study' && !play.view) return broken(app, fact.entry ? 'moves' : 'rules');
  if (fact.type === 'refused' && setting?.open) return setting.refused(fact);
  sitter.heard(fact);
}

/** Keeps the line in step with the engine, and the line that was left. @param {App} app @param {Line} line @param {Frame} frame */
function follow(app, line, { log, at = 0, drawn = null, lot = null }) {
  const { match } = app;
  if (!match) return;
  const before = line.log;
  const left = log.from < before.length && before.some((entry, place) => entry !== match.log[place]);
  const wish = match.wish;
  if (left && wish?.type === 'study' && 'save' in wish) line.other = { save: wish.save, at: line.at };
  Object.assign(line, { log: [...match.log], at, drawn, lot });
  match.wish = { type: 'study', save: /** @type {Save} */ (save(match)), at };
  match.wish.save.log = line.log;
}

