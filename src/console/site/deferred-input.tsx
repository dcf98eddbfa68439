import type { ChangeEvent, ComponentProps, FocusEvent, RefObject } from 'react';
import { useDeferredInput } from './use-deferred-input.ts';

type Shared = Pick<ComponentProps<'input'>, 'id' | 'className' | 'lang' | 'placeholder' | 'spellCheck' | 'maxLength' | 'aria-label' | 'aria-describedby' | 'aria-invalid'>;
type Field = HTMLInputElement | HTMLTextAreaElement;

interface DeferredInputProps extends Shared {
  readonly value: string;
  readonly onType: (text: string) => void;
  /** Lines; a single one where nothing is said. */
  readonly rows?: number | undefined;
}

const singleFieldFormId = 'typed-in';

/** The form of the one field that is typed in; of no dialog, so Enter in it sends nothing. */
export const SingleFieldForm = () => <form id={singleFieldFormId} method="dialog" hidden />;

// At each letter browsers read through the field's whole form, for what to offer; all fields of no form count as one.
const isolate = {
  onFocus: ({ currentTarget: field }: FocusEvent<Field>) => { if (field.form === null) field.setAttribute('form', singleFieldFormId); },
  onBlur: ({ currentTarget: field }: FocusEvent<Field>) => field.removeAttribute('form'),
};

/** A text field whose letters are seen before anything is made of them. */
export function DeferredInput({ value, onType, rows, ...shared }: DeferredInputProps) {
  const [field, type] = useDeferredInput(value, onType);
  const own = { ...shared, ...isolate, defaultValue: value, onChange: ({ currentTarget }: ChangeEvent<Field>) => type(currentTarget.value) };
  return rows === undefined ? <span className="letters"><input {...own} ref={field as RefObject<HTMLInputElement>} /></span> : <textarea {...own} ref={field as RefObject<HTMLTextAreaElement>} rows={rows} />;
}
