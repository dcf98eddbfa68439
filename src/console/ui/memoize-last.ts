import { shallowEqual } from './shallow-equal.ts';

/** The same function, which still knows what it made last: asked again with the very same arguments, it makes nothing. For what is drawn in slices, which begin anew whenever a letter comes between. */
export const memoizeLast = <Args extends readonly unknown[], Made>(make: (...args: Args) => Made): ((...args: Args) => Made) => {
  let last: { readonly args: Args; readonly made: Made } | undefined;
  return (...args) => {
    if (last === undefined || !shallowEqual(last.args, args)) last = { args, made: make(...args) };
    return last.made;
  };
};
