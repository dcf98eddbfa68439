import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Elements } from '#ui/elements.ts';
import { useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { menuStrings } from './strings.ts';
import { includesTerm } from '#engine';

export interface Pick {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly mark?: Elements;
  readonly isChosen?: boolean;
}

interface PickListProps {
  readonly label: string;
  readonly empty: string;
  readonly picks: readonly Pick[];
  readonly onPick: (id: string) => void;
}

/** Maximum number of options shown. Typing narrows the list. */
const maxShown = 200;

/** Filterable list of options. Arrow keys move, Enter chooses. */
export function PickList({ label, empty, picks, onPick }: PickListProps) {
  const words = useWords(menuStrings);
  const id = useId();
  const [filter, setFilter] = useState('');
  const [at, setAt] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const fitting = picks.filter((pick) => includesTerm(`${pick.label} ${pick.hint ?? ''}`, filter));
  const shown = fitting.slice(0, maxShown);
  const current = shown[Math.min(at, shown.length - 1)];
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const press = (event: KeyboardEvent): void => {
    const act: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setAt(Math.min(at + 1, shown.length - 1)),
      ArrowUp: () => setAt(Math.max(at - 1, 0)),
      Enter: () => (current === undefined ? undefined : onPick(current.id)),
    };
    const run = act[event.key];
    if (run === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    run();
  };
  return (
    <div className="stack">
      <label className="input">
        <Icon name="search" size="s" />
        <span className="sr">{label}</span>
        <input
          className="bare"
          type="search"
          role="combobox"
          autoFocus
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={current === undefined ? undefined : `${id}-${current.id}`}
          placeholder={label}
          value={filter}
          onKeyDown={press}
          onChange={(event) => {
            setFilter(event.target.value);
            setAt(0);
          }}
        />
      </label>
      <ul ref={list} id={id} role="listbox" aria-label={label} className="menus-picks">
        {shown.map((pick) => (
          <li
            key={pick.id}
            id={`${id}-${pick.id}`}
            role="option"
            aria-selected={pick === current}
            className="menu-item"
            onClick={() => onPick(pick.id)}
          >
            {pick.mark satisfies Elements}
            <span className="cut">{pick.label}</span>
            <span className="grow cut small muted">{pick.hint}</span>
            {pick.isChosen === true ? <Icon name="check" size="s" /> : null}
          </li>
        ))}
      </ul>
      {fitting.length > maxShown ? <p className="small muted">{words.andMore(fitting.length - maxShown)}</p> : null}
      {shown.length === 0 ? <p className="empty small muted">{empty}</p> : null}
    </div>
  );
}
