import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import css from './field.module.css';

/** What is said around a field. Texts are ready to be shown; `id` is the name of its control too. */
export interface FieldWords {
  readonly id: string;
  readonly label: string;
  /** Marks a field that may be left empty, such as "optional". */
  readonly optional?: string | undefined;
  readonly note?: string | undefined;
  readonly error?: string | undefined;
}

/** What every control of a field says of itself to screen readers. */
export const spoken = ({ id, note, error }: FieldWords) => {
  const described = [note === undefined ? '' : `${id}-note`, error === undefined ? '' : `${id}-error`].filter((part) => part !== '').join(' ');
  return {
    ...(described === '' ? {} : { 'aria-describedby': described }),
    ...(error === undefined ? {} : { 'aria-invalid': true }),
  };
};

/** The label's words. */
export function Label({ label, optional }: Pick<FieldWords, 'label' | 'optional'>): ReactNode {
  return (
    <>
      {label}
      {optional === undefined ? null : <span className={css['optional']}> ({optional})</span>}
    </>
  );
}

export function FieldNote({ id, note }: FieldWords): ReactNode {
  return note === undefined ? null : <p id={`${id}-note`} className={css['note']}>{note}</p>;
}

/** What is wrong with a field: words and a sign, never a colour alone. */
export function FieldError({ id, error }: FieldWords): ReactNode {
  return error === undefined ? null : (
    <p id={`${id}-error`} className={css['error']}>
      <Icon name="alert-triangle" size="s" />
      {error}
    </p>
  );
}

/** A field of one control: label above, then its note, the control, and what is wrong with it. */
export function Field({ children, ...words }: FieldWords & { readonly children: ReactNode }): ReactNode {
  return (
    <div className={css['field']}>
      <label htmlFor={words.id} className={css['label']}><Label {...words} /></label>
      <FieldNote {...words} />
      {children}
      <FieldError {...words} />
    </div>
  );
}
