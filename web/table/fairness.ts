import { html, nothing } from 'lit-html';
import type { CurrentTable, GameCatalogue, Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import { dailyOf } from '../model/daily.ts';
import { isBrought } from '../model/openings.ts';
import type { PlayChecked, Proved } from '../protocol.d.ts';
import { listIn } from '../words/formatting.ts';
import { figure } from '../words/numbers.ts';
import type { Table } from './table-interface.ts';

/** The fingerprint in groups of eight characters, easy to read aloud and compare. */
const inGroups = (seal: string) => seal.replace(/.{8}(?=.)/g, '$& ');

/** One line of the proof: good, bad, or open (null). */
const line = (good: boolean | null, words: string, sign = good ? 'i-check' : 'i-cross') =>
  html`<p class="verdict" data-good=${good ?? nothing}>${icon(good === null ? 'i-info' : sign)}<span>${words}</span></p>`;

/** The result of checking each draw against the secret. */
const verdict = (app: Wording, { drawn, strays }: Proved) =>
  strays.length
    ? line(false, app.say('fair-strays', { count: strays.length, drawn: Number(drawn) }))
    : line(true, app.say('fair-all', { count: Number(drawn) }));

/** Whether the match went as this device saw it. */
const seenVerdict = (app: Wording, { unlike, unseen }: PlayChecked) => {
  const rounds = listIn(
    app.language,
    unlike.map(round => figure(app, round)),
  );
  if (unlike.length) return line(false, app.say('fair-unlike', { count: unlike.length, rounds }));
  if (unseen.length) return line(null, app.say('fair-unseen', { count: unseen.length }));
  return line(true, app.say('fair-seen'));
};

/** What is known about the draws: by this device's engine, or by the host's word until a guest's own engine has checked. */
const verdicts = (app: Wording & CurrentTable, proof: Proved) => {
  const { participants } = app;
  if (!participants || participants.hosts) return verdict(app, proof);
  const { checked } = participants;
  if (checked === 'broken') return line(false, app.say('fair-broken'));
  if (checked) return html`${verdict(app, checked.proof)}${seenVerdict(app, checked)}`;
  const { drawn, strays } = proof;
  return line(null, app.say('fair-host-says', { strays: strays.length, drawn: Number(drawn) }));
};

/** Whether all devices together made the seed, in a match among several devices. */
const sharedVerdict = (app: Wording & CurrentTable, { shares }: Proved) => {
  const { fair = null } = app.participants ?? {};
  if (fair === null || !shares.length) return nothing;
  return line(fair, app.say(fair ? 'fair-shared' : 'fair-not-shared', { count: shares.length }));
};

/**
 * Warnings: the host made different requests for the seed shares, it told a round in two ways, or this device added no
 * share.
 */
const doubts = (app: Wording & CurrentTable, shares: number) => {
  const { asked = 1, rewound = 0, number, host, here = [], drawn } = app.match?.friends ?? {};
  return [
    drawn ? line(null, app.say('fair-taken-over')) : nothing,
    asked > 1 ? line(false, app.say('fair-asked', { count: asked }), 'i-info') : nothing,
    rewound ? line(false, app.say('fair-rewound', { count: rewound }), 'i-info') : nothing,
    shares && here.length && !host && !number ? html`<p class="help">${app.say('fair-no-share')}</p>` : nothing,
  ];
};

/** The secret with its proof, shown once the match is over and the secret is useless to players. */
const openedProof = (
  app: Wording & CurrentTable,
  proof: Proved,
) => html`${verdicts(app, proof)}${sharedVerdict(app, proof)}${doubts(app, proof.shares.length)}
  <dl class="proof-values"><dt>${app.say('fair-sealed')}</dt><dd><code lang="en" tabindex="0">${proof.sealed}</code></dd>
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
  <dl class="proof-values"><dt>${app.say('fair-seal')}</dt><dd><code lang="en">${inGroups(proof.seal)}</code></dd></dl>`;

/** The fingerprint that was fixed before the first move; after the last move also the secret and its proof. */
export const fairness = (app: Wording & GameCatalogue & CurrentTable, { state: { proof } }: Table) =>
  proof
    ? html`<section class="fairness" aria-labelledby="fair-title"><h3 id="fair-title">${app.say('fair')}</h3>
      ${proof.sealed ? openedProof(app, proof) : sealedProof(app, proof)}</section>`
    : nothing;
