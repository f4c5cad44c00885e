import { html, nothing } from 'lit-html';
import type { Display, Navigation, Params, Screen, Wording } from '../../app.ts';
import { topBar } from '../../art/widgets.ts';
import { solvedAtTry } from '../../exercise/solved-at-try.ts';
import { replace } from '../../model/back-stack.ts';
import { keptSlip } from '../../model/class-results.ts';
import { brokenLink } from '../../model/notices.ts';
import type { Slip } from '../../model/slip.ts';
import { plainCode, printOf, readSlip } from '../../model/slip.ts';
import { ownLessons } from '../../storage/own-lesson-store.ts';
import { collected, slips } from '../../storage/slip-store.ts';
import { properName } from '../../words/names.ts';

/** '#/slip/<letters>/<name>': store a received slip and open the class of its lesson. */
export const screen: Screen = {
  open(app, params, visit) {
    /** The received slip, if its lesson is not on this device. */
    let strange: Received | null = null;
    receive(app, params, visit).then(received => {
      strange = received;
      app.redraw();
    });
    return {
      title: () => app.say('slip-one'),
      draw: () =>
        html`<div class="page">${topBar(app, app.say('slip-one'))}${strange ? slipOf(app, strange) : nothing}</div>`,
    };
  },
};

type Received = { slip: Slip; name: string };

/** Store a slip, and go to the class of its lesson. Returns the slip if its lesson is not on this device. */
async function receive(
  app: Navigation & Display,
  [code = '', written = '']: Params,
  visit: AbortSignal,
): Promise<Received | null> {
  const slip = readSlip(code);
  if (!slip) {
    brokenLink(app, 'check');
    return null;
  }
  const name = properName(written);
  const own = await ownLessons.all().then(
    ({ kept }) => kept.find(({ lesson }) => printOf(lesson) === slip.print),
    () => undefined,
  );
  if (!own || visit.aborted) return { slip, name };
  const kept = keptSlip({ code: plainCode(code), name, print: slip.print }, own.id, Date.now());
  const came = await slips.turn(here => collected(here, [kept])).catch(() => -1);
  if (visit.aborted) return null;
  if (came < 0) app.notify({ id: 'not-kept', text: 'notice-not-kept' });
  else app.notify({ id: 'slip-came', text: 'slip-came', args: { name, named: String(!!name), came } });
  replace(`#/lessons/${own.id}/class`);
  return null;
}

const slipOf = (app: Wording, { slip, name }: Received) => html`<section class="surface slip">
  <h2>${app.say('slip-strange', { name, named: String(!!name) })}</h2><p>${app.say('slip-strange-line')}</p>
  <ol class="slip-steps" role="list">${slip.steps.map((took, at) => html`<li><span>${at + 1}</span><b></b>${solvedAtTry(app, took)}</li>`)}</ol></section>`;
