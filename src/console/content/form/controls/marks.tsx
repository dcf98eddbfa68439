import { useForm } from '../form-context.ts';
import { Frame, type FieldProps } from '../frame.tsx';
import { valueLabel } from '../field-label.ts';
import { listOf, type Schema } from '../schema.ts';

/** Several of a few values, in the order that the schema names them. */
export function MarksField({ schema, ...props }: FieldProps & { readonly schema: Schema }) {
  const { change, language } = useForm();
  const chosen = listOf(props.value);
  const values = schema.items?.enum ?? [];
  const toggle = (value: unknown): void => {
    const next = values.filter((one) => (one === value) !== chosen.includes(one));
    change(props.path, next.length === 0 && !props.isRequired ? undefined : next, props.label);
  };
  return (
    <Frame
      {...props}
      isGroup
      was={listOf(props.live)
        .map((value) => valueLabel(language, schema.items?.values, value))
        .join(', ')}
    >
      {() => (
        <div className="row wrap">
          {values.map((value) => (
            <label key={String(value)} className="row form-mark">
              <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
              <span>{valueLabel(language, schema.items?.values, value)}</span>
            </label>
          ))}
        </div>
      )}
    </Frame>
  );
}
