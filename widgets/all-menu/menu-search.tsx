import { useState, type SyntheticEvent } from 'react';
import {
  checkTerm,
  cutTerm,
  findInMenu,
  maxTermLength,
  normaliseTerm,
  termErrorMessage,
} from '#engine/values/search-term';
import type { Decoded } from '#schemas/command';
import type { MenuSection } from '#schemas/frame-model';
import { Icon } from '#ui/media/icon.tsx';
import { SearchInput } from '#ui/controls/search-input.tsx';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './menu-search.module.css';
import { Leaves } from './menu-sections.tsx';
import type { Settings } from './schema.ts';

type Search = NonNullable<Decoded<Settings>['search']>[number];

interface MenuSearchProps {
  readonly id: string;
  readonly search: Search;
  readonly sections: readonly MenuSection[];
}

/** Finds menus while one types; Enter goes on to the search of the whole site. */
export function MenuSearch({ id, search, sections }: MenuSearchProps) {
  const { run, text } = useWidgetPort();
  const [term, setTerm] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const fault = checkTerm(term, search.rule ? [search.rule] : []);
  const found = fault === undefined ? findInMenu(sections, term) : [];
  const wrong = isAsked
    ? termErrorMessage(fault, { short: search.short, long: text('fieldTooLong', { count: String(maxTermLength) }) })
    : '';
  const onward = fault === undefined ? (search.find ?? search.action) : search.action;
  const item = { term: normaliseTerm(term) };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (fault === undefined) run(onward, item);
  };
  const says =
    fault === undefined
      ? found.length > 0
        ? search.found.replace('{{count}}', String(found.length))
        : search.none
      : wrong;
  return (
    <form role="search" className={css['search']} onSubmit={submit} noValidate>
      <SearchInput
        id={id}
        label={search.label}
        says={`${id}-says`}
        clean={cutTerm}
        placeholder={search.hint}
        value={term}
        aria-invalid={wrong !== ''}
        onType={(typed) => {
          setTerm(typed);
          setIsAsked(false);
        }}
      >
        <CommandLink command={onward} item={item} className="iconbtn" label={search.all}>
          <Icon name="arrow-right" />
        </CommandLink>
      </SearchInput>
      <p id={`${id}-says`} role="status" className={wrong === '' ? css['says'] : css['short']}>
        {says}
      </p>
      <Leaves items={found} />
    </form>
  );
}
