// Where the page is. The build joins all modules into a few files of one folder: it is that
// folder, whichever of them asks.

/** The folder of this build: what never changes under its name. */
export const APP = new URL('.', import.meta.url);

/** The folder of the site: index.html and the service worker. */
export const SITE = new URL('..', import.meta.url);
