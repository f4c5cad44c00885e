// The open table: a line of play that is walked, looked at with all hands open, and set up.

import { expect, type Locator, type Page } from './page.ts';
import { Table } from './table.ts';

export class OpenTable extends Table {
  readonly where: Locator;
  readonly rows: Locator;

  constructor(page: Page) {
    super(page);
    this.where = page.getByRole('slider');
    this.rows = page.locator('.rows > .row');
  }

  /** Wait until so many moves of the line are on the table. */
  at(at: number, count: number) {
    return expect(this.where).toHaveAttribute('aria-valuetext', `Move ${at} of ${count}`);
  }
}
