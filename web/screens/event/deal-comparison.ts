import { html, nothing } from 'lit-html';
import type { App, Screen } from '../../app.ts';
import { card, icon } from '../../art/card.ts';
import { topBar } from '../../art/widgets.ts';
import { wayCards } from '../../exercise/problem-answer.ts';
import { amountOf, movePlain, moveRich } from '../../exercise/review-words.ts';
import { isGenuine } from '../../friends/signed-results.ts';
import { entriesOf, hasEnded, isComparable, offerOfEvent } from '../../model/club-events.ts';
import type { CheckedEntry } from '../../model/event-check.ts';
import { EventCheck } from '../../model/event-check.ts';
import { pack } from '../../model/link.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import type { DealsCompared, Reviewed } from '../../protocol.d.ts';
import type { StoredEvent } from '../../storage/event-store.ts';
import { events } from '../../storage/event-store.ts';
import { argsOf } from '../../table/view-queries.ts';
import { runBeside } from '../../wire/second-engine.ts';
import { properName } from '../../words/names.ts';

/** Two entrants' logs of a deal at the first decision that differs: '#/event/0123456789abcdef/deal/3'. */
export const dealComparison: Screen = {
  open(app, [id, , number], visit) {
    const comparison = new Comparison(app, Number(number), visit);
    const read = async () => {
      const stored = await events.one(id).catch(() => null);
      if (visit.aborted) return;
      if (!stored?.heads[Number(number) - 1]) return reportUnknownAddress(app);
      await comparison.begin(stored);
    };
    read();
    return {
      title: () => app.say('club-deal', { deal: number }),
      draw: () => html`<div class="page event-compared">
        ${topBar(app, app.say('club-deal', { deal: number }))}
        ${comparison.draw()}</div>`,
      receive: message => {
        if (message.type === 'deals-compared') comparison.compared(message);
        if (message.type === 'refused' && message.request === 'compare-deals') comparison.fail();
      },
      leave() {
        comparison.leave();
        app.leave();
      },
    };
  },
};

class Comparison {
  stored: StoredEvent | null = null;
  /** Entrants who have played the deal, the best first. */
  entries: CheckedEntry[] = [];
  /** Index of the entrant to compare with. */
  chosen = 0;
  told: DealsCompared | null = null;
  /** The review of the own decision; null until it is there, or if it cannot be. */
  verdict: Reviewed | null = null;
  failed = false;
  #study = '';
  #end = () => {};
  #check: EventCheck | null = null;

  constructor(
    readonly app: App,
    readonly deal: number,
    readonly visit: AbortSignal,
  ) {}

  async begin(stored: StoredEvent) {
    const { app } = this;
    this.leave();
    const check = new EventCheck(stored.event, isGenuine, () => this.#rank(stored, check));
    this.#check = check;
    const [all] = await Promise.all([entriesOf(app, stored).catch(() => []), app.useGame(stored.event.game)]);
    await check.read(all.filter(({ result }) => isComparable(stored.event, result)));
    if (this.visit.aborted) return check.leave();
    check.run();
    this.#rank(stored, check);
  }

  /** Take the entrants whose results fit, and compare again if there are others than before. */
  #rank(stored: StoredEvent, { entries, stage }: EventCheck) {
    const { deal } = this;
    if (this.visit.aborted || stage === 'reading') return;
    const merit = ({ verdict }: CheckedEntry) => verdict?.checked?.merits[deal - 1] ?? -Infinity;
    const played = entries.filter(entry => Number.isFinite(merit(entry)));
    if (this.stored && played.length === this.entries.length) return;
    this.entries = played.sort((one, other) => merit(other) - merit(one));
    this.stored = stored;
    this.choose(0);
  }

  /** The entrant on the right: the player, or without one the next best. */
  get right() {
    const own = this.entries.find(({ isOwn }) => isOwn);
    return own ?? this.entries[1];
  }

  /** Entrants to compare with. */
  get others() {
    return this.entries.filter(entry => entry !== this.right);
  }

  /** True while the player may still play the deal: then nothing of it is shown. */
  get isSecret() {
    const { stored, deal } = this;
    return !!stored && !hasEnded(stored.event) && !stored.own[deal]?.log.length && Object.keys(stored.own).length > 0;
  }

  choose(at: number) {
    const { app, stored, deal, right } = this;
    const left = this.others[at];
    this.#end();
    Object.assign(this, { chosen: at, told: null, verdict: null });
    if (stored && left && right && !this.isSecret) {
      const logs = [left, right].map(({ result }) => [...result.deals[deal - 1].log]);
      app.request({ type: 'compare-deals', event: stored.event, deal, logs });
    }
    app.redraw();
  }

  async compared(told: DealsCompared) {
    const { app, stored, deal, right } = this;
    if (!stored || !right) return;
    const head = stored.heads[deal - 1];
    const log = [...right.result.deals[deal - 1].log];
    const names = head.seats.map((_, seat) => (seat ? '' : app.say('club-entrant')));
    const save = { ...head, log };
    await app.openUnstored({ type: 'open', save, at: told.same, eyes: 0 }, head, { names, watched: 'theirs' });
    if (this.visit.aborted) return;
    this.told = told;
    app.redraw();
    if (!told.view) return;
    this.#end = runBeside(
      { type: 'review', save, seat: 0, seed: stored.id, since: told.same, shared: log.length },
      {
        received: reply => {
          if (reply.type !== 'judged') return;
          this.#end();
          this.verdict = reply.reviewed;
          app.redraw();
        },
        done: app.redraw,
        failed: app.redraw,
      },
    );
    const { options, seats } = head;
    const position = { options, players: seats.length, log: log.slice(0, told.same), at: told.same };
    this.#study = `#/study/${offerOfEvent(app, stored.event).key}/${await pack('position', position)}`;
    app.redraw();
  }

  fail() {
    this.failed = true;
    this.app.redraw();
  }

  leave() {
    this.#end();
    this.#check?.leave();
  }

  draw() {
    const { app, stored, told, others, right, chosen } = this;
    if (!stored) return html`<p class="loading-note" role="status">${app.say('club-reading')}</p>`;
    if (this.isSecret)
      return html`<p class="lead">${app.say('club-play-first')}</p>
      <a class="primary big" href=${`#/event/${stored.id}`}>${app.say('club-play', { deal: this.deal })}</a>`;
    if (!right || !others.length) return html`<p class="lead">${app.say('club-nothing-to-compare')}</p>`;
    return html`<div class="segments" role="group" aria-label=${app.say('club-compare-with')}>${others.map(
      (entry, at) =>
        html`<button aria-pressed=${String(at === chosen)} @click=${() => this.choose(at)}>${at ? nameOf(app, entry) : app.say('club-best', { name: nameOf(app, entry) })}</button>`,
    )}</div>
    ${told ? this.#comparison(told) : html`<p class="loading-note" role="status">${app.say(this.failed ? 'club-not-compared-now' : 'club-reading')}</p>`}
    <footer class="deal">${this.#foot(stored)}</footer>`;
  }

  #comparison({ same, view, moves, ways }: DealsCompared) {
    const { app, others, right, chosen } = this;
    if (!view) return html`<p class="lead">${app.say('club-same-logs')}</p>`;
    const pair = [others[chosen], right];
    const hand = view.zones.find(({ kind, seat }) => kind === 'hand' && seat === 0)?.items ?? [];
    return html`<p class="help">${app.say('club-same-until', { count: same })}</p>
    <div class="compared-ways">${pair.map((entry, at) => {
      const name = nameOf(app, entry);
      const points = entry.verdict?.checked?.points[this.deal - 1] ?? 0;
      return html`<section class="surface" aria-label=${name}>
        <h2 dir="auto">${name} <small>${app.say('points', { points })}</small></h2>
        <p class="decision-line"><b>${moveRich(app, moves[at].say)}</b></p>
        ${wayCards(app, ways[at])}</section>`;
    })}</div>
    <section class="surface" role="status">${this.#verdictLine()}</section>
    ${
      hand.length
        ? html`<section class="surface"><h2>${app.say('club-hand')}</h2><ul class="event-hand" role="list">${hand.map(
            name => html`<li>${card(name)}<span class="spoken">${app.cardName(name)}</span></li>`,
          )}</ul></section>`
        : nothing
    }`;
  }

  /** What the decision on the right gave away, by the review. */
  #verdictLine() {
    const { app, verdict } = this;
    if (!verdict) return html`<p class="help">${app.say('club-reviewing')}</p>`;
    const say = (text: string) => verdict.weighed.find(({ move }) => move === text)?.say;
    const own = say(verdict.move);
    if (!verdict.clear || !own) return html`<p>${app.say('club-no-mistake')}</p>`;
    const amount = amountOf(app, verdict.loss, verdict.unit);
    return html`<h2>${app.say('train-costs-move', { move: movePlain(app, own), amount })}</h2>
      <p>${app.rich(`advice-${verdict.why.id}`, argsOf(verdict.why))}</p>`;
  }

  #foot({ id, heads }: StoredEvent) {
    const { app, deal } = this;
    const next = (deal % heads.length) + 1;
    return html`${heads.length > 1 ? html`<a class="outlined big" href=${`#/event/${id}/deal/${next}`}>${app.say('club-next-deal')}${icon('i-next')}</a>` : nothing}
      ${this.#study ? html`<a class="primary big" href=${this.#study}>${app.say('club-try')}</a>` : nothing}`;
  }
}

const nameOf = (app: App, { isOwn, result }: CheckedEntry) => (isOwn ? app.say('you') : properName(result.name));
