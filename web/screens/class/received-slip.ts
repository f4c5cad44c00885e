import { html, nothing } from 'lit-html';
import type { Display, Navigation, Params, Screen } from '../../app.ts';
import { bar } from '../../art/card-parts.ts';
import { tryOf } from '../../exercise/tries.ts';
import { replace } from '../../model/back-stack.ts';
import { collected, keptSlip } from '../../model/class.ts';
import { brokenLink } from '../../model/notices.ts';
import type { Slip } from '../../model/slip.ts';
import { plainCode, printOf, readSlip } from '../../model/slip.ts';
import { ownLessons } from '../../storage/own-lesson-store.ts';
import { slips } from '../../storage/slip-store.ts';
import { properName } from '../../words/names.ts';

/** The received slip, if its lesson is not on this device. */
let strange: { slip: Slip; name: string } | null = null;
let wanted = '';

async function open(app: Navigation & Display, [code = '', written = '']: Params) {
  wanted = code;
  const slip = readSlip(code);
  if (!slip) return brokenLink(app, 'check');
  const name = properName(written);
  const own = await ownLessons.all().then(
    ({ kept }) => kept.find(({ lesson }) => printOf(lesson) === slip.print),
    () => undefined,
  );
  if (wanted !== code) return;
  if (!own) {
    strange = { slip, name };
    return app.redraw();
  }
  const kept = keptSlip({ code: plainCode(code), name, print: slip.print }, own.id, Date.now());
  const came = await slips.turn(here => collected(here, [kept])).catch(() => -1);
  if (wanted !== code) return;
  if (came < 0) app.notify({ id: 'not-kept', text: 'notice-not-kept' });
  else app.notify({ id: 'slip-came', text: 'slip-came', args: { name, named: String(!!name), came } });
  replace(`#/lessons/${own.id}/class`);
}

/** '#/slip/<letters>/<name>': store a received slip and open the class of its lesson. */
export const screen: Screen = {
  place: (_, params) => params.join('/'),
  title: app => app.say('slip-one'),
  enter: (app, params) => void open(app, params),
  draw: app =>
    html`<div class="page">${bar(app, app.say('slip-one'))}${
      strange
        ? html`<section class="slab slip"><h2>${app.say('slip-strange', { name: strange.name, named: String(!!strange.name) })}</h2><p>${app.say('slip-strange-line')}</p>
        <ol class="slip-steps" role="list">${strange.slip.steps.map((took, at) => html`<li><span>${at + 1}</span><b></b>${tryOf(app, took)}</li>`)}</ol></section>`
        : nothing
    }</div>`,
  leave() {
    wanted = '';
    strange = null;
  },
};
