import type { Display, Preferences, Stores, Wording } from '../app.ts';
import { importPart } from '../browser/import-part.ts';
import { eraseLocalStore } from '../storage/local-store.ts';
import { readSettings, showSettings } from '../storage/preferences.ts';
import type { PageWords } from './page-words.ts';

/** Erase everything that the page has stored on this device. */
export async function erase(app: Wording & Preferences & Stores & Display, words: PageWords): Promise<void> {
  await importPart(() => import('./lazy.ts')).then(
    ({ leaveRoom, forgetClasses }) => {
      leaveRoom();
      forgetClasses();
    },
    () => {}, // if the module is missing, there are no rooms
  );
  const isErased = await app.matches.erase().then(
    () => true,
    () => false,
  );
  eraseLocalStore();
  Object.assign(app.settings, readSettings());
  showSettings(app.settings);
  await words.speak(words.game);
  if (isErased) app.announce(app.say('data-erased'));
  else app.notify({ id: 'not-erased', text: 'notice-not-erased' });
  app.redraw();
}
