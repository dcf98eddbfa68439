import { useState, type SyntheticEvent } from 'react';
import type { Decoded } from '#schemas/command';
import type { MenuSection } from '#schemas/frame-model';
import { Icon } from '#ui/icon.tsx';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { findInMenu, leastLetters } from './find-in-menu.ts';
import css from './menu-search.module.css';
import { Leaves } from './menu-sections.tsx';
import type { Settings } from './schema.ts';

interface MenuSearchProps {
  readonly id: string;
  readonly search: NonNullable<Decoded<Settings>['search']>[number];
  readonly sections: readonly MenuSection[];
}

/** Finds menus while one types; Enter goes on to the search of the whole site. */
export function MenuSearch({ id, search, sections }: MenuSearchProps) {
  const { run } = useWidgetPort();
  const [term, setTerm] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const isLong = term.trim().length >= leastLetters;
  const found = findInMenu(sections, term);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (isLong) run(search.action);
  };
  const says = isLong ? (found.length > 0 ? search.found.replace('{{count}}', String(found.length)) : search.none) : isAsked ? search.short : '';
  return (
    <form role="search" className={css['search']} onSubmit={submit} noValidate>
      <label className="sr" htmlFor={id}>{search.label}</label>
      <div className={css['line']}>
        <Icon name="search" />
        <input
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={60}
          placeholder={search.hint}
          value={term}
          aria-describedby={`${id}-says`}
          aria-invalid={isAsked && !isLong}
          onChange={({ currentTarget }) => {
            setTerm(currentTarget.value);
            setIsAsked(false);
          }}
        />
        <CommandLink command={search.action} className="iconbtn" label={search.all}><Icon name="arrow-right" /></CommandLink>
      </div>
      <p id={`${id}-says`} role="status" className={isAsked && !isLong ? css['short'] : css['says']}>{says}</p>
      <Leaves items={found} />
    </form>
  );
}
