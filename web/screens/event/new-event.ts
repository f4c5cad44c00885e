import { html, nothing } from 'lit-html';
import type { App, Screen } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { linkRow } from '../../art/link-row.ts';
import { fieldError, gameArt, radioButtons, topBar } from '../../art/widgets.ts';
import type { Draft } from '../../model/club-events.ts';
import { DEALS, drawn, keepEvent, LONGEST_EVENT_NAME, untilInWords } from '../../model/club-events.ts';
import { nameOfSet, ruleSet } from '../../model/house-rules.ts';
import { setupInWords } from '../../model/matches.ts';
import type { Offer } from '../../model/offers.ts';
import { artOf, gameWord, offerAt, tintOf } from '../../model/offers.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import { HUMAN } from '../../storage/match-shape.ts';

/** What the player has chosen so far, by the game's key: it stays when the house rules are looked at. */
const drafts = new Map<string, Pick<Draft, 'deals' | 'level' | 'until' | 'name'>>();

/** Make an event: '#/event/new/hearts'. */
export const newEvent: Screen = {
  open(app, [, ...key], visit) {
    const what = offerAt(app, key.join('/'));
    if (!what) return reportUnknownAddress(app);
    const level = what.game.levels[1] ?? what.game.levels[0];
    const draft = drafts.get(what.key) ?? { deals: 8, level, until: sundayEvening(), name: '' };
    drafts.set(what.key, draft);
    /** Why the engine refuses the event; '' if it does not. */
    let wrong = '';
    let waits = false;
    const make = () => {
      const { options, seats } = app.setup(what.key);
      waits = true;
      wrong = '';
      app.request({
        type: 'read-event',
        event: drawn({ ...draft, game: what.game.name, options, seats: seats.length }),
      });
      app.redraw();
    };
    app.useGame(what.game.name).then(app.redraw);
    return {
      title: () => app.say('club-new'),
      draw: () => html`<div class="page new-event" data-tint=${tintOf(what)}>
        ${topBar(app, app.say('club-new'))}
        ${game(app, what, draft.level)}
        ${questions(app, what, draft)}
        <p class="help">${app.say('club-same-for-all', { count: draft.deals })}</p>
        <div class="surface doors">${linkRow({ href: '#/event', sign: 'i-cards', name: app.say('events'), state: app.say('events-here') })}</div>
        ${fieldError('event-wrong', wrong)}
        <footer class="deal"><button class="primary big" aria-busy=${String(waits)} @click=${make}><span>${app.say('club-make')}</span></button></footer>
      </div>`,
      async receive(message) {
        if (message.type === 'refused' && message.request === 'read-event') {
          wrong = app.say('club-not-made', { problem: String(message.refusal.args.problem ?? '') });
          waits = false;
          app.announce(wrong);
          return app.redraw();
        }
        if (message.type === 'crash' && waits) make();
        if (message.type !== 'event-read' || !waits) return;
        const { id } = await keepEvent(message);
        drafts.delete(what.key);
        if (!visit.aborted) app.go(`#/event/${id}`);
      },
    };
  },
};

/** The game with its house rules, as a link to the screen that changes them. */
const game = (app: App, what: Offer, level: string) => {
  const setup = app.setup(what.key);
  const rules = nameOfSet(app, what, ruleSet(app, what, setup.options));
  return html`<a class="surface event-game" href=${`#/options/${what.key}`}>${gameArt(artOf(app, what))}
    <span><b>${gameWord(app, what, 'game')}</b> <small>${rules} · ${setupInWords(app, { seats: setup.seats.map((_, seat) => (seat ? level : HUMAN)) })}</small></span>${icon('i-next')}</a>`;
};

const questions = (app: App, what: Offer, draft: Pick<Draft, 'deals' | 'level' | 'until' | 'name'>) => {
  const choose = <K extends keyof typeof draft>(part: K, value: (typeof draft)[K]) => {
    draft[part] = value;
    app.redraw();
  };
  const chips = (part: keyof typeof draft, label: string, values: { value: string; label: unknown }[]) =>
    radioButtons({
      ...{ name: `event-${part}`, label, values, value: String(draft[part]) },
      choose: value => (part === 'deals' ? choose('deals', Number(value)) : choose(part, value)),
    });
  const ends = [endOfDay(), sundayEvening(), ''];
  const alone = app.setup(what.key).seats.length === 1;
  return html`<section class="surface">
    ${chips(
      'deals',
      app.say('club-deals-asked'),
      DEALS.map(count => ({ value: String(count), label: count })),
    )}
    ${
      alone
        ? nothing
        : chips(
            'level',
            app.say('club-bots'),
            what.game.levels.map(value => ({ value, label: app.say(`level-${value}`) })),
          )
    }
    ${chips(
      'until',
      app.say('club-open-until'),
      ends.map((value, at) => ({
        value,
        label: value && at ? untilInWords(app, value) : app.say(at ? 'club-no-end' : 'club-tonight'),
      })),
    )}
    <label class="event-name" for="event-name"><b>${app.say('club-name')}</b>
      <input id="event-name" type="text" maxlength=${LONGEST_EVENT_NAME} autocomplete="off" .value=${draft.name}
        @input=${(event: Event) => (draft.name = (event.target as HTMLInputElement).value)}></label>
  </section>`;
};

/** The last minute of today. */
function endOfDay() {
  const end = new Date();
  end.setHours(23, 59, 0, 0);
  return end.toISOString();
}

/** Sunday, 20:00: this week's, or from Saturday on next week's. */
function sundayEvening() {
  const [SUNDAY, WEEK, EIGHT, SATURDAY] = [0, 7, 20, 6];
  const end = new Date();
  const ahead = (SUNDAY - end.getDay() + WEEK) % WEEK || WEEK;
  end.setDate(end.getDate() + (end.getDay() === SATURDAY ? ahead + WEEK : ahead));
  end.setHours(EIGHT, 0, 0, 0);
  return end.toISOString();
}
