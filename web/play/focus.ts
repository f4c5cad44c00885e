/** What the tab key reaches, and whether the keyboard is in use: then it must not lose its place. */
export class Focus {
  byKeys = false;
  card = '';
  die = 0;
  box = '';

  use(byKeys: boolean) {
    this.byKeys = byKeys;
  }

  onCard(name: string) {
    this.card = name;
  }

  onDie(at: number) {
    this.die = at;
  }

  onBox(id: string) {
    this.box = id;
  }

  /** Gives the keyboard its place back, where what had the focus has gone. */
  restore(target: string) {
    if (this.byKeys && document.activeElement === document.body)
      document.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
  }
}
