import type { ChangeEvent, ComponentProps, FocusEvent, RefObject } from 'react';
import { useLetters } from './use-letters.ts';

type Shared = Pick<ComponentProps<'input'>, 'id' | 'className' | 'lang' | 'placeholder' | 'spellCheck' | 'maxLength' | 'aria-label' | 'aria-describedby' | 'aria-invalid'>;
type Field = HTMLInputElement | HTMLTextAreaElement;

interface LettersProps extends Shared {
  readonly value: string;
  readonly onType: (text: string) => void;
  /** Lines; a single one where nothing is said. */
  readonly rows?: number | undefined;
}

const formOfOne = 'typed-in';

/** The form of the one field that is typed in; of no dialog, so Enter in it sends nothing. */
export const FormOfOne = () => <form id={formOfOne} method="dialog" hidden />;

// At each letter browsers read through the field's whole form, for what to offer; all fields of no form count as one.
const alone = {
  onFocus: ({ currentTarget: field }: FocusEvent<Field>) => { if (field.form === null) field.setAttribute('form', formOfOne); },
  onBlur: ({ currentTarget: field }: FocusEvent<Field>) => field.removeAttribute('form'),
};

/** A text field whose letters are seen before anything is made of them. */
export function Letters({ value, onType, rows, ...shared }: LettersProps) {
  const [field, type] = useLetters(value, onType);
  const own = { ...shared, ...alone, defaultValue: value, onChange: ({ currentTarget }: ChangeEvent<Field>) => type(currentTarget.value) };
  return rows === undefined ? <span className="letters"><input {...own} ref={field as RefObject<HTMLInputElement>} /></span> : <textarea {...own} ref={field as RefObject<HTMLTextAreaElement>} rows={rows} />;
}
