import { html, nothing } from 'lit-html';
import type { App, Screen } from '../../app.ts';
import { topBar } from '../../art/widgets.ts';
import { MOST_IN_LARGE_CODE, qrCode } from '../../browser/qr.ts';
import type { CodePaper } from '../../components/code-paper.ts';
import { codePaper } from '../../components/code-paper.ts';
import type { Copied } from '../../components/invitation.ts';
import { invitation } from '../../components/invitation.ts';
import { basedInWords, ruleSet } from '../../model/house-rules.ts';
import { pack } from '../../model/link.ts';
import type { Offer } from '../../model/offers.ts';
import { gameWord, offerAt } from '../../model/offers.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import { levelOf } from '../../storage/match-shape.ts';

/** Send the house rules that are chosen for a game: '#/rule-set/send/president'. */
export const sendRules: Screen = {
  open(app, [, ...key], visit) {
    const what = offerAt(app, key.join('/'));
    if (!what) return reportUnknownAddress(app);
    const state: Copied & CodePaper = { copied: '', isLarge: false };
    let link = '';
    const title = () => app.say('send-rules');
    linkTo(app, what).then(made => {
      if (visit.aborted) return;
      link = made;
      app.redraw();
    });
    app.useGame(what.game.name).then(app.redraw);
    return {
      title,
      draw: () => html`<div class="page send-lesson">
        ${topBar(app, title())}
        ${link && app.speaks(what.game.name) ? page(app, what, link, state) : nothing}
      </div>`,
    };
  },
};

const nameOf = (app: App, what: Offer) => ruleSet(app, what, app.setup(what.key).options).name;

/** The link to the chosen rules, with the player's own name. */
async function linkTo(app: App, what: Offer) {
  const { options, seats } = app.setup(what.key);
  const set = { game: what.game.name, options, seats: seats.map(levelOf), name: nameOf(app, what) };
  return `${location.href.split('#')[0]}#/rule-set/${await pack('rules', { ...set, from: app.settings.yourName })}`;
}

const page = (app: App, what: Offer, link: string, state: Copied & CodePaper) => {
  const based = basedInWords(app, what, app.setup(what.key));
  const name = nameOf(app, what);
  const from = app.settings.yourName;
  return html`<div class="send-head"><div><h2>${name || based}</h2><p>${name ? `${gameWord(app, what, 'game')} · ${based}` : gameWord(app, what, 'game')}</p></div>
      <a href=${`#/options/${what.key}`}>${app.say('send-change')}</a></div>
    <figure class="surface send-wall">${codePaper(app, qrCode(link, app.say('send-code'), MOST_IN_LARGE_CODE), state)}<figcaption>${app.say('send-rules-wall')}</figcaption></figure>
    ${invitation(app, link, state)}
    <p class="help">${app.say('send-rules-help', { from, named: String(!!from) })}</p>`;
};
