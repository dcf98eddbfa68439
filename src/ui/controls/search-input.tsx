import type { ComponentProps } from 'react';
import type { Elements } from '../elements.ts';
import { useClean } from '../fields/use-clean.ts';
import { Icon } from '../media/icon.tsx';
import css from './search-input.module.css';

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'onInput' | 'maxLength'> {
  readonly id: string;
  readonly label: string;
  /** Id of the line below that says what is wrong or was found. */
  readonly says: string;
  readonly className?: string;
  /** Filters typed or pasted text. */
  readonly clean: (raw: string) => string;
  readonly onType: (value: string) => void;
  /** Content at the end. */
  readonly children: Elements;
}

/** A search input: magnifier, field, trailing button. Other properties go to the input. */
export function SearchInput({ id, label, says, className = '', clean, onType, children, ...input }: SearchInputProps) {
  const cleaning = useClean({ clean, onType });
  return (
    <>
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <div className={`${css['line']} ${className}`}>
        <Icon name="search" />
        <input
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-describedby={says}
          {...input}
          {...cleaning}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
        {children}
      </div>
    </>
  );
}
