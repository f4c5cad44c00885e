import type { Display } from '../app.ts';
import type { Sender } from './incoming-files.ts';
import { receiveFiles } from './incoming-files.ts';

/** Return the files that were chosen, and empty their field, so that the player may choose them again. */
export function chosenFiles({ target }: Event): File[] {
  const field = target as HTMLInputElement;
  const files = [...(field.files ?? [])];
  field.value = '';
  return files;
}

/** Return the file that was chosen in a field for one. */
export const chosenFile = (event: Event): File | undefined => chosenFiles(event)[0];

/** Create the handlers that accept a file from a file input, dropped on a screen, or handed over by the system. */
export function fileIntake(app: Display, take: (file: File, from?: Sender) => Promise<unknown>) {
  let held = false;
  receiveFiles(take);
  const hold = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    if (held === over || (event.currentTarget as Element).contains(event.relatedTarget as Node | null)) return;
    held = over;
    app.redraw();
  };
  return {
    /** True while a file is dragged over the screen. */
    get held() {
      return held;
    },
    over: hold(true),
    away: hold(false),
    dropped(event: DragEvent) {
      event.preventDefault();
      held = false;
      const [file] = event.dataTransfer?.files ?? [];
      if (file) take(file);
      else app.redraw();
    },
    chosen(event: Event) {
      const file = chosenFile(event);
      if (file) take(file);
    },
  };
}
