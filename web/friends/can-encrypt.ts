/** True if the browser encrypts and signs: on https and on this device itself, not on plain http in a home network. */
export const canEncrypt = (): boolean => !!crypto.subtle;
