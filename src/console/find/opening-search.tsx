import './find.css';
import { useLayoutEffect, useRef } from 'react';
import { useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { findStrings } from './strings.ts';

interface OpeningSearchProps {
  readonly query: string;
  readonly onType: (query: string) => void;
  readonly onClose: () => void;
}

/** The field of the search while its code is on the way: it has the focus at once, so that no letter is lost, nor a syllable that is being composed. */
export function OpeningSearch({ query, onType, onClose }: OpeningSearchProps) {
  const words = useWords(findStrings);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="dialog find-palette" aria-label={words.find} onCancel={onClose}>
      <div className="find-head">
        <Icon name="search" size="l" />
        <input
          className="find-input"
          type="text"
          aria-label={words.find}
          placeholder={words.placeholder}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          value={query}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      <div className="find-list" aria-busy="true" />
    </dialog>
  );
}
