import { isFields, type Fields } from '../check/is-fields.ts';
import type { FieldSchema } from './field-schema.ts';

type SettingsOf = (widget: string) => FieldSchema | undefined;

const fits = ({ properties = {} }: FieldSchema, value: Fields): boolean =>
  Object.entries(properties).every(
    ([name, property]) => property.const === undefined || property.const === value[name],
  );

/** The schema of a member of an object. Settings of a placement have the schema that `settingsOf` gives for its widget. */
export function memberOf(
  schema: FieldSchema | undefined,
  name: string,
  holder: unknown,
  settingsOf: SettingsOf,
): FieldSchema | undefined {
  const fields = isFields(holder) ? holder : {};
  const widget = fields['widget'];
  if (name === 'settings' && typeof widget === 'string') return settingsOf(widget);
  const own = schema?.oneOf?.find((one) => fits(one, fields)) ?? schema;
  const named = [own, ...(schema?.oneOf ?? [])].find(
    (one) => one?.properties !== undefined && Object.hasOwn(one.properties, name),
  );
  return (
    named?.properties?.[name] ?? (typeof own?.additionalProperties === 'object' ? own.additionalProperties : undefined)
  );
}
