import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

/**
 * Makes a `<dialog>` modal for as long as it is rendered; spread the result on it. The browser keeps focus inside and gives it back.
 * `[data-focus]` inside takes the focus first. `close` is asked for by Escape and the device's back gesture: it unmounts the dialog.
 */
export function useModal(close: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-focus]')?.focus();
    // Closed before it is taken away: an open dialog that is removed keeps the focus to itself.
    return () => dialog.close();
  }, []);
  return {
    ref,
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      close();
    },
    // Browsers close a dialog that refuses twice.
    onClose: (event) => {
      if (event.target === event.currentTarget && !event.currentTarget.open) close();
    },
  };
}
