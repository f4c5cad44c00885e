// What the build writes into built.js. Addresses are relative to that file.

/** The name of this build: changes with every file of the site. */
export const build: string;

/** The folder of Pyodide and its standard library. */
export const python: string;

/** The folder of the engine's wheel and its lock. */
export const engine: string;

/** What bots know by heart: the name of a table -> its address. */
export const tables: Readonly<Record<string, string>>;

/** What the worker loads: address -> bytes. */
export const sizes: Readonly<Record<string, number>>;
