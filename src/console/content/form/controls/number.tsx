import { useWords } from '../../../texts/use-texts.ts';
import { useForm } from '../form-context.ts';
import { Frame, type FieldProps } from '../frame.tsx';
import type { Schema } from '../schema.ts';
import { words as allWords } from '../strings.ts';

const shown = (value: unknown): string => (typeof value === 'number' ? String(value) : '');

/** A number. An empty field leaves it out where it need not be there, and the last number otherwise. */
export function NumberField({ schema, ...props }: FieldProps & { readonly schema: Schema }) {
  const { change } = useForm();
  const words = useWords(allWords);
  const write = (text: string, number: number): void => {
    if (text === '' && !props.isRequired) change(props.path, undefined, props.label, true);
    else if (!Number.isNaN(number)) change(props.path, number, props.label, true);
  };
  return (
    <Frame {...props} was={shown(props.live)}>
      {({ id, describedBy, isChanged, isBad }) => (
        <input
          id={id}
          type="number"
          aria-describedby={describedBy}
          aria-invalid={isBad}
          className={`input num form-short${isChanged ? ' changed' : ''}${isBad ? ' bad' : ''}`}
          value={shown(props.value)}
          placeholder={props.isRequired ? '' : words.unset}
          min={schema.minimum}
          max={schema.maximum}
          step={schema.type === 'integer' ? 1 : 'any'}
          onChange={(event) => write(event.target.value, event.target.valueAsNumber)}
        />
      )}
    </Frame>
  );
}
