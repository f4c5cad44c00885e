import { html, nothing } from 'lit-html';
import type { App, Screen } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { linkRow } from '../../art/link-row.ts';
import { fieldError, gameArt, radioButtons, topBar } from '../../art/widgets.ts';
import type { Draft } from '../../model/club-events.ts';
import { DEALS, drawn, keepEvent, LONGEST_EVENT_NAME, sameForAll, untilInWords } from '../../model/club-events.ts';
import { setInWords } from '../../model/house-rules.ts';
import { setupInWords } from '../../model/matches.ts';
import type { Offer } from '../../model/offers.ts';
import { artOf, gameRich, offerAt, tintOf } from '../../model/offers.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import { MOST_ENTRANTS } from '../../storage/event-store.ts';
import { HUMAN } from '../../storage/match-shape.ts';
import { slips } from '../../storage/slip-store.ts';
import { properName } from '../../words/names.ts';

/** What the player has chosen so far, by the game's key: it stays when the house rules are looked at. */
const drafts = new Map<string, Questions>();

/** Who may enter: everyone with the link, or those on a list, which the names of a class can begin. */
const WHO = ['link', 'class', 'names'] as const;
/** What is asked; `names` one a line. */
type Questions = Pick<Draft, 'deals' | 'level' | 'until' | 'name'> & { who: (typeof WHO)[number]; names: string };

/** Make an event: '#/event/new/hearts'. */
export const newEvent: Screen = {
  open(app, [, ...key], visit) {
    const what = offerAt(app, key.join('/'));
    if (!what) return reportUnknownAddress(app);
    const level = what.game.levels[1] ?? what.game.levels[0];
    const draft =
      drafts.get(what.key) ??
      ({ deals: 8, level, until: sundayEvening(), name: '', who: 'link', names: '' } as Questions);
    drafts.set(what.key, draft);
    /** Why the engine refuses the event; '' if it does not. */
    let wrong = '';
    let waits = false;
    let pupils: string[] = [];
    slips.all().then(
      ({ kept }) => {
        pupils = [...new Set(kept.map(({ name }) => name).filter(Boolean))].sort().slice(0, MOST_ENTRANTS);
        app.redraw();
      },
      () => {}, // without a database there is no class
    );
    const make = () => {
      const { options, seats } = app.setup(what.key);
      const entrants = draft.who === 'link' ? [] : namesIn(draft.names);
      if (draft.who !== 'link' && !entrants.length) return refuse(app.say('club-names-missing'));
      waits = true;
      wrong = '';
      app.request({
        type: 'read-event',
        event: drawn({ ...draft, entrants, game: what.game.name, options, seats: seats.length }),
      });
      app.redraw();
    };
    const refuse = (words: string) => {
      wrong = words;
      waits = false;
      app.announce(wrong);
      app.redraw();
    };
    app.useGame(what.game.name).then(app.redraw);
    return {
      title: () => app.say('club-new'),
      draw: () => html`<div class="page new-event" data-tint=${tintOf(what)}>
        ${topBar(app, app.say('club-new'))}
        ${game(app, what, draft.level)}
        ${questions(app, what, draft, pupils)}
        <p class="help">${sameForAll(app, what, draft.deals)}</p>
        <div class="surface doors">${linkRow({ href: '#/event', sign: 'i-cards', name: app.say('events'), state: app.say('events-here') })}</div>
        ${fieldError('event-wrong', wrong)}
        <footer class="deal"><button class="primary big" aria-busy=${String(waits)} @click=${make}><span>${app.say('club-make')}</span></button></footer>
      </div>`,
      async receive(message) {
        if (message.type === 'refused' && message.request === 'read-event')
          return refuse(app.say('club-not-made', { problem: String(message.refusal.args.problem ?? '') }));
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
  const rules = app.speaks(what.game.name) ? `${setInWords(app, what, setup)} · ` : '';
  return html`<a class="surface event-game" href=${`#/options/${what.key}`}>${gameArt(artOf(app, what))}
    <span><b>${gameRich(app, what, 'game')}</b> <small>${rules}${setupInWords(app, { seats: setup.seats.map((_, seat) => (seat ? level : HUMAN)) })}</small></span>${icon('i-next')}</a>`;
};

const questions = (app: App, what: Offer, draft: Questions, pupils: readonly string[]) => {
  const choose = <K extends keyof Questions>(part: K, value: Questions[K]) => {
    draft[part] = value;
    app.redraw();
  };
  const chips = (part: 'deals' | 'level' | 'until', label: string, values: { value: string; label: unknown }[]) =>
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
    ${whoEnters(app, draft, pupils)}
    <label class="event-name" for="event-name"><b>${app.say('club-name')}</b>
      <input id="event-name" class="text-field" type="text" maxlength=${LONGEST_EVENT_NAME} autocomplete="off" .value=${draft.name}
        @input=${(event: Event) => (draft.name = (event.target as HTMLInputElement).value)}></label>
  </section>`;
};

const whoEnters = (app: App, draft: Questions, pupils: readonly string[]) => {
  const choose = (value: string) => {
    draft.who = value as Questions['who'];
    if (draft.who === 'class') draft.names = pupils.join('\n');
    app.redraw();
  };
  const values = WHO.filter(who => who !== 'class' || pupils.length).map(value => ({
    value,
    label: app.say(`club-who-${value}`),
  }));
  return html`${radioButtons({ name: 'event-who', label: app.say('club-who'), values, value: draft.who, choose })}
    ${
      draft.who === 'link'
        ? nothing
        : html`<label class="event-names-given" for="event-names">${app.say('club-names')}
          <textarea id="event-names" class="text-field" rows="4" .value=${draft.names}
            @input=${(event: Event) => (draft.names = (event.target as HTMLTextAreaElement).value)}></textarea></label>`
    }`;
};

/** The names in a text, one a line, each once. */
const namesIn = (text: string) =>
  [...new Set(text.split('\n').map(properName).filter(Boolean))].slice(0, MOST_ENTRANTS);

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
