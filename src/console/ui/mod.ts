const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** What the key of commands is called on this machine. */
export const mod = isApple ? '⌘' : 'Ctrl';

/** Keys as this machine calls them; they are written with ⌘ and ⇧. */
export const keysHere = (keys: string): string => (isApple ? keys : keys.replace('⇧', 'Shift').replace('⌘', 'Ctrl'));
