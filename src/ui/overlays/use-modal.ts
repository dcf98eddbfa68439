import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';
import { registerPopup } from './popup-stack.ts';
import './use-modal.css';

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

/**
 * Makes a `<dialog>` modal for as long as it is rendered; spread the result on it. The browser keeps focus inside and gives it back.
 * `[data-focus]` inside takes the focus first. `close` is asked for by Escape, the device's back gesture and going back: it unmounts the dialog.
 * What has an entry of its own in the history is closed by leaving that entry.
 */
export function useModal(close: () => void, { hasEntry = false } = {}): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => (hasEntry ? undefined : registerPopup({ close: () => latest.current() })), [hasEntry]);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    reserveScrollbarGutter();
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
function reserveScrollbarGutter(): void {
  const { clientWidth, dataset } = document.documentElement;
  if (window.innerWidth > clientWidth) dataset['gutter'] = '';
}
