import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import css from './search-line.module.css';

interface SearchLineProps extends ComponentProps<'input'> {
  readonly id: string;
  readonly label: string;
  /** Id of the line below that says what is wrong or was found. */
  readonly says: string;
  readonly className?: string;
  /** What stands at its end. */
  readonly children: ReactNode;
}

/** Where a term to search for is typed: a magnifier, the field, a button at the end. The rest is the input's own. */
export function SearchLine({ id, label, says, className = '', children, ...input }: SearchLineProps) {
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
