import type { App, IncomingMessage, Participants, RemoteEngine } from '../app.ts';
import type { Engine } from '../wire/engine.ts';

/** The table of a match that several devices share, while this device is connected to it. */
export class SharedTable {
  /** The people on other devices. */
  #participants: Participants | null = null;
  end: RemoteEngine | null = null;

  constructor(readonly app: () => App) {}

  /** True if the match on the table is the shared one. */
  get isShown() {
    return this.end !== null && this.app().match?.id === this.end.id;
  }

  get participants() {
    return this.isShown ? this.#participants : null;
  }

  /** Return what answers at the table on show: the remote engine, or else the page's own engine. */
  engineOr(own: Engine): Pick<RemoteEngine, 'request' | 'restart' | 'pending' | 'state'> {
    return (this.isShown && this.end) || own;
  }

  /** Connect a remote engine whose replies go to `receive`; null disconnects. */
  reach(
    end: RemoteEngine | null,
    participants: Participants | null,
    own: Engine,
    receive: (message: IncomingMessage) => void,
  ) {
    this.end = end;
    this.#participants = participants;
    end?.attach(message => this.end === end && this.isShown && receive(message), own);
  }
}
