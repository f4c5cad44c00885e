// A score pad as the page shows it, for real dice or points.

import { expect } from './page.ts';
import { Table } from './table.ts';

export class Pad extends Table {
  readonly faces = this.page.locator('.pad-faces button');

  /** Go to a game's page, and start a pad for people of these names. */
  async beginAt(key: string, ...names: string[]) {
    const { page } = this;
    await page.enter(`#/game/${key}`);
    await page.getByRole('link', { name: 'Score pad' }).click();
    for (const [seat, name] of names.entries()) await page.getByLabel(`Name of player ${seat + 1}`).fill(name);
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(this.faces).toHaveCount(6);
  }

  async enter(dice: string) {
    for (const face of dice) await this.page.locator(`[data-face="${face}"]`).click();
  }

  box(id: string) {
    return this.page.locator(`[data-box="${id}"]`);
  }

  pointsOf(seat: number) {
    return this.page.locator('.totals .total').nth(seat);
  }
}
