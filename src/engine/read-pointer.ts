/** The steps of a JSON Pointer. */
export const stepsOf = (pointer: string): readonly string[] => pointer.split('/').slice(1).map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** What stands at a place of an answer: null where the answer says null on the way there, undefined where there is no such place. */
export const valueAt = (answer: unknown, steps: readonly string[]): unknown => {
  let at = answer;
  for (const step of steps) {
    if (at === null) return null;
    at = typeof at === 'object' && Object.hasOwn(at, step) ? (at as Readonly<Record<string, unknown>>)[step] : undefined;
  }
  return at;
};
