import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { TextPlace } from '../messages/own-text.ts';
import { useMessage } from '../content/fields/use-message.ts';
import { locales } from '../messages/texts.ts';
import { LockedText, SharedTextChoice, useSharedText } from '../messages/shared-text.tsx';
import { useTexts, useWords, type Language } from '../texts/use-texts.ts';
import type { EntryView } from './entry-view.ts';
import type { TypedName } from './rename.ts';
import { menuStrings } from './strings.ts';

interface NameFieldsProps {
  readonly view: EntryView;
  readonly columns: readonly Language[];
  readonly place: TextPlace;
  readonly onDone: (typed: TypedName, isOnlyHere: boolean, by: 'key' | 'leaving') => void;
  readonly onCancel: () => void;
}

/** Edits the name of an entry in both languages. Enter and leaving the row save; only Escape cancels. */
export function NameFields({ view, columns, place, onDone, onCancel }: NameFieldsProps) {
  const words = useWords(menuStrings);
  const texts = useTexts();
  const [typed, setTyped] = useState<TypedName>(view.name);
  const { uses, mayChange, mayOwn, lockedTexts } = useSharedText(
    view.item.menuName,
    place,
    locales.map(useMessage(view.item.menuName, place).holder),
  );
  const [isOnly, setIsOnly] = useState(!mayChange && mayOwn);
  const isFinished = useRef(false);
  const done = (by: 'key' | 'leaving'): void => {
    if (isFinished.current) return;
    isFinished.current = true;
    onDone(typed, isOnly, by);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      done('key');
    } else if (event.key === 'Escape') {
      event.preventDefault();
      isFinished.current = true;
      onCancel();
    }
  };
  const leave = (event: FocusEvent<HTMLElement>): void => {
    const row = event.currentTarget.closest('[data-row]');
    // A window that loses the focus returns it to the same field later.
    if (document.hasFocus() && !(event.relatedTarget instanceof Node && row?.contains(event.relatedTarget) === true))
      done('leaving');
  };
  return (
    <>
      {columns.map((locale, index) => (
        <div
          key={locale}
          role="gridcell"
          className="menus-field"
          style={{ '--d': index === 0 ? view.depth : 0 } as object}
          onBlur={leave}
        >
          <span className="input s">
            <input
              className="bare"
              lang={locale}
              data-own-undo
              readOnly={!mayChange && !mayOwn}
              aria-label={locale === 'ko' ? words.korean : words.english}
              value={typed[locale]}
              autoFocus={index === 0}
              aria-invalid={typed[locale].trim() === ''}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => setTyped({ ...typed, [locale]: event.target.value })}
              onKeyDown={press}
            />
          </span>
        </div>
      ))}
      <div
        role="gridcell"
        className="menus-below"
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Escape') press(event);
        }}
      >
        <div className="row wrap">
          <SharedTextChoice uses={uses} isOnly={isOnly} disabled={!mayChange || !mayOwn} onChange={setIsOnly} />
          {lockedTexts === undefined ? null : <LockedText texts={lockedTexts} />}
          <span className="grow" />
          <span className="row">
            <button
              type="button"
              className="btn s"
              onClick={() => {
                isFinished.current = true;
                onCancel();
              }}
            >
              <span>{`${texts.cancel} `}</span>
              <kbd>Esc</kbd>
            </button>
            <button type="button" className="btn s" onClick={() => done('key')}>
              <span>{`${words.done} `}</span>
              <kbd>↵</kbd>
            </button>
          </span>
        </div>
      </div>
    </>
  );
}
