import { html, nothing } from 'lit-html';
import type { CurrentTable, GameCatalogue, Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import { dailyOf } from '../model/daily.ts';
import { isBrought } from '../model/openings.ts';
import type { Proved } from '../protocol.d.ts';
import type { Table } from './drawn-types.ts';

/** The fingerprint in groups of eight characters, easy to read aloud and compare. */
const inGroups = (seal: string) => seal.replace(/.{8}(?=.)/g, '$& ');

/** The result of checking each draw against the secret. */
const verdict = (app: Wording, { drawn, strays }: Proved) => {
  const good = strays.length === 0;
  const words = good
    ? app.say('fair-all', { count: Number(drawn) })
    : app.say('fair-strays', { count: strays.length, drawn: Number(drawn) });
  return html`<p class="verdict" data-good=${good}>${icon(good ? 'i-check' : 'i-cross')}<span>${words}</span></p>`;
};

/** Whether all devices together made the seed, in a match among several devices. */
const sharedVerdict = (app: Wording & CurrentTable, { shares }: Proved) => {
  const { fair = null } = app.company ?? {};
  if (fair === null || !shares.length) return nothing;
  return html`<p class="verdict" data-good=${fair}>${icon(fair ? 'i-check' : 'i-cross')}<span>${app.say(fair ? 'fair-shared' : 'fair-not-shared', { count: shares.length })}</span></p>`;
};

/** Warnings: the host made different requests for the seed shares, or this device added no share. */
const doubts = (app: Wording & CurrentTable, shares: number) => {
  const { asked = 1, number, host, here = [] } = app.match?.friends ?? {};
  return [
    asked > 1
      ? html`<p class="verdict" data-good="false">${icon('i-info')}<span>${app.say('fair-asked', { count: asked })}</span></p>`
      : nothing,
    shares && here.length && !host && !number ? html`<p class="help">${app.say('fair-no-share')}</p>` : nothing,
  ];
};

/** The secret with its proof, shown once the match is over and the secret is useless to players. */
const openedProof = (
  app: Wording & CurrentTable,
  proof: Proved,
) => html`${verdict(app, proof)}${sharedVerdict(app, proof)}${doubts(app, proof.shares.length)}
  <dl class="sealed"><dt>${app.say('fair-sealed')}</dt><dd><code lang="en" tabindex="0">${proof.sealed}</code></dd>
    <dt>${app.say('fair-seal')}</dt><dd><code lang="en">${inGroups(proof.seal)}</code></dd></dl>
  <p class="help">${app.say('fair-how')}</p>
  <p class="help">${app.say('fair-shows')}</p>
  <p class="help">${app.say(hasBrought(app) ? 'fair-brought-shows-not' : 'fair-shows-not')}</p>`;

/** True if the deals came with the page, as an opening prepared by the build. */
const hasBrought = ({ match }: CurrentTable) => !!match && isBrought(match.head);

/** Message id that says where the deals come from. */
function sourceOf(app: GameCatalogue & CurrentTable) {
  if (hasBrought(app)) return 'fair-brought';
  return app.match && dailyOf(app, app.match.head) ? 'fair-daily' : 'fair-before';
}

const sealedProof = (
  app: Wording & GameCatalogue & CurrentTable,
  proof: Proved,
) => html`<p class="help">${app.say(sourceOf(app))}</p>${doubts(app, 0)}
  <dl class="sealed"><dt>${app.say('fair-seal')}</dt><dd><code lang="en">${inGroups(proof.seal)}</code></dd></dl>`;

/** The fingerprint that was fixed before the first move; after the last move also the secret and its proof. */
export const fairness = (app: Wording & GameCatalogue & CurrentTable, { sheets: { proof } }: Table) =>
  proof
    ? html`<section class="fair" aria-labelledby="fair-title"><h3 id="fair-title">${app.say('fair')}</h3>
      ${proof.sealed ? openedProof(app, proof) : sealedProof(app, proof)}</section>`
    : nothing;
