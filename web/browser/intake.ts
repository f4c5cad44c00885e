import type { App } from '../app.ts';

/** Takes files that somebody chooses, or drops on a screen. */
export function intake(take: (app: App, file: File) => Promise<unknown>) {
  let held = false;
  const hold = (app: App, over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    if (held === over || (event.currentTarget as Element).contains(event.relatedTarget as Node | null)) return;
    held = over;
    app.redraw();
  };
  return {
    /** Is a file held over the screen? */
    get held() {
      return held;
    },
    over: (app: App) => hold(app, true),
    away: (app: App) => hold(app, false),
    dropped: (app: App) => (event: DragEvent) => {
      event.preventDefault();
      held = false;
      const [file] = event.dataTransfer?.files ?? [];
      if (file) take(app, file);
      else app.redraw();
    },
    /** The same file may be chosen again. */
    chosen: (app: App) => (event: Event) => {
      const input = event.target as HTMLInputElement;
      const [file] = input.files ?? [];
      if (file) take(app, file).then(() => (input.value = ''));
    },
    forget() {
      held = false;
    },
  };
}
