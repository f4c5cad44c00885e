import { html, nothing } from 'lit-html';
import type { App, CurrentTable, GameCatalogue, Preferences, Wording } from '../../app.ts';
import { card, icon } from '../../art/card.ts';
import { die, isDie } from '../../art/die.ts';
import { bubble, foot, line, settle, waitingFoot } from '../../components/guide/bubble.ts';
import { lamp } from '../../components/guide/rules-met.ts';
import { gameRich } from '../../model/offers.ts';
import type { GuidedRule, View } from '../../protocol.d.ts';
import { tool } from '../../table/bar.ts';
import { log } from '../../table/log.ts';
import { panelSheet } from '../../table/score-sheet.ts';
import type { OwnParts } from '../../table/table.ts';
import { drawTable } from '../../table/table.ts';
import type { GuidedDealTask } from './guided-deal-task.ts';

/** The table of a guided deal: the usual table with the guide, its own bar, panel and foot. */
export const guidedTable = (app: App, playing: GuidedDealTask) => {
  queueMicrotask(() => settle(app, playing));
  return drawTable(app, playing.table, view => ownParts(app, playing, view));
};

const ownParts = (
  app: Wording & GameCatalogue & Preferences & CurrentTable,
  playing: GuidedDealTask,
  view: View | null,
): OwnParts => {
  const { shown } = playing;
  return {
    bar: bar(app, playing, view),
    panel: view ? panel(app, playing, view) : nothing,
    foot: view ? footOf(app, playing, view) : undefined,
    says: html`${playing.aim.length ? aim(app, playing) : nothing}${shown ? bubble(app, playing, shown) : nothing}`,
  };
};

/** The aim of the game in examples, shown on the empty table. */
const aim = (app: Wording, { aim }: GuidedDealTask) => html`<section class="aim" aria-labelledby="aim">
  <h2 id="aim">${app.rich('guide-aim-title')}</h2>
  <ul role="list">${aim.map(
    ({
      items,
      say,
    }) => html`<li><span class="strip" aria-hidden="true">${items.split(' ').map(name => (isDie(name) ? die(Number(name)) : card(name)))}</span>
      <span>${app.lessonText(say)}</span></li>`,
  )}</ul></section>`;

/** The bar: leave, the game's name, tools or the count of rules met, and the menu. */
const bar = (app: Wording & Preferences, playing: GuidedDealTask, view: View | null) => {
  const { table, what, deal } = playing;
  const { act, state } = table;
  return html`<header class="bar">
    <div class="bar-name">
      ${tool('i-cross', app.say('first-leave'), act.leave)}
      <h1>${gameRich(app, what, 'game')}</h1>${playing.line && !state.wide ? nothing : html`<span class="caption">${app.lessonText(deal.title)}</span>`}</div>
    <div class="bar-tools">${playing.line ? line(app, playing, playing.line) : nothing}
      ${
        state.wide
          ? html`${tool('i-hint', app.say('hint'), act.hint, { lit: !!state.hint, off: !view?.ask })}
            ${tool('i-speed', app.say('speed', { speed: app.settings.speed }), act.speed)}
            ${document.fullscreenEnabled ? tool('i-full', app.say('full-screen'), act.full) : nothing}`
          : view && !playing.line
            ? counter(app, playing)
            : nothing
      }
      ${view ? tool('i-more', app.say('more'), () => act.open({ name: 'menu' }), { menu: true }) : nothing}</div>
  </header>`;
};

/** "4 of 7": a button that opens the list of the rules met. */
const counter = (app: Wording, playing: GuidedDealTask) => {
  const [met, all] = [playing.met.length, playing.rules.length];
  const draw = () =>
    html`<h3>${app.say('rules-met')} <small>${app.say('done-of', { done: met, all })}</small></h3>${rulesMet(app, playing)}
    <p class="known-actions"><button class="button tonal" @click=${() => playing.tellAgain()}>${app.say('tell-again')}</button></p>`;
  return html`<button class="known-count" aria-haspopup="dialog" title=${app.say('rules-met')}
    @click=${() => playing.table.act.open({ name: 'met', met: { draw } })}>${lamp(met > 0)}<b>${app.say('done-of', { done: met, all })}</b></button>`;
};

/** The rules met so far; a tap on one opens it in the rulebook. */
const rulesMet = (app: Wording, playing: GuidedDealTask) => {
  const { met, rules, saying } = playing;
  const now = saying && playing.latestTip.tip?.id;
  const ruleLine = ({ id, rule }: GuidedRule) => html`<li data-now=${id === now || nothing}>
    <button @click=${() => playing.table.act.open({ name: 'rules', rule })}>${lamp(true)}<span>${app.say(`guide-${id}-learnt`)}</span></button></li>`;
  return html`<ul class="known-rules" role="list">${met.map(ruleLine)}</ul>
    ${met.length < rules.length ? html`<p class="note rules-left">${lamp(false)}${app.say('rules-to-come', { count: rules.length - met.length })}</p>` : nothing}`;
};

/** The panel beside the table: rules met, the log or the score sheet, and the guide's switch. */
const panel = (app: Wording & Preferences & CurrentTable, playing: GuidedDealTask, view: View) => {
  const { table, met, rules } = playing;
  return html`<aside class="panel" aria-label=${app.say('beside')}>
    <section class="panel-known"><h2>${app.say('rules-met')} <small>${app.say('done-of', { done: met.length, all: rules.length })}</small></h2>
      ${rulesMet(app, playing)}</section>
    ${
      view.sheet.length
        ? panelSheet(app, table, view)
        : html`<section class="panel-log" tabindex="0" aria-label=${app.say('what-happened')}>
          <h2>${app.say('what-happened')}</h2>${table.state.story.length ? log(app, table, view, true) : nothing}</section>`
    }
    <button class="panel-house" aria-pressed=${String(app.settings.guide)} @click=${() => playing.turnGuide()}>
      ${icon('i-learn')}<span>${app.say('guide-is', { on: String(app.settings.guide) })}</span></button>
  </aside>`;
};

/** The foot's buttons while the guide waits to be read: continue, or the verdict on a poor move; else undefined. */
const footOf = (app: Wording & GameCatalogue & Preferences & CurrentTable, playing: GuidedDealTask, view: View) => {
  if (playing.costSeen) return foot(app, view, verdict(app, playing));
  return waitingFoot(app, playing, view);
};

/** Buttons to keep a poor move or to take it back. */
const verdict = (app: Wording, playing: GuidedDealTask) => html`
  <button class="button outlined" @click=${() => playing.keep()}>${app.say('keep-it')}</button>
  <button class="button primary" @click=${() => playing.again()}>${app.say('try-again')}</button>`;
