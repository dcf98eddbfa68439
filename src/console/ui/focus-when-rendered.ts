/** Five seconds at 60 frames a second: a slow machine renders the rows of a long list late. */
const maxFrames = 300;

/** Focuses an element, also one that a virtual list renders some frames later. Calls `find` on each try. */
export const focusWhenRendered = (find: () => HTMLElement | null | undefined, left = maxFrames): void => {
  const element = find();
  element?.focus({ preventScroll: true });
  if (left > 0 && (element === null || element === undefined || document.activeElement !== element))
    requestAnimationFrame(() => focusWhenRendered(find, left - 1));
};
