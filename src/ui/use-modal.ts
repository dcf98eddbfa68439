import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';
import './use-modal.css';

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
    keepGutter();
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-focus]')?.focus();
    // Closed before it is taken away: an open dialog that is removed keeps the focus to itself.
    return () => {
      dialog.close();
      if (document.querySelector('dialog:modal') === null) delete document.documentElement.dataset['gutter'];
    };
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

/** Scroll bars that take room leave it behind while the page does not scroll; those that lie over the page never had any. */
function keepGutter(): void {
  const { clientWidth, dataset } = document.documentElement;
  if (window.innerWidth > clientWidth) dataset['gutter'] = '';
}
