// What the build writes into built.js. Addresses are relative to that file.

/** The name of this build: changes with every file of the site. */
export const build: string;

/** The folder of Pyodide. */
export const python: string;

/** Python's standard library, packed. */
export const library: string;

/** The engine's wheel, packed. */
export const wheel: string;

/** What the lab's Python has besides, packed. */
export const lab: string;

/** For which Pyodide this is, and that it need not look for packages. */
export const lock: object;

/** What bots look up: the name of a tablebase -> its address. */
export const tablebases: Readonly<Record<string, string>>;

/** What the worker loads: address -> bytes. */
export const sizes: Readonly<Record<string, number>>;
