import { useEffect, type RefObject } from 'react';

/** Puts the focus into a field as soon as it is wanted there, and nothing stands over the page any more. */
export const useFocusWhen = (field: RefObject<HTMLElement | null>, isWanted: boolean): void => {
  useEffect(() => {
    if (!isWanted) return;
    const focus = () => field.current?.focus({ preventScroll: true });
    const popup = document.querySelector('dialog:modal');
    if (popup === null) return focus();
    // It keeps the focus while it is open, and gives it back to whoever had it.
    popup.addEventListener('close', focus, { once: true });
    return () => popup.removeEventListener('close', focus);
  }, [field, isWanted]);
};
