// What the build writes at the head of sw.js.
declare const BUILD: string;
declare const FILES: readonly string[];
