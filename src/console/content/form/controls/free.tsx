import { useState } from 'react';
import { sameValue } from '../../../../content/check/same-value.ts';
import { useWords } from '../../../texts/use-texts.ts';
import { useForm } from '../form-context.ts';
import { Frame, type FieldProps } from '../frame.tsx';
import { words as allWords } from '../strings.ts';

const read = (text: string): { readonly value?: unknown; readonly isJson: boolean } => {
  try {
    return { value: JSON.parse(text) as unknown, isJson: true };
  } catch {
    return { isJson: false };
  }
};

const print = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2));

/** A value of any shape, as JSON. What does not read as JSON yet stays in the field. */
export function FreeField(props: FieldProps) {
  const { change } = useForm();
  const words = useWords(allWords);
  const [text, setText] = useState(() => print(props.value));
  const typed = read(text);
  // An undo, or another who writes, shows what is there now.
  const isStale = typed.isJson && !sameValue(typed.value, props.value);
  const shown = isStale ? print(props.value) : text;
  const write = (next: string): void => {
    setText(next);
    const { value, isJson } = read(next);
    if (next.trim() === '' && !props.isRequired) change(props.path, undefined, props.label, true);
    else if (isJson) change(props.path, value, props.label, true);
  };
  return (
    <Frame {...props} was={typeof props.live === 'symbol' ? '' : print(props.live).slice(0, 60)}>
      {({ id, describedBy, isChanged }) => (
        <>
          <textarea
            id={id}
            aria-describedby={describedBy}
            className={isChanged ? 'input mono changed' : 'input mono'}
            rows={Math.min(12, shown.split('\n').length + 1)}
            spellCheck={false}
            value={shown}
            onChange={(event) => write(event.target.value)}
          />
          {shown.trim() === '' || read(shown).isJson ? null : (
            <p className="small warn" role="status">
              {words.notJson}
            </p>
          )}
        </>
      )}
    </Frame>
  );
}
