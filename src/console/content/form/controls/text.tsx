import { DeferredInput } from '../../../site/deferred-input.tsx';
import { useWords } from '../../../texts/use-texts.ts';
import { useForm } from '../form-context.ts';
import { Frame, type FieldProps } from '../frame.tsx';
import { textOf, type Schema } from '../schema.ts';
import { words as allWords } from '../strings.ts';

const longFrom = 200;

/** A plain text; emptied, it goes away where it need not be there. */
export function TextField({ schema, ...props }: FieldProps & { readonly schema: Schema }) {
  const { change } = useForm();
  const words = useWords(allWords);
  const isCode = schema.pattern !== undefined || schema.format !== undefined;
  const isLong = !isCode && (schema.maxLength ?? 0) > longFrom;
  const write = (text: string): void =>
    change(props.path, text === '' && !props.isRequired ? undefined : text, props.label, true);
  return (
    <Frame {...props} was={textOf(props.live)}>
      {({ id, describedBy, isChanged, isBad }) => {
        const shared = {
          id,
          'aria-describedby': describedBy,
          'aria-invalid': isBad,
          value: textOf(props.value),
          className: `input${isCode ? ' mono' : ''}${isChanged ? ' changed' : ''}${isBad ? ' bad' : ''}`,
          spellCheck: !isCode,
          placeholder: props.isRequired ? '' : words.unset,
        };
        return <DeferredInput {...shared} onType={write} {...(isLong ? { rows: 2 } : { most: schema.maxLength })} />;
      }}
    </Frame>
  );
}
