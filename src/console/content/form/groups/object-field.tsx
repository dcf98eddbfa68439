import { useForm } from '../form-context.ts';
import type { FieldProps } from '../frame.tsx';
import type { Schema } from '../schema.ts';
import { useBrief } from '../use-brief.ts';
import { Fold } from './fold.tsx';
import { Properties } from './properties.tsx';

/** An object inside of another: folded where it is long, open where it is short. */
export function ObjectField({
  schema,
  name,
  isOpen,
  ...props
}: FieldProps & { readonly schema: Schema; readonly name: string; readonly isOpen: boolean }) {
  const { language } = useForm();
  const brief = useBrief();
  const isShort = Object.keys(schema.properties ?? {}).length <= 4;
  return (
    <Fold {...props} schema={schema} isOpen={isOpen || isShort} brief={brief(props.value, language)}>
      {() => <Properties schema={schema} name={name} path={props.path} value={props.value} live={props.live} />}
    </Fold>
  );
}
