import { importPart } from '../browser/import-part.ts';

/** Reads codes with the camera, from when a video element is drawn until it is stopped. */
export class Camera {
  #scanner: { stop(): void } | null = null;

  constructor(
    /** Called with each code that is read, many times while it stays in view. */
    readonly take: (text: string) => void,
    /** Called if there is no camera, or no permission. */
    readonly failed: (error: Error) => void,
    /** True while the camera is to run; asked when it has started. */
    readonly isWanted: () => boolean,
  ) {}

  /** Start when the video element is drawn, so that permission is asked only before a scan. */
  readonly watch = (video?: Element) => {
    if (!(video instanceof HTMLVideoElement) || this.#scanner) return;
    this.#scanner = { stop() {} };
    importPart(() => import('./connection/connection.ts'))
      .then(({ scan }) => scan(video, this.take))
      .then(scanner => {
        this.#scanner = scanner;
        if (!this.isWanted()) this.stop();
      }, this.failed);
  };

  stop() {
    this.#scanner?.stop();
    this.#scanner = null;
  }
}
