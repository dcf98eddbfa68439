import { useWords } from '../../../texts/use-texts.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { useForm } from '../form-context.ts';
import { mostInCell } from '../groups/columns.ts';
import { Frame, type FieldProps } from '../frame.tsx';
import { valueLabel } from '../field-label.ts';
import { wordOf, type Schema } from '../schema.ts';
import { words as allWords } from '../strings.ts';

const mostSegments = 4;
const unset = '';

/** One of a few values: side by side while they fit, else a list. */
export function EnumField({
  schema,
  isCell,
  ...props
}: FieldProps & { readonly schema: Schema; readonly isCell: boolean }) {
  const { change, language } = useForm();
  const words = useWords(allWords);
  const values = schema.enum ?? [];
  const named = (value: unknown): string => (value === undefined ? '' : valueLabel(language, schema.values, value));
  const known = values.map((value) => ({ value: wordOf(value), label: named(value) }));
  const options = props.isRequired ? known : [{ value: unset, label: words.unset }, ...known];
  const chosen = props.value === undefined ? unset : wordOf(props.value);
  const write = (text: string): void =>
    change(
      props.path,
      values.find((value) => wordOf(value) === text),
      props.label,
    );
  const isFew =
    options.length <= (isCell ? mostInCell : mostSegments) &&
    options.every(({ label }) => label.length <= 14) &&
    options.some(({ value }) => value === chosen);
  return (
    <Frame {...props} isGroup={isFew} was={named(typeof props.live === 'symbol' ? undefined : props.live)}>
      {({ id, describedBy, isChanged }) =>
        isFew ? (
          <SegmentedControl label={props.label} value={chosen} options={options} onChange={write} />
        ) : (
          <select
            id={id}
            aria-describedby={describedBy}
            className={isChanged ? 'input changed' : 'input'}
            value={chosen}
            onChange={(event) => write(event.target.value)}
          >
            {options.some(({ value }) => value === chosen) ? null : (
              <option value={chosen}>{chosen === '' ? words.choose : chosen}</option>
            )}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )
      }
    </Frame>
  );
}
