// The transcript of a match tells what was said while it was played.

import assert from 'node:assert/strict';
import { expect, type Page, python, same, test } from './page.ts';
import { sit, type Table } from './table.ts';

/** Short matches, and how many sit there. */
const GAMES: Record<string, [players: number, options: object]> = {
  hearts: [4, { passing: false, target: 50 }],
  president: [4, { length: 'short' }],
  haggis: [2, {}],
  yahtzee: [2, {}],
};
const LEFT = 3; // decisions of the player before the end, if they are played as in the log

/** The log of a match whose end is a few decisions of the player away, and the next of them. */
const nearlyOver = (game: string) =>
  python<{ log: string[]; move: string }>(`
import json
from taku import Match
game, players, options = ${JSON.stringify(game)}, ${GAMES[game][0]}, json.loads('${JSON.stringify(GAMES[game][1])}')
match = Match(game, options, seats=players, seed="end")
while not match.over:
    match.play(match.moves()[-1 if game == "haggis" else 0])
for _ in range(${LEFT}):
    match = match.undo(0)
fills = [move for move in match.moves() if move.startswith("fill")]
result = {"log": match.log, "move": (fills or match.moves())[0]}
`);

/** The whole match in words, all its rounds unfolded. */
async function transcript({ page, sheet }: Table) {
  await page.press('Escape');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await sheet.getByRole('button', { name: 'What happened' }).click();
  await expect(page.locator('.transcript')).toBeVisible();
  const folded = page.locator('.transcript details:not([open]) summary');
  while (folded.count) await folded.first.click();
  await page.hasSettled();
  return page.locator('.sheet-log .log').find().map(heard).join(' ');
}

/** The text of an element without what a screen reader leaves out, and without the number before a turn. */
function heard(log: Element) {
  const told = log.cloneNode(true) as Element;
  for (const part of told.querySelectorAll('[aria-hidden], .number')) part.remove();
  return told.textContent ?? '';
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What has been said of the latest events, up to whose turn it is. */
const eventsSaid = ({ said }: Page) => {
  const polite = said.filter(([live]) => live === 'polite').map(([, text]) => text);
  return squeezed(polite.join(' ')).split('Your turn.')[0].trim();
};

for (const [game, [players, options]] of Object.entries(GAMES))
  test(`speech and transcript tell the same: ${game}`, async ({ visit }) => {
    const { log, move } = await nearlyOver(game);
    const settings = { verbosity: 'full' };
    const table = await sit(visit, game, { players, options: { ...options }, log, settings });
    const { page } = table;
    await page.hears('Your turn');
    await page.fallsSilent();
    page.said = [];
    await table.play(move);
    await page.fallsSilent();
    const events = eventsSaid(page);
    assert(events);
    const told = squeezed(await transcript(table));
    same(told.slice(-events.length), events);
  });
