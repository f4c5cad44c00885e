/** For a class of a regular expression: characters that leave no mark, or have no meaning of their own. */
export const INVISIBLE = '\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{DI}\\p{Zl}\\p{Zp}\\u2800\\ufffc\\u{1d159}';
