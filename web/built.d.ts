// Values that the build writes into built.js. Addresses are relative to that file.

/** Name of this build; it changes with every file of the site. */
export const build: string;

/** A language in which the page is offered. */
export interface OfferedLanguage {
  /** Its name in the language itself. */
  name: string;
  /** The BCP 47 tag by which Intl formats numbers, lists and dates. */
  tag: string;
  /** Share of the messages that are written, 0 to 1; the others are in English. */
  done: number;
}

/** The offered languages by code, English first. */
export const languages: Readonly<Record<string, OfferedLanguage>>;

/** Version of each game's rules and bots, as its events and their results name it: bots of another one may play other moves. */
export const eventVersions: Readonly<Record<string, string>>;

/** Folder of Pyodide. */
export const python: string;

/** Python's standard library, packed. */
export const library: string;

/** The engine's modules, packed. */
export const wheel: string;

/** Extra modules for the lab's Python, packed. */
export const lab: string;

/** True if the site names TURN servers, which pass on what devices send where no direct way opens. */
export const turn: boolean;

/** Pyodide's lock file: its version, without packages to look for. */
export const lock: object;

/** Addresses of the tablebases that bots look up, by name. */
export const tablebases: Readonly<Record<string, string>>;

/** Sizes in bytes of the files that the worker loads, by address. */
export const sizes: Readonly<Record<string, number>>;
