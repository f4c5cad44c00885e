import { html, nothing } from 'lit-html';
import type { Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { isDie } from '../../art/die.ts';
import type { DrawnExample, Sentence, View } from '../../protocol.d.ts';
import { boxName } from '../../words/box-names.ts';
import { combination } from '../combination.ts';
import { argsOf, cardsIn, centreOf, lyingIn } from '../view-queries.ts';
import { result } from './example-result.ts';
import { cards, named } from './rule-names.ts';

/** Draw an example of any kind. */
export function example(app: Wording, shown: DrawnExample) {
  if (shown.items.length) return rows(app, shown.items);
  if (shown.scores.length) return result(app, shown.view);
  return shown.bare ? kinds(app, shown.view, shown.says) : position(app, shown);
}

/** Rows of cards or dice, in the given order. */
const rows = (app: Wording, lines: string[]) => html`<figure class="example in-rows" aria-label=${app.say('example')}>
  ${lines.map(line => line.split(' ')).map(names => html`<div .style=${`--gaps:${names.length - 1}`}>${cards(app, names)}</div>`)}
</figure>`;

/** A position with legal moves, and illegal ones with their reasons. */
function position(app: Wording, { view, yes, says, no }: DrawnExample) {
  const centre = centreOf(view);
  const lying = lyingIn(view);
  const held = view.zones.find(zone => zone.kind === 'hand' && zone.seat === view.seat)?.items ?? [];
  return html`<figure class="example" aria-label=${app.say('example')}>
    <div class="position">
      ${lying.length ? row(app, 'example-table', lying, []) : nothing}
      ${centre?.kind === 'dice' || !held.length ? nothing : row(app, 'example-hand', held, view.ask ? held.filter(name => !view.ask?.items.includes(name)) : [])}
    </div>
    <ul class="verdicts">
      ${yes.map(
        (move, at) =>
          html`<li class="yes">${moveLabel(app, view, move, says[at])}<span>${icon('i-check')}<span><b class="spoken">${app.say('example-yes')}${app.say('colon')}</b>${resultOf(
            app,
            view,
            move,
            says[at],
          )}</span></span></li>`,
      )}
      ${no.map(
        ({ move, refusal: { rule, args } }) =>
          html`<li class="no">${moveLabel(app, view, move, null)}<span>${icon('i-cross')}<span><b class="spoken">${app.say('example-no')}${app.say('colon')}</b>${app.rich(
            `refusal-${rule}`,
            named(app, args, view),
          )}</span></span></li>`,
      )}
    </ul>
  </figure>`;
}

const row = (app: Wording, label: string, names: string[], dimmed: string[]) => html`
  <div><small>${app.say(label)}</small>${cards(app, names, dimmed)}</div>`;

/** Kinds of combinations, each drawn as its cards lie, with its name. */
const kinds = (
  app: Wording,
  view: View,
  says: Sentence[],
) => html`<ol class="example-kinds" role="list" aria-label=${app.say('example')}>
  ${says.map(
    say =>
      html`<li><span class="spoken">${cardsIn(say.args)
        .map(name => app.cardName(name))
        .join(
          app.say('comma'),
        )}${app.say('colon')}</span>${combination(say.args)}<b>${nameOf(app, say) ?? inWords(app, say, view)}</b></li>`,
  )}
</ol>`;

/** The name of a play; null if the game has no names for plays. */
const nameOf = (app: Wording, { args }: Sentence) =>
  args.kind && app.has('badge-to-beat-what') ? app.say('badge-to-beat-what', args) : null;

const inWords = (app: Wording, say: Sentence, view: View) => app.rich(`say-${say.id}`, named(app, argsOf(say), view));

/** The box of the score sheet that a move fills. */
const boxOf = (view: View, move: string) =>
  view.sheet.find(row => row.move === move) ?? view.sheet.find(row => move.endsWith(` ${row.id}`));

/** The result of a legal move: its points or its name, or that it is allowed. */
const resultOf = (app: Wording, view: View, move: string, say: Sentence) => {
  const points = view.sheet.find(row => row.move === move)?.possible;
  return typeof points === 'number'
    ? app.say('points', { points: points + Number(say.args.extra ?? 0) })
    : (nameOf(app, say) ?? html`<span class="example-note">${app.say('example-fine')}</span>`);
};

/** A move drawn as its cards, as the box it fills, or in words. */
const moveLabel = (app: Wording, view: View, move: string, say: Sentence | null) => {
  const box = boxOf(view, move);
  if (box) return html`<b>${boxName(app, box.id)}</b>`;
  const dice = centreOf(view)?.kind === 'dice';
  const names = move.split(' ').filter(dice ? isDie : isCard);
  if (names.length) return cards(app, names);
  if (dice) return html`<b>${app.say('no-die')}</b>`;
  if (app.has(`button-${move}`)) return html`<b>${app.say(`button-${move}`)}</b>`;
  return say ? html`<b>${inWords(app, say, view)}</b>` : nothing;
};

/** True if a word of a move's notation is a card. */
const isCard = (word: string) => /^([2-9TJQKA][A-Za-z]|[XJQK]\d)$/.test(word);
