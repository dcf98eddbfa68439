import { useForm } from '../form-context.ts';
import { kindOf } from '../kinds.ts';
import { liveField } from '../live-of.ts';
import type { Path } from '../path.ts';
import { isFields, type Fields } from '../../../../content/check/is-fields.ts';
import { textOf, type Schema } from '../schema.ts';

interface PropertiesProps {
  readonly schema: Schema;
  /** Name of what has them. */
  readonly name: string;
  readonly path: Path;
  readonly value: unknown;
  readonly live: unknown;
  /** Drawn elsewhere, or not at all. */
  readonly without?: readonly string[];
  /** Parts of it stand open. */
  readonly isOpen?: boolean;
}

/** Settings of a widget go by the widget that stands beside them. */
const schemaAt = (
  name: string,
  schema: Schema,
  fields: Fields,
  settingsOf: (widget: string, v: unknown) => Schema | undefined,
): Schema =>
  name === 'settings' && typeof fields['widget'] === 'string'
    ? (settingsOf(textOf(fields['widget']), fields['v']) ?? schema)
    : schema;

/** The properties of an object, those that it knows and those that only stand there. */
export function Properties({ schema, name: parent, path, value, live, without = [], isOpen = false }: PropertiesProps) {
  const { Field, settingsOf } = useForm();
  const fields = isFields(value) ? value : {};
  const known = Object.entries(schema.properties ?? {}).filter(([name]) => !without.includes(name));
  // Open a group automatically when it is the only content.
  const isAll = isOpen || (path.length === 0 && known.filter(([inner]) => inner !== 'spare').length <= 2);
  const strange = Object.keys(fields).filter(
    (name) => !Object.hasOwn(schema.properties ?? {}, name) && !without.includes(name),
  );
  return (
    <div className="stack form-properties">
      {known.map(([name, plain]) => {
        const held = schemaAt(name, plain, fields, settingsOf);
        return (
          <Field
            key={name}
            schema={held}
            name={name}
            parent={parent}
            path={[...path, name]}
            value={Object.hasOwn(fields, name) ? fields[name] : undefined}
            live={liveField(live, name)}
            isRequired={schema.required?.includes(name) === true}
            isOpen={isAll}
            {...(kindOf(held, name, parent) === 'colour' ? { around: value, siblings: schema.properties ?? {} } : {})}
          />
        );
      })}
      {strange.map((name) => (
        <Field
          key={name}
          schema={{}}
          name={name}
          parent={parent}
          path={[...path, name]}
          value={fields[name]}
          live={liveField(live, name)}
          isRequired={false}
        />
      ))}
    </div>
  );
}
