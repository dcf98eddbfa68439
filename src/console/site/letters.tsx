import type { ComponentProps } from 'react';
import { useLetters } from './use-letters.ts';

type Shared = Pick<ComponentProps<'input'>, 'id' | 'className' | 'lang' | 'placeholder' | 'spellCheck' | 'maxLength' | 'aria-label' | 'aria-describedby' | 'aria-invalid'>;

interface LettersProps extends Shared {
  readonly value: string;
  readonly onType: (text: string) => void;
  /** Lines; a single one where nothing is said. */
  readonly rows?: number | undefined;
}

/** A text field whose letters are seen before anything is made of them. */
export function Letters({ value, onType, rows, ...shared }: LettersProps) {
  const [shown, type] = useLetters(value, onType);
  return rows === undefined
    ? <input {...shared} value={shown} onChange={(event) => type(event.target.value)} />
    : <textarea {...shared} rows={rows} value={shown} onChange={(event) => type(event.target.value)} />;
}
