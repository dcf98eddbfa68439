import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTexts, useWords, type Language } from '../texts/use-texts.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import type { EntryView } from './entry-view.ts';
import type { TypedName } from './rename.ts';
import { menuStrings } from './strings.ts';

interface NameFieldsProps {
  readonly view: EntryView;
  readonly columns: readonly Language[];
  /** What else shows the same text, in words. */
  readonly others: readonly string[];
  readonly onDone: (typed: TypedName, isOnlyHere: boolean, by: 'key' | 'leaving') => void;
  readonly onCancel: () => void;
}

/** The name of an entry while it is typed, in both languages: Enter keeps it, Escape leaves it as it was, and so does nothing else. */
export function NameFields({ view, columns, others, onDone, onCancel }: NameFieldsProps) {
  const words = useWords(menuStrings);
  const texts = useTexts();
  const [typed, setTyped] = useState<TypedName>(view.name);
  const [isOnly, setIsOnly] = useState(false);
  const isOver = useRef(false);
  const done = (by: 'key' | 'leaving'): void => {
    if (isOver.current) return;
    isOver.current = true;
    onDone(typed, isOnly, by);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      done('key');
    } else if (event.key === 'Escape') {
      event.preventDefault();
      isOver.current = true;
      onCancel();
    }
  };
  const leave = (event: FocusEvent<HTMLElement>): void => {
    const row = event.currentTarget.closest('[data-row]');
    // A window that loses the focus gives it back to the same field.
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
            <button type="button" className="btn s" onClick={() => { isOver.current = true; onCancel(); }}>{texts.cancel} <kbd>Esc</kbd></button>
            <button type="button" className="btn s" onClick={() => done('key')}>{words.done} <kbd>↵</kbd></button>
          </span>
        </div>
      </div>
    </>
  );
}
