import { turn } from '../built.js';

/** Arguments of the sentence on what servers see of devices that connect. */
export const SERVERS = { turn: `${turn}` } as const;
