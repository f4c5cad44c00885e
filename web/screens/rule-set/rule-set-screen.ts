import { html, nothing } from 'lit-html';
import type { App, Screen, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { startButton, topBar } from '../../art/widgets.ts';
import { differences } from '../../components/rule-differences.ts';
import type { Values } from '../../model/house-rules.ts';
import { basedInWords, baseOf, inEffect, nameOfSet, valueInWords } from '../../model/house-rules.ts';
import type { SharedRules } from '../../model/link.ts';
import { known, onBrokenLink, unpack } from '../../model/link.ts';
import { random, setupInWords, setupOf } from '../../model/matches.ts';
import type { Offer } from '../../model/offers.ts';
import { gameRich, gameWord, offerOf, optionsOf } from '../../model/offers.ts';
import { temperedHere } from '../../model/tempers.ts';
import type { GameEntry } from '../../protocol.d.ts';
import { ownSets } from '../../storage/own-rules.ts';
import { addRules } from '../../storage/settings-file.ts';
import type { Setup } from '../../storage/stored-types.ts';
import { disc } from '../../table/face.ts';
import { sendRules } from './send-rules.ts';

/** Rules as they were sent, and what this page makes of them. */
interface Opened {
  sent: SharedRules;
  what: Offer;
  /** The setup without what this version of the page does not know. */
  setup: Setup;
  /** The number of rules that this version does not know. */
  unknown: number;
}

/** House rules that a friend has sent: '#/rule-set/1abc'. Nothing is stored before the player keeps them. */
const received: Screen = {
  open(app, [packed = ''], visit) {
    let opened: Opened | null = null;
    const read = async () => {
      const found = open(app, await unpack('rules', packed));
      await app.useGame(found.sent.game);
      if (visit.aborted) return;
      opened = found;
      app.redraw();
    };
    read().catch(onBrokenLink(app, visit));
    const title = () => titleOf(app, opened?.sent.from ?? '');
    return {
      title,
      draw: () => html`<div class="page rule-set-page">
        ${topBar(app, title())}
        ${opened && app.speaks(opened.sent.game) ? details(app, opened) : nothing}
      </div>`,
    };
  },
};

export const screen: Screen = {
  ...received,
  instead: (_, [first]) => (first === 'send' ? sendRules : undefined),
};

const titleOf = (app: Wording, from: string) => app.say('rules-sent', { from, named: String(!!from) });

/** Check the rules; throws a LinkError if game or players are not known. */
function open(app: App, sent: SharedRules): Opened {
  known(app, { ...sent, options: {} });
  const what = offerOf(app, sent) as Offer;
  const setup = setupOf(what, { ...sent, names: [] });
  return { sent, what, setup, unknown: unknownIn(what.game, sent.options) };
}

const unknownIn = ({ options }: GameEntry, values: Values) =>
  Object.entries(values).filter(
    ([name, value]) => !options.some(option => option.name === name && option.among.includes(value)),
  ).length;

const details = (app: App, { sent, what, setup, unknown }: Opened) => {
  const name = sent.name || basedInWords(app, what, setup);
  return html`<section class="surface rule-set-sent" aria-labelledby="rule-set-name">
      <header>${sent.from ? disc(0, { name: sent.from }) : nothing}
        <div><h2 id="rule-set-name" dir="auto">${name}</h2>
          <p>${gameRich(app, what, 'game')}</p>
          ${sent.name ? html`<p>${basedInWords(app, what, setup)}</p>` : nothing}</div></header>
      ${differences(app, what, setup)}
    </section>
    <section class="surface rule-set-rest">
      ${others(app, what, setup)}
      <p>${icon('i-people')}<b>${app.say('players')}</b><small>${setupInWords(app, setup)}</small></p>
    </section>
    <p class="help rule-set-note">${icon('i-info')}<span>${unknown ? app.say('rules-unknown', { count: unknown }) : app.say('rules-sent-note')}</span></p>
    <footer class="deal">${foot(app, { sent, what, setup, unknown })}</footer>`;
};

/** The rules that are as in the ready-made set, folded. */
function others(app: App, what: Offer, setup: Setup) {
  const { name, changed } = baseOf(app, what, setup.options);
  const rest = optionsOf(what).filter(
    option => !changed.includes(option) && inEffect(option, what.game, setup.options),
  );
  const set = nameOfSet(app, what, { kind: 'ready', name });
  if (!rest.length) return nothing;
  return html`<details><summary>${icon('i-house')}<b>${app.say('rules-sent-others')}</b><small>${app.say('rules-sent-as', { count: rest.length, set })}</small>${icon('i-next')}</summary>
    <dl class="house">${rest.map(
      option =>
        html`<div><dt>${app.say(`option-${option.name}`)}</dt><dd>${valueInWords(app, what.game, setup, option)}</dd></div>`,
    )}</dl></details>`;
}

/** Keep and play; both wait while a rule is not known. */
function foot(app: App, { sent, what, setup, unknown }: Opened) {
  const own = ownSets(app, what.key).find(({ options }) => sameValues(options, setup.options));
  const keep = () => {
    const name = sent.name || titleOf(app, sent.from);
    addRules(app, { [what.key]: [{ name, options: setup.options }] });
    const kept = ownSets(app, what.key).find(({ options }) => sameValues(options, setup.options));
    app.announce(app.say('own-saved', { name: kept?.name ?? name }));
    app.redraw();
  };
  const play = () => {
    const seats = temperedHere(app, what.game, setup);
    void app.start(what.key, { ...setup, seats }, random());
  };
  if (unknown) return waiting(app, unknown);
  return html`${
    own
      ? html`<p class="kept" role="status">${icon('i-check')}<span>${app.say('rules-kept')}</span></p>`
      : html`<button class="outlined big" @click=${keep}>${app.say('rules-keep')}</button>`
  }${startButton(app, what.key, app.say('play'), play, 'primary big', app.say('play-game', { game: gameWord(app, what, 'game') }))}`;
}

/** Both buttons while a rule is not known: a tap says why. */
const waiting = (app: App, unknown: number) =>
  ['rules-keep', 'play'].map(
    (id, at) =>
      html`<button class=${at ? 'primary big' : 'outlined big'} aria-disabled="true" @click=${() => app.announce(app.say('rules-unknown', { count: unknown }))}>${app.say(id)}</button>`,
  );

const sameValues = (some: Values, other: Values) =>
  Object.keys({ ...some, ...other }).every(name => some[name] === other[name]);
