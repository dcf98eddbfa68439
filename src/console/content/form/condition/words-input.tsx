import { useState } from 'react';
import { sameValue } from '../../../../content/check/same-value.ts';

interface WordsInputProps {
  readonly label: string;
  readonly hint: string;
  readonly value: readonly string[];
  readonly onChange: (words: readonly string[]) => void;
}

const read = (text: string): readonly string[] =>
  text.trim() === '' ? [] : text.split(',').map((word) => word.trim());

/** Several words in one line, with commas between; what is being typed stays as it is. */
export function WordsInput({ label, hint, value, onChange }: WordsInputProps) {
  const [text, setText] = useState(() => value.join(', '));
  const shown = sameValue(read(text), value) ? text : value.join(', ');
  return (
    <input
      className="input s form-words"
      aria-label={label}
      placeholder={hint}
      value={shown}
      onChange={(event) => {
        setText(event.target.value);
        onChange(read(event.target.value));
      }}
    />
  );
}
