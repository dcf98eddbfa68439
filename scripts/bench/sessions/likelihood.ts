/** Probability that a value of the first list is greater than one of the second (area under the ROC curve). Ties count half. */
export function likelihood(first: readonly number[], second: readonly number[]): number {
  const greater = first.reduce((sum, one) => sum + second.reduce((count, other) => count + (one > other ? 1 : one === other ? 0.5 : 0), 0), 0);
  return greater / (first.length * second.length);
}
