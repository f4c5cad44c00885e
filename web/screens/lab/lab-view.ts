import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { senderLine } from '../../components/consent.ts';
import { gameRich } from '../../model/offers.ts';
import { lineBar } from '../../table/line-slider.ts';
import { drawTable } from '../../table/table.ts';
import { hasWords } from '../../table/view-queries.ts';
import type { Printed } from './bench.ts';
import { contract, RETURNS, SEES } from './bot-contract.ts';
import { faultInWords } from './fault-in-words.ts';
import type { Finding } from './hidden-code.ts';
import type { Below, LabController } from './lab-controller.ts';
import { BELOW, TABS } from './lab-controller.ts';
import { measurementView } from './measurement-view.ts';

/** Keys that are hard to reach on a phone's keyboard. */
const KEYS = ['\t', '(', ')', '[', ']', ':', '=', '_', '"'];

/** The whole lab. */
export const labView = (lab: LabController) => {
  const { app, tab } = lab;
  return html`<div class="lab" data-tab=${tab} data-unwritten=${lab.bots.unwritten || nothing}>
    ${head(lab)}
    ${tabs(
      app,
      'lab-tabs',
      TABS,
      tab,
      chosen => {
        lab.tab = chosen;
        app.redraw();
      },
      lab,
    )}
    <div class="lab-body">${code(lab)}${below(lab)}<div class="lab-side">${side(lab)}</div></div>
    <div class="lab-keys" role="toolbar" aria-label=${app.say('lab-keys')}>${KEYS.map(
      key =>
        html`<button lang="en" aria-label=${key === '\t' ? app.say('lab-indent') : key} @click=${() => lab.editor?.type(key)}>${key === '\t' ? '⇥' : key}</button>`,
    )}</div>
    <div class="lab-actions">${deeds(lab)}</div>
  </div>`;
};

const head = (lab: LabController) => {
  const { app, bot, editor, sent, bots, what } = lab;
  const tool = (sign: string, id: string, act: () => void, kind = '') =>
    html`<button class="icon-button ${kind}" aria-label=${app.say(id)} title=${app.say(id)} @click=${act}>${icon(sign)}</button>`;
  return html`<header class="lab-head">
    <a class="icon-button" href=${app.wayBack} data-back aria-label=${app.say('back')}>${icon('i-back')}</a>
    <h1>${app.say('lab')}</h1>
    <div class="lab-file">${
      sent
        ? html`<b>${sent.name}</b>`
        : html`<select aria-label=${app.say('lab-file')} @change=${(event: Event) => {
            const chosen = bots.own.find(({ id }) => id === (event.target as HTMLSelectElement).value);
            if (chosen) lab.choose(chosen);
          }}>${bots.own.map(({ id, name }) => html`<option value=${id} .selected=${id === bot?.id}>${name}</option>`)}</select>
        <small>${gameRich(app, what, 'game')} · ${app.say(bots.kept ? 'lab-kept' : 'lab-not-kept')}</small>`
    }</div>
    <div class="lab-actions">
      ${lab.unread ? nothing : html`${tool('i-undo', 'lab-undo', () => editor?.undo())}${tool('i-redo', 'lab-redo', () => editor?.redo(), 'spare')}`}
      ${tool('i-file', 'lab-files', lab.files, lab.side === 'files' ? 'on' : '')}
      ${tool('i-share', 'lab-send', lab.send, 'spare')}
      ${deeds(lab)}</div>
  </header>`;
};

/** Buttons to play against, measure and try the bot; none for unread code. */
const deeds = ({ app, bench, measure, side, sitDown, tryOut, unread }: LabController) => {
  if (unread) return nothing;
  return html`<button class="outlined" @click=${sitDown}>${icon('i-you')}<span>${app.say('lab-sit')}</span></button>
    <button class="outlined ${side === 'measure' ? 'on' : ''}" @click=${measure}>${icon('i-chart')}<span>${app.say('lab-measure')}</span></button>
    <button class="primary" aria-busy=${String(bench.busy)} @click=${tryOut}>${icon('i-run')}<span>${app.say('lab-try')}</span></button>`;
};

const tabs = <Name extends string>(
  app: Wording,
  kind: string,
  names: readonly Name[],
  chosen: Name,
  choose: (name: Name) => void,
  { bench }: LabController,
) => {
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = names[(names.indexOf(chosen) + step + names.length) % names.length];
    choose(next);
    document.getElementById(`${kind}-${next}`)?.focus();
  };
  const count = bench.printed.filter(({ text }) => text).length;
  return html`<div class=${kind} role="tablist" aria-label=${app.say('lab')} @keydown=${keys}>${names.map(
    name => html`<button role="tab" id=${`${kind}-${name}`} aria-selected=${String(name === chosen)} tabindex=${name === chosen ? 0 : -1}
      @click=${() => choose(name)}>${app.say(`lab-tab-${name}`)}${name === 'printed' && count ? html`<span class="pill">${count}</span>` : nothing}</button>`,
  )}</div>`;
};

const MOST_LINES = 6; // runs of lines that are listed

/** Line numbers in words: "lines 3, 7–9, 12 …". */
function lineNumbers(app: Wording, lines: Finding['lines']) {
  const runs = lines.slice(0, MOST_LINES).map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
  const more = lines.length > MOST_LINES ? ' …' : '';
  const count = lines.length === 1 && lines[0][0] === lines[0][1] ? 1 : 2;
  return app.say('lab-lines', { count, lines: runs.join(app.say('comma')) + more });
}

const findingsList = ({ app, findings }: LabController) =>
  findings.length
    ? html`<ul role="list" class="bad">${findings.map(
        ({ kind, count, lines }) => html`<li>${app.say(`lab-${kind}`, { count, where: lineNumbers(app, lines) })}</li>`,
      )}</ul>`
    : nothing;

/** The editor, or a plain field until it has loaded; above unread code a warning. */
const code = (lab: LabController) => {
  const { app, editorState, sent, unread } = lab;
  const there = editorState === 'there';
  return html`<section class="lab-code" aria-label=${app.say('lab-code')}>
    ${editorState === 'coming' ? html`<progress aria-label=${app.say('lab-coming')}></progress>` : nothing}
    ${
      unread
        ? html`<div class="lab-unread" role="note"><p><b>${app.say(sent && !lab.fromFile ? 'lab-unread' : 'lab-unread-file')}</b> ${app.say('lab-unread-line')}</p>${sent ? senderLine(app, lab.sender) : nothing}${findingsList(lab)}
      <button class="primary" @click=${lab.haveRead}>${app.say('lab-have-read')}</button></div>`
        : nothing
    }
    <div class="lab-editor" ?hidden=${!there}></div>
    ${
      there
        ? nothing
        : html`<textarea lang="en" spellcheck="false" autocapitalize="off" autocomplete="off" aria-label=${app.say('lab-code')} ?readonly=${unread}
      .value=${lab.code} @input=${(event: Event) => lab.changed((event.target as HTMLTextAreaElement).value)}></textarea>`
    }
  </section>`;
};

const below = (lab: LabController) => {
  const { app } = lab;
  const choose = (chosen: Below) => {
    lab.below = chosen;
    app.redraw();
  };
  const panel = {
    printed: () => printed(lab),
    sees: () => contract(app, SEES),
    returns: () => contract(app, RETURNS),
  };
  return html`<section class="lab-below" aria-label=${app.say('lab-tab-printed')}>
    ${tabs(app, 'lab-beside', BELOW, lab.below, choose, lab)}
    <div role="tabpanel" aria-labelledby=${`lab-beside-${lab.below}`} tabindex="0">${panel[lab.below]()}</div></section>`;
};

/** The output of each decision; a tap shows the table at that decision. */
const printed = (lab: LabController) => {
  const { app, bench, line } = lab;
  const wrong =
    bench.wrong &&
    html`<p class="wrong" role="alert">${icon('i-info')}<span lang=${bench.wrong.fault === 'said' ? 'en' : nothing}>${faultInWords(app, bench.wrong)}</span></p>`;
  if (!bench.printed.length) return wrong ?? html`<p class="help">${app.say('lab-nothing-yet')}</p>`;
  const now = bench.printed.findLastIndex(({ at }) => at < line.at);
  const row = ({ text, milliseconds, at }: Printed, number: number) =>
    html`<li><button aria-current=${number === now ? 'step' : nothing} @click=${() => {
      lab.tab = 'table';
      line.go(at + 1);
      app.redraw();
    }}><span>${app.say('lab-decision', { number: number + 1 })}</span><code lang="en">${text.trimEnd() || app.say('lab-nothing-printed')}</code><span>${app.say('lab-ms', { time: Math.round(milliseconds) })}</span></button></li>`;
  return html`${wrong ?? nothing}<ol class="lab-printed" role="list">${bench.printed.map(row)}</ol>`;
};

const side = (lab: LabController) => {
  const { app, bench, line } = lab;
  if (lab.side === 'measure') return measurementView(lab);
  if (lab.side === 'files') return files(lab);
  if (app.match && hasWords(app) && line.control.parts.state.view)
    return html`<div class="lab-table">${drawTable(app, line.control.table)}</div>${lineBar(app, line.control.table, line)}`;
  return html`<div class="lab-idle" role="status"><p>${app.say(bench.busy ? 'lab-playing' : 'lab-idle')}</p></div>`;
};

/** The player's bots, the starters, and the ways to save or send a bot. */
const files = (lab: LabController) => {
  const { app, bot, copied, link, sent, bots } = lab;
  return html`<section class="lab-files" aria-label=${app.say('lab-files')}>
    <h2>${app.say('lab-own')}</h2>
    <ul class="lab-list" role="list">${repeat(
      bots.own,
      ({ id }) => id,
      each => html`<li><button class="grow" aria-current=${each === bot ? 'true' : nothing} @click=${() => lab.choose(each)}>${each.name}${each.unread ? html` <small>${app.say('lab-unread-mark')}</small>` : nothing}</button>
      <button class="icon-button" aria-label=${app.say('lab-remove', { name: each.name })} @click=${() => lab.drop(each)}>${icon('i-cross')}</button></li>`,
    )}${bots.damaged.map(
      id => html`<li><span class="grow">${app.say('lab-damaged')}</span>
      <button class="icon-button" aria-label=${app.say('lab-remove', { name: app.say('lab-damaged') })} @click=${() => bots.drop({ id, name: app.say('lab-damaged') })}>${icon('i-cross')}</button></li>`,
    )}</ul>
    ${
      bot && !sent
        ? html`<label><span>${app.say('lab-name')}</span><input maxlength="30" spellcheck="false" .value=${bot.name} @change=${(event: Event) => lab.rename((event.target as HTMLInputElement).value)}></label>`
        : nothing
    }
    <h2>${app.say('lab-begin-with')}</h2>
    <p class="actions">${bots.starters.map(
      starter =>
        html`<button class="outlined" @click=${() => lab.beginWith(starter)}>${app.say(`lab-starter-${starter.name.replace('.py', '')}`)}</button>`,
    )}</p>
    <h2>${app.say('lab-out')}</h2>
    <p class="actions"><button class="outlined" @click=${lab.save}>${icon('i-file')} ${app.say('lab-save')}</button>
      <button class="outlined" @click=${lab.send}>${icon(copied && link ? 'i-check' : 'i-share')} ${app.say(copied && link ? 'send-copied' : 'lab-send')}</button></p>
    ${link ? html`<label><span>${app.say('send-link')}</span><input readonly lang="en" .value=${link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()}></label>` : nothing}
    ${sent ? nothing : html`<h2>${app.say('lab-league')}</h2><p>${app.say('lab-league-help')}</p><p class="actions"><button class="outlined" @click=${lab.league}>${icon('i-chart')} ${app.say('lab-league-begin')}</button></p>`}
  </section>`;
};
