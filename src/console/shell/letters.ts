const place = 'console-letters';

/** Whether single letters are keys; a choice of this device (WCAG 2.1.4). */
export const areLettersKeys = (): boolean => localStorage.getItem(place) !== 'off';

export const chooseLetters = (on: boolean): void => {
  if (on) localStorage.removeItem(place);
  else localStorage.setItem(place, 'off');
};

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a press is of a letter that may do something: no field has the focus, nothing is held with it, no dialog is open. */
export const isLetterKey = (event: KeyboardEvent): boolean =>
  areLettersKeys() && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing
  && !(event.target instanceof HTMLElement && event.target.closest(fields) !== null) && document.querySelector('dialog[open]') === null;
