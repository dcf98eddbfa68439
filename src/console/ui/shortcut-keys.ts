const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Name of the command key on this machine. */
export const modifierKey = isApple ? '⌘' : 'Ctrl';

/** Formats keys for this machine; they are written with ⌘ and ⇧. */
export const formatShortcut = (keys: string): string =>
  isApple ? keys : keys.replace('⇧', 'Shift').replace('⌘', 'Ctrl');
