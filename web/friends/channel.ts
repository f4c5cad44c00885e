/** A way to one other device: text goes both ways, whole and in order, until it is closed. */
export interface Channel {
  /** Known to its two ends alone: the fingerprints of both certificates, so that what is signed with it is of no use elsewhere. */
  readonly binding: string;
  send(text: string): void;
  close(): void;
  /** Anything may come. */
  onmessage: ((message: unknown) => void) | null;
  onclose: (() => void) | null;
}

/** Sends as long as there is a way: one that has just gone is told by `onclose`. */
export const post = (channel: Channel, letter: object) => {
  try {
    channel.send(JSON.stringify(letter));
  } catch {
    // it is about to be closed
  }
};
