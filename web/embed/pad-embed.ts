import { html } from 'lit-html';
import type { Screen } from '../app.ts';
import { gameWord, offerAt, within } from '../model/offers.ts';
import { reportUnknownAddress } from '../model/unknown-address.ts';
import type { PadSetup } from '../screens/pad/pad-form.ts';
import { padForm } from '../screens/pad/pad-form.ts';
import { tell } from './messages.ts';
import { head, wayOut } from './surround.ts';

/** A score pad for real dice: '#/pad/yahtzee'. The names stay in the frame. */
export const padEmbed: Screen = {
  open(app, params) {
    const what = offerAt(app, params.join('/'));
    if (!what?.game.pad) return reportUnknownAddress(app);
    const choice: PadSetup = { names: ['', ''], options: within(what, app.setup(what.key).options) };
    const change = (part: Partial<PadSetup>) => {
      Object.assign(choice, part);
      app.redraw();
    };
    const title = () => app.say('pad-of', { game: gameWord(app, what, 'game') });
    tell({ type: 'loaded', kind: 'pad', title: title(), language: app.language });
    app.useGame(what.game.name).then(app.redraw);
    return {
      title,
      draw: () => html`<div class="page options pad-page embed-page">${head(title())}
        ${app.speaks(what.game.name) ? padForm(app, what, choice, change) : ''}${wayOut(app)}</div>`,
    };
  },
};
