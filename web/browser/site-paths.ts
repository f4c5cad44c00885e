// Folders of the page. The build joins all modules into a few files of one folder, so every module gets one address
// here.

/** Folder of this build: files that never change under their name. */
export const APP = new URL('.', import.meta.url);

/** Folder of the site: index.html and the service worker. */
export const SITE = new URL('..', import.meta.url);
