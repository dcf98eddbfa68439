/** Tells whether two values are identical, or lists or objects with identical parts in the same order. */
export const shallowEqual = (one: unknown, two: unknown): boolean => {
  if (Object.is(one, two)) return true;
  if (typeof one !== 'object' || typeof two !== 'object' || one === null || two === null) return false;
  const [before, now] = [Object.entries(one), Object.entries(two)];
  return (
    before.length === now.length &&
    before.every(([name, value], index) => now[index]?.[0] === name && Object.is(now[index][1], value))
  );
};

/** Memoizes the last result for shallowly equal arguments. Concurrent rendering restarts after each keystroke and would compute it again. */
export const memoizeLast = <Args extends readonly unknown[], Made>(
  make: (...args: Args) => Made,
): ((...args: Args) => Made) => {
  let last: { readonly args: Args; readonly made: Made } | undefined;
  return (...args) => {
    if (last === undefined || !shallowEqual(last.args, args)) last = { args, made: make(...args) };
    return last.made;
  };
};
