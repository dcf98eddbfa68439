import { shallowEqual } from './shallow-equal.ts';

/** Memoizes the last result for shallowly equal arguments. Concurrent rendering restarts after each keystroke and would compute it again. */
export const memoizeLast = <Args extends readonly unknown[], Made>(make: (...args: Args) => Made): ((...args: Args) => Made) => {
  let last: { readonly args: Args; readonly made: Made } | undefined;
  return (...args) => {
    if (last === undefined || !shallowEqual(last.args, args)) last = { args, made: make(...args) };
    return last.made;
  };
};
