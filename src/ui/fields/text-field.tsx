import { useState, type ReactNode } from 'react';
import { formatNumber } from '../content/format-number.ts';
import css from './field.module.css';
import { Field, ariaProps, type FieldWords } from './field.tsx';
import { useClean } from './use-clean.ts';

export interface TextFieldProps extends FieldWords {
  readonly type?: 'text' | 'email' | 'tel' | 'date';
  /** A field of several lines. */
  readonly isLong?: boolean;
  /** Maximum length; a counter shows it. */
  readonly most?: number | undefined;
  readonly value?: string | undefined;
  readonly isRequired?: boolean;
  readonly isReadOnly?: boolean;
  readonly autoComplete?: string | undefined;
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email' | undefined;
  /** Filters typed or pasted text. */
  readonly clean?: ((raw: string) => string) | undefined;
  /** Keys other than digits do nothing. */
  readonly isDigitsOnly?: boolean;
  readonly onType?: (value: string) => void;
  readonly onLeave?: (value: string) => void;
}

// Fields without capitalisation and autocorrect.
const exact = new Set(['username', 'email', 'one-time-code', 'current-password', 'new-password']);

/** Attributes that every text control has, several lines or one. */
export const controlOf = ({
  id,
  value,
  isRequired,
  isReadOnly,
  autoComplete,
  inputMode,
  onLeave,
  ...words
}: Omit<TextFieldProps, 'label'>) => ({
  id,
  name: id,
  defaultValue: value ?? '',
  // Not the browser's own `required`: an empty field would be read out as a mistake before anything was typed.
  ...(isRequired ? { 'aria-required': true } : {}),
  ...(isReadOnly ? { readOnly: true } : {}),
  ...(autoComplete === undefined ? {} : { autoComplete }),
  ...(inputMode === undefined ? {} : { inputMode }),
  ...(autoComplete !== undefined && exact.has(autoComplete) ? { autoCapitalize: 'none', spellCheck: false } : {}),
  ...(onLeave
    ? {
        onBlur: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
          onLeave(currentTarget.value),
      }
    : {}),
  ...ariaProps({ id, label: '', ...words }),
});

export function TextField(props: TextFieldProps): ReactNode {
  const { type = 'text', isLong = false, most, value = '', onType } = props;
  const [length, setLength] = useState(countOf(value));
  const cleaning = useClean({
    ...props,
    onType: (typed) => {
      if (most !== undefined) setLength(countOf(typed));
      onType?.(typed);
    },
  });
  return (
    <Field {...props}>
      {isLong ? (
        <textarea {...controlOf(props)} {...cleaning} className={`${css['control']} ${css['long']}`} rows={4} />
      ) : (
        <input {...controlOf(props)} {...cleaning} type={type} className={css['control']} />
      )}
      {most === undefined ? null : (
        <p className={`num ${css['count']}`}>{`${formatNumber(length)} / ${formatNumber(most)}`}</p>
      )}
    </Field>
  );
}

const segmenter = new Intl.Segmenter('ko');
/** Number of letters (graphemes) as a reader counts them. */
const countOf = (text: string): number => Array.from(segmenter.segment(text)).length;
