const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** What the key of commands is called on this machine. */
export const modifierKey = isApple ? '⌘' : 'Ctrl';

/** Keys as this machine calls them; they are written with ⌘ and ⇧. */
export const formatShortcut = (keys: string): string => (isApple ? keys : keys.replace('⇧', 'Shift').replace('⌘', 'Ctrl'));
