const maxFrames = 12;

/** Gives an element the focus; one that a list has only just begun to draw takes it some frames later. `find` is asked each time. */
export const focusWhenRendered = (find: () => HTMLElement | null | undefined, left = maxFrames): void => {
  const element = find();
  element?.focus({ preventScroll: true });
  if (left > 0 && (element === null || element === undefined || document.activeElement !== element)) requestAnimationFrame(() => focusWhenRendered(find, left - 1));
};
