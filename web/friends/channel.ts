import type { Way } from './connection/way.ts';

/** Connection to one other device. It carries text both ways, whole and in order, until it is closed. */
export interface Channel {
  /**
   * Fingerprints of both certificates, alike at both ends and known to no other device. Signing it makes a signature
   * useless on any other connection.
   */
  readonly binding: string;
  /** The way that it takes; null while that is not known. */
  readonly way: Way | null;
  /** False once it is closed. */
  readonly isOpen: boolean;
  send(text: string): void;
  close(): void;
  /** Called with each message. The message is untrusted: it may have any type. */
  onmessage: ((message: unknown) => void) | null;
  onclose: (() => void) | null;
}

/** Send a message as JSON. A channel that has just closed drops it; `onclose` reports that. */
export const send = (channel: Channel, message: object) => {
  try {
    channel.send(JSON.stringify(message));
  } catch {
    // the channel is about to close
  }
};
