/** Splits a JSON Pointer into its steps. */
export const parsePointer = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Returns the value at a location of an answer: null if the path hits null, undefined if the location does not exist. */
export const valueAtPointer = (answer: unknown, steps: readonly string[]): unknown => {
  let at = answer;
  for (const step of steps) {
    if (at === null) return null;
    at =
      typeof at === 'object' && Object.hasOwn(at, step) ? (at as Readonly<Record<string, unknown>>)[step] : undefined;
  }
  return at;
};
