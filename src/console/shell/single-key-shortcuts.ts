const storageKey = 'console-letters';

/** Tells whether single-key shortcuts are on; a setting of this device (WCAG 2.1.4). */
export const areSingleKeysEnabled = (): boolean => localStorage.getItem(storageKey) !== 'off';

export const enableSingleKeys = (on: boolean): void => {
  if (on) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
};

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Tells whether a key press is a single-key shortcut: no field has the focus, no modifier is held, no dialog is open. */
export const isSingleKeyShortcut = (event: KeyboardEvent): boolean =>
  areSingleKeysEnabled() &&
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.isComposing &&
  !(event.target instanceof HTMLElement && event.target.closest(fields) !== null) &&
  document.querySelector('dialog[open]') === null;
