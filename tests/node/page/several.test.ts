// Several people at one device: the page never contains what another player holds.

import assert from 'node:assert/strict';
import { Chance, SEED } from '../chance.ts';
import { expect, type Page, python, same, test, until, type Visits } from './page.ts';
import { sit, type Table } from './table.ts';

/** A game, who sits there, a deal whose round is soon over, and how many turns are taken. */
type Sitting = { game: string; seats: string[]; log: string[]; turns: number };

const SITTINGS: Sitting[] = [
  {
    game: 'hearts',
    seats: ['human', 'human', 'easy', 'human'],
    log: ['deal 2C 3D 4S QH | 5C AH 6S QS | 8C TD 7S 9H | JC KD 5S 3H'],
    turns: 14,
  },
  {
    game: 'president',
    seats: ['human', 'easy', 'human', 'human'],
    log: ['deal 3D 4S 4H | 5S 6C 6D | 7S 8H TD | 9C JD KS'],
    turns: 14,
  },
  {
    game: 'haggis',
    seats: ['human', 'human', 'easy'],
    log: ['dealer 1', 'deal 2R 5O 5G J0 Q0 K0 | 3Y 6R 6B J1 Q1 K1 | 4G 7O 8Y J2 Q2 K2 | 9R TB'],
    turns: 8,
  },
];

/** Sit down with several people, who are told all that can be told. */
const together = (visit: Visits['visit'], { game, seats, log }: Sitting) =>
  sit(visit, game, { seats, log, names: [...'ABCDE'.slice(0, seats.length)], settings: { verbosity: 'full' } });

// Knowledge of a seat

/** Functions in Python of what a seat may not know; `known_before`: what it held and saw in earlier rounds. */
const SECRETS = `
import json
from taku import Match
from taku.records import plain
from tests.hidden import held, names_in, secrets

def match_at(head, log):
    return Match.load({**head, "log": log}, draws=False)

def known_before(match, seat):
    deals = [at for at, entry in enumerate(match.log) if entry.startswith("deal ")]
    positions = [match_at(match.save(), match.log[:at]) for at in range(deals[0], deals[-1] + 1)]
    ended = [dict(event.args) for at in deals[1:] for event in positions[at - deals[0]].story]
    seen = (names_in(plain(position.view(seat))) for position in positions)
    return names_in(ended).union(*seen)
`;
const inPython = (value: unknown) => `json.loads(${JSON.stringify(JSON.stringify(value))})`;

type Position = { hands: string[][]; hidden: string[]; moves: string[] };

/** The match on the table, and what its viewer may not know, though it may be told of earlier rounds. */
const position = ({ taku }: Page) =>
  python<Position>(`${SECRETS}
match, seat = match_at(${inPython(taku.match?.head)}, ${inPython(taku.match?.log)}), ${taku.viewer}
hidden = secrets(match, seat) - known_before(match, seat)
result = {"hands": [*map(sorted, held(match))], "hidden": sorted(hidden), "moves": [*match.moves()] if match.to_act >= 0 else []}
`);

/** All texts of the document: attributes too, but no drawings. */
function written({ document }: Page) {
  const parts = [document.title];
  for (const element of document.querySelectorAll('html, html *')) {
    if (element.closest('.sprite, meta[http-equiv]')) continue;
    for (const { name, value } of element.attributes) if (name !== 'd') parts.push(value);
    for (const node of element.childNodes) if (node.nodeType === node.TEXT_NODE) parts.push(node.textContent ?? '');
  }
  return parts.join('\n');
}

/** Does a text say this alone? In notation 7S is a card; 7s are several. */
const says = (text: string, wanted: string, flags = '') =>
  new RegExp(`(?<![\\w.])${wanted.replace(/[^\w ]/g, '\\$&')}(?![\\w.])`, flags).test(text);

/** Which of these cards the document names: by their notation, or in words. */
function found(page: Page, names: string[]) {
  const text = written(page);
  return names.filter(name => says(text, name) || says(text, page.taku.cardName(name), 'i'));
}

// Passing the device on

const curtain = (page: Page) => page.locator('.curtain');
const lift = (page: Page) => page.getByRole('button', { name: 'I’m' }).click();

/** Wait for what one of the players must do next, and return what that is. */
async function nextStep({ page, sheet }: Table) {
  await page.hasSettled();
  await expect(page.locator('.curtain, .sheet-round[open], .foot[data-acts]')).toBeAttached();
  return curtain(page).count ? 'curtain' : sheet.count ? 'score' : 'turn';
}

/** Do it, with this move if it is a turn. */
async function goOn({ page, sheet }: Table, step: string, move: string) {
  if (step === 'curtain') {
    await lift(page);
    await expect(curtain(page)).toHaveCount(0);
  } else if (step === 'score') await sheet.locator('.primary').click();
  else {
    const before = page.taku.match?.log.length ?? 0;
    page.request({ type: 'play', move });
    await until(() => (page.taku.match?.log.length ?? 0) > before);
  }
}

/** Open the whole match in words, and return which of these cards it names. */
async function toldOf({ page, sheet }: Table, names: string[]) {
  const stories = () => page.tab.engine.answers.filter(({ type }) => type === 'story-told').length;
  const before = stories();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await sheet.getByRole('button', { name: 'What happened' }).click();
  await until(() => stories() > before);
  await expect(sheet).toContainText(/[a-z]/);
  const told = found(page, names);
  await page.press('Escape');
  await expect(sheet).toHaveCount(0);
  return told;
}

/** Assert that each message of the engine is for one person: what that one sees, and what has happened. */
async function framesKeepSecrets(page: Page) {
  const told = await python<unknown[]>(`${SECRETS}
head, log, seat, result = None, [], None, []
for fact in ${inPython(page.tab.engine.answers)}:
    if fact["type"] == "frame":
        head = fact["match"] or head
        log = [*log[: fact["log"]["start"]], *fact["log"]["entries"]]
        seat = fact["view"]["seat"]
    if head:
        shown = {name: part for name, part in fact.items() if name not in ("log", "match")}
        match = match_at(head, log)
        hidden = secrets(match, seat)
        if fact["type"] == "story-told":
            hidden -= known_before(match, seat)
        if names_in(shown) & hidden:
            result.append([fact["type"], sorted(names_in(shown) & hidden)])
assert seat is not None
`);
  same(told, []);
}

for (const sitting of SITTINGS)
  test(`a player sees only the own hand: ${sitting.game}`, async ({ visit }) => {
    const table = await together(visit, sitting);
    const { page } = table;
    const chance = new Chance(`several ${SEED}`);
    const seen = { curtain: 0, turn: 0, score: 0 };
    while (seen.turn < sitting.turns) {
      const step = await nextStep(table);
      seen[step] += 1;
      const { hands, hidden, moves } = await position(page);
      if (step === 'curtain') {
        same(page.locator('.card, .die').count, 0);
        same(found(page, hands.flat()), []);
      } else {
        same(found(page, hidden), [], table.log.join());
        assert(step === 'score' || found(page, hands[page.taku.viewer as number]).length);
        if (step === 'turn' && seen.turn % 3 === 0) same(await toldOf(table, hidden), [], table.log.join());
      }
      await goOn(table, step, chance.among(moves));
    }
    assert(seen.curtain > 4);
    await framesKeepSecrets(page);
  });

test('only the called player lifts the curtain', async ({ visit }) => {
  const table = await together(visit, SITTINGS[0]);
  const { page } = table;
  await expect(curtain(page)).toBeVisible();
  await page.hasSettled();
  page.tab.engine.die();
  await expect(page.notice).toContainText('continues');
  await until(() => page.tab.engine.answers.filter(answer => answer.type === 'frame' && answer.begins).length === 2);
  for (const key of ['Escape', 't', 'h', 'p', 'l']) await page.press(key);
  await curtain(page).click();
  await page.hasSettled();
  await expect(curtain(page)).toBeVisible();
  same(found(page, (await position(page)).hands.flat()), []);
  await page.reload();
  await expect(curtain(page)).toBeVisible();
  await lift(page);
  await expect(table.hand).toHaveCount(4);
});

/** Have the page ask this for locks that keep the screen on; return how many it holds. */
function watchLocks() {
  let held = 0;
  const request = async () => {
    held += 1;
    return Object.assign(new EventTarget(), { release: async () => void (held -= 1) });
  };
  const prepare = (window: Page['window']) => Object.assign(window.navigator, { wakeLock: { request } });
  return { prepare, held: () => held };
}

test('chosen cards wait behind the curtain', async ({ visit }) => {
  const { prepare, held } = watchLocks();
  const [seats, names] = [
    ['human', 'human', 'easy', 'easy'],
    ['Ann', 'Bo'],
  ];
  const table = await sit(visit, 'hearts', { seats, names, page: { prepare } });
  const { page, slots } = table;
  const takesTheDevice = async () => {
    await expect(curtain(page)).toBeVisible();
    same(page.locator('.card').count, 0);
    await lift(page);
    await table.myTurn();
  };

  await takesTheDevice();
  await until(() => held() === 1); // the screen stays on while a table is open
  for (const name of table.names.slice(0, 2)) await table.touch(name);
  await expect(slots).toHaveCount(2);
  await page.enter('#/settings');
  await expect(page.locator('.settings')).toBeVisible();
  await until(() => held() === 0);
  await page.goBack();
  await takesTheDevice();
  await expect(slots).toHaveCount(2);
  await until(() => held() === 1);
  await table.touch(table.names[0]);
  await table.primary.click();
  await takesTheDevice(); // the other seat
  await expect(slots).toHaveCount(0);
});
