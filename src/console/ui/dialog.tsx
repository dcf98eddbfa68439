import { useEffect, useRef, type ReactNode } from 'react';
import type { Elements } from '#ui/elements.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly help?: string;
  /** Shown beside the title, such as a verdict. */
  readonly chip?: Elements;
  /** Shown before the title, such as an icon. */
  readonly mark?: Elements;
  readonly onClose: () => void;
  readonly foot?: ReactNode;
  readonly width?: number;
  readonly children: ReactNode;
}

const typedIn = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea';

/** Native modal dialog. The browser traps the focus, closes it with Escape and restores the focus. */
export function Dialog({ title, help, chip, mark, onClose, foot, width = 560, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const texts = useTexts();
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog !== null && !dialog.open) dialog.showModal();
    // React's autoFocus runs before the dialog is open, when nothing inside can have the focus. Focus a text field that comes first, else the
    // heading.
    const first = dialog?.querySelector<HTMLElement>('.dialog-body :is(a[href], button, input, select, textarea)');
    const typed =
      dialog?.querySelector<HTMLElement>('input[type="search"]') ??
      (first?.matches(typedIn) === true ? first : undefined);
    (typed ?? heading.current)?.focus();
    // A dialog that is removed while open does not restore the focus.
    return () => {
      if (document.activeElement !== document.body) return;
      const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
      (isThere ? before : document.getElementById('main'))?.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className="dialog"
      style={{ width }}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <header>
        {mark}
        <div className="grow">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {help === undefined ? null : <p className="small muted">{help}</p>}
        </div>
        {chip}
        <button type="button" className="ib" aria-label={texts.close} onClick={() => ref.current?.close()}>
          <Icon name="x" />
        </button>
      </header>
      <div className="dialog-body">{children}</div>
      {foot === undefined ? null : <footer>{foot}</footer>}
    </dialog>
  );
}
