import { html } from 'lit-html';
import type { App, Params, Screen } from '../../app.ts';
import type { StoredMatch } from '../../kept/types.ts';
import { LinkError } from '../../model/link.ts';
import { save } from '../../model/matches.ts';
import { titleOfMatch } from '../../model/offers.ts';
import { Sitter } from '../../play/sitter.ts';
import type { Fact, Frame, Head, Save } from '../../protocol.d.ts';
import { lineBar } from '../../table/line.ts';
import { table } from '../../table/table.ts';
import { turnOf } from '../../table/talk.ts';
import type { Line, Play } from '../../table/types.ts';
import { argsOf } from '../../table/view.ts';
import { StudyActs } from './acts.ts';
import { Setting, settingScreen } from './setup.ts';

export type Refused = Extract<Fact, { type: 'refused' }>;
/** What is laid: a save and how it is seen, and what else is known of the match. */
export type Laid = { save: Save; at: number; eyes?: number | null; sealed?: boolean; out?: string } & Partial<
  Pick<StoredMatch, 'names' | 'open' | 'watched' | 'practice'>
>;
/** What makes a screen of the open table: what its address means, and what to say where that cannot be laid. */
export interface Source {
  begin: (app: App, params: Params, lay: (laid: Laid) => Promise<void>) => Promise<void>;
  refused?: (app: App, fact: Refused) => void;
}

const beginning = (): Line => ({
  log: [],
  at: 0,
  walking: false,
  drawn: null,
  lot: null,
  other: null,
  eyes: null,
  sealed: false,
  out: '#/',
});

/** A link that leads to no position, and which part of it is wrong. */
export function broken(app: App, part: string) {
  app.notify({ id: 'bad-link', text: 'notice-bad-link', args: { part } });
  app.go('#/');
}

/** The open table: a line of play that is walked, seen with anybody's eyes, and left at any point. */
export function openTable({
  begin,
  refused = (app, fact) => broken(app, fact.entry ? 'moves' : 'rules'),
}: Source): Screen {
  let sitter: Sitter | null = null;
  /** What is being set up by hand, if anything is. */
  let setting: Setting | null = null;

  const screen: Screen = {
    table: true,
    title: app => app.say(app.match?.watched ? 'replay-of' : 'study-of', { game: titleOfMatch(app) }),
    place: (_app, params) => params.join('/'),

    enter(app, params) {
      screen.leave?.(app);
      const mine = (sitter = new Sitter(app, { acts: (play, show) => new StudyActs(app, play, show) }));
      const { play } = mine;
      play.line = beginning();
      setting = new Setting(app, play);
      (play.act as StudyActs).setting = setting;
      begin(app, params, async laid => {
        if (sitter === mine) await lay(app, play.line as Line, laid);
      }).catch(error => {
        if (!(error instanceof LinkError)) throw error;
        if (sitter === mine) broken(app, error.part);
      });
    },

    draw(app) {
      if (!sitter) return html``;
      const { play, measure } = sitter;
      queueMicrotask(measure);
      queueMicrotask(showActing);
      if (setting?.open) return settingScreen(app, setting);
      return html`<div class="study">${table(app, play)}${play.view ? lineBar(app, play) : ''}</div>`;
    },

    heard(app, fact) {
      if (!sitter) return;
      const { play } = sitter;
      if (fact.type === 'frame') follow(app, play, fact);
      if (fact.type === 'refused' && fact.wish === 'study' && !play.view) return refused(app, fact);
      if (fact.type === 'refused' && setting?.open) return setting.refused(fact);
      sitter.heard(fact);
      if (fact.type !== 'frame') return;
      tell(app, play, fact);
      setting?.follow(fact);
    },

    leave() {
      sitter?.leave();
      sitter = setting = null;
    },

    keys(_app, event) {
      if (!sitter?.play.line || setting?.open) return;
      const { act, line, sheet } = sitter.play;
      const to = sheet ? undefined : stepTo(line, event);
      if (to === undefined) return sitter.keys(event);
      event.preventDefault();
      (act as StudyActs).go(to);
    },
  };
  return screen;
}

/** Where not all hands have room, that of whoever is to act comes into sight. */
const showActing = () => document.querySelector('.rows > [data-acts]')?.scrollIntoView({ block: 'nearest' });

/** Where a key leads on the line, if nothing else wants it. */
function stepTo({ at, log }: Line, { key, target, ctrlKey, altKey, metaKey }: KeyboardEvent) {
  if (ctrlKey || altKey || metaKey) return undefined;
  if (target instanceof Element && target.closest('input, select, textarea, .hand, .dice, [data-box]'))
    return undefined;
  return { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: log.length }[key];
}

async function lay(app: App, line: Line, { save, at, eyes = null, sealed = false, out = '#/', ...rest }: Laid) {
  Object.assign(line, { eyes, sealed, out, walking: false });
  const { log, ...head } = save;
  await app.lay({ type: 'study', save, at, eyes, sealed }, head as Head, rest);
}

/** Keeps the line in step with the engine, and the line that was left. */
function follow(app: App, play: Play, { match: begins, log, at = 0, drawn = null, lot = null }: Frame) {
  const { match } = app;
  const line = play.line as Line;
  if (!match) return;
  const before = line.log;
  const left = log.from < before.length && before.some((entry, place) => entry !== match.log[place]);
  const wish = match.wish;
  if (left && wish?.type === 'study' && 'save' in wish) line.other = { save: wish.save, at: line.at };
  const same = before.length === match.log.length && !left;
  line.walking &&= !left && at !== line.at;
  if (line.walking) app.wish({ type: 'study', at: line.at });
  else line.at = at;
  Object.assign(line, { log: [...match.log], drawn, lot });
  const { eyes, sealed } = line;
  match.wish = { type: 'study', save: { ...(save(match) as Save), log: line.log }, at: line.at, eyes, sealed };
  if (begins && !(same && play.told.length)) askStory(app, play);
}

/** What every entry of this line tells, and what the own seat exchanged. */
function askStory(app: App, play: Play) {
  play.told = [];
  const own = play.line?.log.length ? (app.match?.head.seats.findIndex((_, seat) => app.isYou(seat)) ?? -1) : -1;
  app.wish({ type: 'story', seat: own < 0 ? null : own });
}

/** Says what has just happened, or what had happened last here, and whose turn it is. */
function tell(app: App, play: Play, { match: begins, events, view, at = 0 }: Frame) {
  const told = begins ? (play.told[at - 1]?.events ?? []) : events;
  const sentences = told
    .filter(({ kind }) => app.has(`event-${kind}`))
    .map(event => app.say(`event-${event.kind}`, argsOf(event)));
  if (view.to_act >= 0) sentences.push(turnOf(app, play, view.to_act) + app.say('stop'));
  app.announce(
    [app.say('study-at', { at, count: play.line?.log.length ?? 0 }) + app.say('stop'), ...sentences].join(
      app.say('gap'),
    ),
  );
}
