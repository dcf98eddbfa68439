import type { ReactNode } from 'react';
import type { Elements } from '../elements.ts';
import { Icon } from '../media/icon.tsx';
import css from './field.module.css';

/** Texts around a field, ready to display. `id` is also the name of its control. */
export interface FieldWords {
  readonly id: string;
  readonly label: string;
  /** Marks a field that may be left empty, such as "optional". */
  readonly optional?: string | undefined;
  readonly note?: string | undefined;
  readonly error?: string | undefined;
}

/** ARIA attributes of every control. */
export const ariaProps = ({ id, note, error }: FieldWords) => {
  const described = [note === undefined ? '' : `${id}-note`, error === undefined ? '' : `${id}-error`]
    .filter((part) => part !== '')
    .join(' ');
  return {
    ...(described === '' ? {} : { 'aria-describedby': described }),
    ...(error === undefined ? {} : { 'aria-invalid': true }),
  };
};

/** The label's words. */
export function Label({ label, optional }: Pick<FieldWords, 'label' | 'optional'>): ReactNode {
  return (
    <>
      <span>{label}</span>
      {optional === undefined ? null : <span className={css['optional']}>{` (${optional})`}</span>}
    </>
  );
}

export function FieldNote({ id, note }: FieldWords): ReactNode {
  return note === undefined ? null : (
    <p id={`${id}-note`} className={css['note']}>
      {note}
    </p>
  );
}

/** Error of a field: text and icon, never colour alone. */
export function FieldError({ id, error }: FieldWords): ReactNode {
  return error === undefined ? null : (
    <p id={`${id}-error`} className={css['error']}>
      <Icon name="alert-triangle" size="s" />
      <span>{error}</span>
    </p>
  );
}

/** A field of one control: label above, then its note, the control, and what is wrong with it. */
export function Field({ children, ...words }: FieldWords & { readonly children: Elements }): ReactNode {
  return (
    <div className={css['field']}>
      <label htmlFor={words.id} className={css['label']}>
        <Label {...words} />
      </label>
      <FieldNote {...words} />
      {children}
      <FieldError {...words} />
    </div>
  );
}
