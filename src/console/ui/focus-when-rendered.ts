const maxFrames = 60;

/** Focuses an element, also one that a virtual list renders some frames later. Calls `find` on each try. */
export const focusWhenRendered = (find: () => HTMLElement | null | undefined, left = maxFrames): void => {
  const element = find();
  element?.focus({ preventScroll: true });
  if (left > 0 && (element === null || element === undefined || document.activeElement !== element))
    requestAnimationFrame(() => focusWhenRendered(find, left - 1));
};
