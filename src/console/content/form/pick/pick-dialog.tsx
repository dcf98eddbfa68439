import { useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Elements } from '#ui/elements.ts';
import { useWords } from '../../../texts/use-texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { words as allWords } from '../strings.ts';
import { includesTerm, normaliseTyped } from '#engine';

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Such as the id or the address. */
  readonly note?: string;
  readonly mark?: Elements;
}

interface PickDialogProps {
  readonly title: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onPick: (value: string) => void;
  readonly onClose: () => void;
  /** Number of columns of a picture grid; one for a list. */
  readonly columns?: number;
  readonly foot?: ReactNode;
  /** Stands under the search field. */
  readonly tools?: Elements;
}

const mostShown = 120;

/** Matches of a text; prefix matches first. */
export const findOptions = (options: readonly Option[], text: string): readonly Option[] => {
  const asked = normaliseTyped('search', text)
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '');
  if (asked.length === 0) return options;
  const first = asked[0] ?? '';
  const fitting = options.filter(({ value, label, note = '' }) =>
    asked.every((word) => includesTerm(`${label} ${value} ${note}`, word)),
  );
  return fitting.toSorted(
    (one, two) => Number(two.label.toLowerCase().startsWith(first)) - Number(one.label.toLowerCase().startsWith(first)),
  );
};

/** One of many by name: a search field that keeps the focus, and what fits below it. */
export function PickDialog({ title, options, value, onPick, onClose, columns = 1, foot, tools }: PickDialogProps) {
  const words = useWords(allWords);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const found = useMemo(() => findOptions(options, text), [options, text]);
  const chosen = found.findIndex((option) => option.value === value);
  const start = text === '' && chosen >= mostShown ? Math.max(0, chosen - columns * 2) : 0;
  const shown = found.slice(start, start + mostShown);
  const [at, setAt] = useState(Math.max(0, chosen - start));
  const current = Math.min(at, shown.length - 1);
  const go = (step: number): void => {
    const next = Math.max(0, Math.min(shown.length - 1, current + step));
    setAt(next);
    list.current?.querySelectorAll('[role="option"]')[next]?.scrollIntoView?.({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent): void => {
    const act: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => go(columns),
      ArrowUp: () => go(-columns),
      ArrowRight: columns > 1 ? () => go(1) : undefined,
      ArrowLeft: columns > 1 ? () => go(-1) : undefined,
      Enter: () => {
        const option = shown[current];
        if (option !== undefined) onPick(option.value);
      },
    };
    const run = act[event.key];
    if (run === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    run();
  };
  return (
    <Dialog title={title} onClose={onClose} foot={foot} width={columns > 1 ? 720 : 560}>
      <label className="input pick-search">
        <Icon name="search" size="s" />
        <span className="sr">{words.search}</span>
        <input
          className="bare"
          type="search"
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={shown.length === 0 ? undefined : `${id}-${current}`}
          autoFocus
          placeholder={words.search}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
      </label>
      {tools}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={title}
        className={columns > 1 ? 'pick-list pick-grid' : 'pick-list'}
        style={{ '--columns': columns } as object}
      >
        {shown.map((option, index) => (
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={option.value === value}
            className={index === current ? 'pick-option is-at' : 'pick-option'}
            title={option.note ?? option.label}
            onClick={() => onPick(option.value)}
          >
            {option.mark satisfies Elements}
            <span className="grow cut">{option.label}</span>
            {option.note === undefined || columns > 1 ? null : (
              <span className="small muted mono cut">{option.note}</span>
            )}
            {option.value === value ? <Icon name="check" size="s" /> : null}
          </div>
        ))}
      </div>
      <p className="small muted" role="status">
        {shown.length === 0
          ? words.nothing
          : found.length > shown.length
            ? words.more(found.length - shown.length)
            : ''}
      </p>
    </Dialog>
  );
}
