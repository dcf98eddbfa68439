import { useWords } from '../../../texts/use-texts.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { blankOf } from '../blank.ts';
import { eitherOf } from '../branches.ts';
import { useForm } from '../form-context.ts';
import type { FieldProps } from '../frame.tsx';
import type { Schema } from '../schema.ts';
import { words as allWords } from '../strings.ts';

interface EitherFieldProps extends FieldProps {
  readonly schema: Schema;
  readonly name: string;
  readonly parent: string;
}

/** A value of one of several JSON types: which, then the value. */
export function EitherField({ schema, name, parent, ...props }: EitherFieldProps) {
  const { change, Field } = useForm();
  const words = useWords(allWords);
  const branches = schema.oneOf ?? [];
  const at = eitherOf(schema, props.value);
  const kinds: Readonly<Record<string, string>> = {
    string: words.text,
    number: words.number,
    integer: words.number,
    boolean: words.yesNo,
  };
  const branch = branches[at];
  return (
    <div className="stack">
      <SegmentedControl
        label={`${props.label} · ${words.form}`}
        value={String(at)}
        options={branches.map(({ type = '' }, index) => ({ value: String(index), label: kinds[type] ?? type }))}
        onChange={(next) => {
          const chosen = branches[Number(next)];
          if (chosen !== undefined) change(props.path, blankOf(chosen), props.label);
        }}
      />
      {branch === undefined ? null : (
        <Field
          schema={branch}
          name={name}
          parent={parent}
          path={props.path}
          value={props.value}
          live={props.live}
          isRequired={props.isRequired}
          label={props.label}
        />
      )}
    </div>
  );
}
