const SECRET = 16; // bytes

/** What only those know who have the link. */
export const newSecret = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(SECRET))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
