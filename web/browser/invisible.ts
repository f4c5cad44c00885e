/** Characters without a visible mark or without a meaning, for use inside a regular expression's class. */
export const INVISIBLE = '\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{DI}\\p{Zl}\\p{Zp}\\u2800\\ufffc\\u{1d159}';
