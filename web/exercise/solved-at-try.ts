import { html } from 'lit-html';
import type { Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import type { StepResult } from '../model/slip.ts';

/** The try at which a step was solved. */
export const solvedAtTry = (app: Wording, { right, tries }: StepResult) =>
  html`<span class="slip-try" data-try=${right ? Math.min(tries, 2) : 0}>${icon(right ? 'i-check' : 'i-cross')}${app.say('slip-try', { tries: right ? tries : 0 })}</span>`;
