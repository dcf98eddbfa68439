import type { ComponentProps, FocusEvent, RefObject } from 'react';
import { useLetterLimit } from '../ui/use-letter-limit.ts';
import { useDeferredInput } from './use-deferred-input.ts';

type Shared = Pick<
  ComponentProps<'input'>,
  | 'id'
  | 'className'
  | 'lang'
  | 'placeholder'
  | 'spellCheck'
  | 'readOnly'
  | 'aria-label'
  | 'aria-describedby'
  | 'aria-invalid'
>;
type Field = HTMLInputElement | HTMLTextAreaElement;

interface DeferredInputProps extends Shared {
  readonly value: string;
  readonly onType: (text: string) => void;
  /** Number of lines; one by default. */
  readonly rows?: number | undefined;
  /** Maximum number of letters. */
  readonly most?: number | undefined;
}

const singleFieldFormId = 'typed-in';

/** Form of the focused field. It belongs to no dialog, so Enter submits nothing. */
export const SingleFieldForm = () => <form id={singleFieldFormId} method="dialog" hidden />;

// With each keystroke, browsers read all fields of the form for autofill, and fields without a form count as one form.
const isolate = {
  onFocus: ({ currentTarget: field }: FocusEvent<Field>) => {
    if (field.form === null) field.setAttribute('form', singleFieldFormId);
  },
  onBlur: ({ currentTarget: field }: FocusEvent<Field>) => field.removeAttribute('form'),
};

/** Text field that renders keystrokes before it reports them. */
export function DeferredInput({ value, onType, rows, most = Infinity, ...shared }: DeferredInputProps) {
  const [field, type] = useDeferredInput(value, onType);
  const own = { ...shared, ...isolate, defaultValue: value, ...useLetterLimit(most, type) };
  return rows === undefined ? (
    <span className="letters">
      <input {...own} ref={field as RefObject<HTMLInputElement>} />
    </span>
  ) : (
    <textarea {...own} ref={field as RefObject<HTMLTextAreaElement>} rows={rows} />
  );
}
