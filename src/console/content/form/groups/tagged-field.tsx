import { useId } from 'react';
import { useWords } from '../../../texts/use-texts.ts';
import { branchesOf, changeBranch } from '../branches.ts';
import { useForm } from '../form-context.ts';
import type { FieldProps } from '../frame.tsx';
import { valueLabel } from '../field-label.ts';
import { isFields } from '../../../../content/check/is-fields.ts';
import type { Schema } from '../schema.ts';
import { useBrief } from '../use-brief.ts';
import { words as allWords } from '../strings.ts';
import { Fold } from './fold.tsx';
import { Properties } from './properties.tsx';

/** A value that names its form, such as an action: which one, then what that one needs. */
export function TaggedField({
  schema,
  name,
  isOpen,
  ...props
}: FieldProps & { readonly schema: Schema; readonly name: string; readonly isOpen: boolean }) {
  const { change, language } = useForm();
  const words = useWords(allWords);
  const brief = useBrief();
  const id = useId();
  const by = schema.discriminator?.propertyName ?? '';
  const branches = branchesOf(schema);
  const tag = isFields(props.value) ? String(props.value[by]) : '';
  const branch = branches.find((one) => one.tag === tag);
  const choose = (next: string): void => {
    const found = branches.find((one) => one.tag === next);
    if (found !== undefined) change(props.path, changeBranch(props.value, found, by), props.label);
  };
  return (
    <Fold {...props} schema={schema} isOpen={isOpen} brief={brief(props.value, language)}>
      {() => (
        <>
          <label className="sr" htmlFor={id}>{`${props.label} · ${by === 'action' ? words.does : words.form}`}</label>
          <select id={id} className="input" value={tag} onChange={(event) => choose(event.target.value)}>
            {branch === undefined ? <option value={tag}>{tag}</option> : null}
            {branches.map((one) => (
              <option key={one.tag} value={one.tag}>
                {valueLabel(language, one.schema.properties?.[by]?.values, one.tag)}
              </option>
            ))}
          </select>
          {branch === undefined ? null : (
            <Properties
              schema={branch.schema}
              name={name}
              path={props.path}
              value={props.value}
              live={props.live}
              without={[by]}
            />
          )}
        </>
      )}
    </Fold>
  );
}
