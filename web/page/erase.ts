import type { Display, Preferences, Stores, Wording } from '../app.ts';
import { eraseVisitor } from '../model/visitor.ts';
import { eraseDaily } from '../storage/daily-store.ts';
import { eraseSettings, showSettings } from '../storage/preferences.ts';
import { eraseRooms } from '../storage/room-store.ts';
import { erasePars } from '../storage/strong-result-store.ts';
import { forget } from '../wire/snapshot.ts';
import type { PageWords } from './page-words.ts';

/** Erase everything that the page has stored on this device. */
export async function erase(app: Wording & Preferences & Stores & Display, words: PageWords): Promise<void> {
  await import('./lazy.ts').then(
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
  app.lessons.erase();
  app.firstGames.erase();
  app.practice.erase();
  app.mistakes.forget();
  eraseDaily();
  erasePars();
  eraseRooms();
  eraseVisitor();
  await forget();
  Object.assign(app.settings, eraseSettings());
  showSettings(app.settings);
  await words.speak(words.game);
  if (isErased) app.announce(app.say('data-erased'));
  else app.notify({ id: 'not-erased', text: 'notice-not-erased' });
  app.redraw();
}
