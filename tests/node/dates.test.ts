import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { App } from '../../web/app.ts';
import { headOf } from '../../web/model/daily.ts';
import { daysIn, streakOf } from '../../web/model/daily-calendar.ts';
import { newMatch, record } from '../../web/model/matches.ts';
import { recently } from '../../web/model/statistics.ts';
import type { Frame, GameEntry } from '../../web/protocol.d.ts';
import { dateOf, datesOf, daysUntil, isDate, later } from '../../web/storage/dates.ts';
import { faultInRecord, readMatch, recordOf } from '../../web/storage/match-shape.ts';
import { DAYS, newSchedule, scheduleAfter } from '../../web/storage/mistake-schedule.ts';
import { MISTAKE_FORM } from '../../web/storage/mistake-store.ts';
import type { MatchRecord, StoredMatch } from '../../web/storage/stored-types.ts';
import { dateIn } from '../../web/words/formatting.ts';

const words = { en: { game: 'Dice' }, ja: { game: 'ダイス' } };
const game = {
  name: 'dice',
  seats: [1],
  options: [],
  levels: ['easy'],
  presets: {},
  shown: {},
  low_wins: false,
  words,
};
const catalogue = { games: [game as unknown as GameEntry] };
const app = { catalogue, language: 'en', game: () => game, say: (id: string) => id } as unknown as App;

/** Do something as a device in another time zone would at that moment. */
function as<T>(zone: string, now: string, act: () => T): T {
  const before = [process.env.TZ, Date.now] as const;
  process.env.TZ = zone;
  Date.now = () => Date.parse(now);
  try {
    return act();
  } finally {
    if (before[0] === undefined) delete process.env.TZ;
    else process.env.TZ = before[0];
    Date.now = before[1];
  }
}

/** The deal of a day, begun and ended at these moments. */
function played(date: string, zone: string, began: string, ended: string): StoredMatch {
  const what = { key: 'dice', game: game as unknown as GameEntry, preset: '' };
  const { seed, ...head } = headOf(what, date);
  const match = as(zone, began, () => newMatch('dice', { ...head, names: [''] }, String(seed)));
  const time = Date.parse(ended) - Date.parse(began);
  match.tally = { time, hints: 0, undone: 0 };
  match.when = Date.parse(ended);
  as(zone, ended, () => record(app, match, frame(-2)));
  return match;
}

const frame = (to_act: number) =>
  ({
    view: {
      to_act,
      seat: 0,
      points: [7],
      places: [1],
      scores: [],
      round: 1,
      sheet: [],
      zones: [],
      badges: [],
      teams: [],
    },
  }) as unknown as Frame;

/** How many days in a row were played in time, for a device in this time zone. */
const rowIn = (zone: string, now: string, matches: StoredMatch[]) =>
  as(zone, now, () => streakOf(daysIn(app, matches.map(recordOf))).now);

const NEW_YORK = 'America/New_York';
const LATE = [20, 21, 22].map(day =>
  played(`2026-11-${day}`, NEW_YORK, `2026-11-${day + 1}T04:20Z`, `2026-11-${day + 1}T04:30Z`),
); // local time 23:30

test('a journey does not change the days on which deals of the day were played', () => {
  for (const zone of [NEW_YORK, 'Europe/Berlin', 'Asia/Tokyo', 'Pacific/Honolulu'])
    assert.equal(rowIn(zone, '2026-11-23T09:00Z', LATE), 3, zone);
});

test('a match that begins before midnight counts for both of its dates', () => {
  const night = played('2026-11-20', NEW_YORK, '2026-11-21T04:50Z', '2026-11-21T05:10Z');
  assert.deepEqual(night.dates, { began: '2026-11-20', ended: '2026-11-21' });
  assert.equal(rowIn('Asia/Tokyo', '2026-11-21T01:00Z', [night]), 1);
});

test('a match of before the dates were kept has those of the time zone of the device', () => {
  const [{ dates, ...old }] = LATE;
  assert.equal(rowIn(NEW_YORK, '2026-11-21T12:00Z', [old]), 1);
  assert.equal(rowIn('Europe/Berlin', '2026-11-21T12:00Z', [old]), 0);
});

test('the dates of a match are decided when it ends first', () => {
  const match = played('2026-11-20', NEW_YORK, '2026-11-21T04:20Z', '2026-11-21T04:30Z');
  const kept = { began: '2026-11-20', ended: '2026-11-20' };
  as('Asia/Tokyo', '2026-12-01T00:00Z', () => record(app, match, frame(-2))); // the match is only opened again
  assert.deepEqual(match.dates, kept);
  as('Asia/Tokyo', '2026-12-01T00:00Z', () => record(app, match, frame(0))); // the last move is taken back
  as('Asia/Tokyo', '2026-12-01T00:01Z', () => record(app, match, frame(-2)));
  assert.deepEqual(match.dates, kept);
});

test('a finished match of before is only opened, and gets no dates', () => {
  const { dates, ...old } = LATE[0];
  as('Asia/Tokyo', '2026-12-01T00:00Z', () => record(app, old, frame(-2)));
  assert.equal(
    datesOf(old).ended,
    as('Asia/Tokyo', '2026-12-01T00:00Z', () => dateOf(LATE[0].when)),
  );
  assert.equal('dates' in old, false);
});

test('the dates of a match go with it into a file and back', () => {
  const [match] = LATE;
  assert.deepEqual(readMatch(JSON.parse(JSON.stringify(match))).match?.dates, match.dates);
  assert.deepEqual(recordOf(match).dates, match.dates);
});

test('damaged dates are refused by their part', () => {
  const [match] = LATE;
  const wrong = ['2026-02-30', '2026-1-1', 'today', '', 5, null, '2026-11-20T00:00', '9999-99-99'];
  for (const ended of wrong) {
    const dates = { began: '2026-11-20', ended };
    assert.equal(readMatch({ ...match, dates }).part, 'dates.ended', String(ended));
    assert.equal(faultInRecord({ ...recordOf(match), dates } as unknown as MatchRecord), 'dates.ended', String(ended));
  }
  assert.equal(readMatch({ ...match, dates: ['2026-11-20'] }).part, 'dates');
  assert.equal(readMatch({ ...match, dates: { ended: '2026-11-20' } }).part, 'dates.began');
  assert.equal(readMatch({ ...match, dates: null }).part, null);
  assert.equal(MISTAKE_FORM({ ...mistake, played: '2026-02-30' }), '.played');
});

const mistake = { id: 'a/0', head: LATE[0].head, log: [], names: [''], when: LATE[0].when };

test('the day of a match is told as it was where it was played, as the reader’s region writes it', () => {
  Object.defineProperty(globalThis, 'navigator', {
    value: { languages: ['ja', 'en-US', 'en-GB'] },
    configurable: true,
  });
  const told = (date: string) => as('Europe/Berlin', '2026-11-23T09:00Z', () => recently(app, date));
  assert.equal(told(datesOf(LATE[2]).ended), 'yesterday');
  assert.equal(told('2026-11-16'), 'Nov 16, 2026');
});

test('a date is one of the calendar, and no clock change makes it longer', () => {
  for (const text of ['2026-02-30', '2026-13-01', '20261120', '2026-11-20 ', 20261120])
    assert.equal(isDate(text), false);
  assert.equal(isDate('2028-02-29'), true);
  assert.equal(later('2028-02-28', 1), '2028-02-29');
  assert.equal(daysUntil('2026-03-30', '2026-03-28'), 2);
  const berlin = (time: string) => as('Europe/Berlin', time, () => dateOf(Date.now()));
  assert.equal(berlin('2026-03-28T22:59Z'), '2026-03-28');
  assert.equal(berlin('2026-03-28T23:01Z'), '2026-03-29');
  assert.equal(berlin('2026-12-31T23:00:01Z'), '2027-01-01');
});

test('today may still be one of the days in a row', () => {
  const on = (date: string, ended = date) => played(date, 'UTC', `${ended}T12:00Z`, `${ended}T12:00Z`);
  const row = (...matches: StoredMatch[]) =>
    as('UTC', '2026-11-21T12:00Z', () => streakOf(daysIn(app, matches.map(recordOf))));
  assert.deepEqual(row(), { now: 0, best: 0 });
  assert.deepEqual(row(on('2026-11-21')), { now: 1, best: 1 });
  assert.deepEqual(row(on('2026-11-20'), on('2026-11-19')), { now: 2, best: 2 });
  assert.deepEqual(row(on('2026-11-19'), on('2026-11-18')), { now: 0, best: 2 }); // yesterday is missed for good
  assert.deepEqual(row(on('2026-11-21'), on('2026-11-20', '2026-11-21'), on('2026-11-19')), { now: 1, best: 1 });
});

test('a mistake that is put right comes back later each time, and else tomorrow', () => {
  const today = '2026-03-10';
  const cases = [
    [{ stage: 0, due: today }, true, { stage: 1, due: '2026-03-13' }],
    [{ stage: 1, due: today }, true, { stage: 2, due: '2026-03-17' }],
    [{ stage: 2, due: '2026-03-09' }, true, { stage: 3, due: '2026-03-31' }],
    [{ stage: 3, due: today }, true, null],
    [{ stage: 3, due: today }, false, { stage: 0, due: '2026-03-11' }],
    [{ stage: 2, due: '2026-03-11' }, true, { stage: 2, due: '2026-03-11' }],
    [{ stage: 2, due: '2026-03-11' }, false, { stage: 0, due: '2026-03-11' }],
  ] as const;
  assert.deepEqual(DAYS, [1, 3, 7, 21]);
  for (const [due, right, then] of cases) assert.deepEqual(scheduleAfter(due, right, today), then);
  assert.deepEqual(newSchedule('2028-02-28'), { stage: 0, due: '2028-02-29' });
});

test('a date is written although the browser names a language that is no tag', () => {
  const navigator = { languages: ['en-US@posix', 'en_US', 'C', '', 'en-US'] };
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
  assert.equal(dateIn('en', Date.UTC(2026, 10, 21), { dateStyle: 'medium', timeZone: 'UTC' }), 'Nov 21, 2026');
  assert.match(dateIn('ja', Date.UTC(2026, 10, 21), { dateStyle: 'medium', timeZone: 'UTC' }), /2026/);
});
