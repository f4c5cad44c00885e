/** Means of samples. */

/** Standard errors that "±" and "give or take" stand for on every screen: a figure is sure if it differs by more. */
export const SURE = 2;

/** The mean of a sample, and its standard error. */
export interface Estimate {
  mean: number;
  error: number;
}

/** Estimate a mean from a sample. The error is 0 without values, infinite for a single one. */
export function estimate(values: readonly number[]): Estimate {
  const { length } = values;
  if (!length) return { mean: 0, error: 0 };
  const mean = values.reduce((sum, each) => sum + each, 0) / length;
  const spread = values.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, error: length > 1 ? Math.sqrt(spread / (length - 1) / length) : Number.POSITIVE_INFINITY };
}
