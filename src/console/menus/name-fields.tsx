import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTexts, useWords, type Language } from '../texts/use-texts.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import type { EntryView } from './entry-view.ts';
import type { TypedName } from './rename.ts';
import { menuStrings } from './strings.ts';

interface NameFieldsProps {
  readonly view: EntryView;
  readonly columns: readonly Language[];
  /** Titles of other documents that show the same text. */
  readonly others: readonly string[];
  readonly onDone: (typed: TypedName, isOnlyHere: boolean, by: 'key' | 'leaving') => void;
  readonly onCancel: () => void;
}

/** Edits the name of an entry in both languages. Enter and leaving the row save; only Escape cancels. */
export function NameFields({ view, columns, others, onDone, onCancel }: NameFieldsProps) {
  const words = useWords(menuStrings);
  const texts = useTexts();
  const [typed, setTyped] = useState<TypedName>(view.name);
  const [isOnly, setIsOnly] = useState(false);
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
    if (document.hasFocus() && !(event.relatedTarget instanceof Node && row?.contains(event.relatedTarget) === true)) done('leaving');
  };
  return (
    <>
      {columns.map((locale, index) => (
        <div key={locale} role="gridcell" className="menus-field" style={{ '--d': index === 0 ? view.depth : 0 } as object} onBlur={leave}>
          <span className="input s"><input
            className="bare" lang={locale} data-own-undo aria-label={locale === 'ko' ? words.korean : words.english} value={typed[locale]} autoFocus={index === 0} aria-invalid={typed[locale].trim() === ''}
            onFocus={(event) => event.currentTarget.select()} onChange={(event) => setTyped({ ...typed, [locale]: event.target.value })} onKeyDown={press}
          /></span>
        </div>
      ))}
      <div role="gridcell" className="menus-below" onBlur={leave} onKeyDown={(event) => { if (event.key === 'Escape') press(event); }}>
        <div className="row wrap">
          {others.length === 0 ? null : (
            <>
              <SegmentedControl label={words.sharedName} value={isOnly ? 'only' : 'all'} onChange={(value) => setIsOnly(value === 'only')} options={[{ value: 'all', label: words.all(others.length) }, { value: 'only', label: words.only }]} />
              <span className="small muted cut menus-others">{others.join(', ')}</span>
            </>
          )}
          <span className="grow" />
          <span className="row">
            <button type="button" className="btn s" onClick={() => { isFinished.current = true; onCancel(); }}>{texts.cancel} <kbd>Esc</kbd></button>
            <button type="button" className="btn s" onClick={() => done('key')}>{words.done} <kbd>↵</kbd></button>
          </span>
        </div>
      </div>
    </>
  );
}
