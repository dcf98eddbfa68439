import type { ComponentProps } from 'react';
import type { Elements } from '../elements.ts';
import { Icon } from '../media/icon.tsx';
import css from './search-input.module.css';

interface SearchInputProps extends ComponentProps<'input'> {
  readonly id: string;
  readonly label: string;
  /** Id of the line below that says what is wrong or was found. */
  readonly says: string;
  readonly className?: string;
  /** Content at the end. */
  readonly children: Elements;
}

/** A search input: magnifier, field, trailing button. Other properties go to the input. */
export function SearchInput({ id, label, says, className = '', children, ...input }: SearchInputProps) {
  return (
    <>
      <label className="sr" htmlFor={id}>{label}</label>
      <div className={`${css['line']} ${className}`}>
        <Icon name="search" />
        <input id={id} type="search" enterKeyHint="search" autoComplete="off" aria-describedby={says} {...input} />
        {children}
      </div>
    </>
  );
}
