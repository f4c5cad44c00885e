import type { App } from '../app.ts';
import { SITE } from '../browser/site-paths.ts';
import { random } from '../model/matches.ts';
import { PageApp } from '../page/page-app.ts';
import type { Rival, Setup } from '../storage/stored-types.ts';

/** The app inside another page: it goes to no other screen, and leaves no trace in the history of that page. */
export class EmbeddedApp extends PageApp {
  /** Show a match that has begun here, or nothing but a notice ('#/'); the whole page shows all else. */
  override go = (hash: string): void => {
    if (/^#\/(play\/|$)/.test(hash)) this.show(hash);
    else open(SITE.href + hash, '_blank', 'noopener');
  };

  /** Begin what the frame shows anew. */
  override back = (): void => this.show(location.hash);

  /** Start a match when the engine is ready: openings of the build are for devices that note which they have used. */
  override start = (key: string, setup: Setup = this.setup(key), seed = random(), rival?: Rival): Promise<void> => {
    this.wake();
    return this.parts.starter.start(key, setup, seed, rival);
  };

  /** Show a table; one that the build has not recorded needs the engine at once. */
  override openUnstored: App['openUnstored'] = (request, head, rest, known) => {
    if (!known) this.wake();
    return this.parts.loader.openUnstored(request, head, rest, known);
  };

  /** Start the engine, unless it has been started. */
  wake() {
    this.parts.engine.wake();
  }

  /** Show what an address names; set by `Content`. */
  show: (hash: string) => void = () => {};
}
