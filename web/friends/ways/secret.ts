import { toText } from '../../browser/bytes.ts';

const SECRET = 16; // bytes

/** What only those know who have the link. */
export const newSecret = (): string => toText(crypto.getRandomValues(new Uint8Array(SECRET)));
