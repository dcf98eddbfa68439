import { addTexts } from '../../src/content/field-texts/add-texts.ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { artNames } from '#schemas/art-names.gen';
import { conditionSchema } from '#schemas/parts/condition/schema';
import { iconNames } from '#schemas/icon-names.gen';
import { pictureSchema } from '#schemas/documents/picture/schema';

export type Json = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Definitions that a schema file references: actions, conditions, and names that an editor suggests. */
const shared: readonly { readonly name: string; readonly is: (schema: Json) => boolean; readonly schema: Json }[] = [
  {
    name: 'action',
    // Parts of an action allow only some actions.
    is: ({ part, oneOf }) => part === 'action' && Array.isArray(oneOf) && oneOf.length === actionSchema.oneOf.length,
    schema: { ...addTexts(actionSchema, {}) },
  },
  { name: 'condition', is: (schema) => schema['part'] === 'condition', schema: conditionSchema },
  {
    name: 'art',
    is: (schema) => schema['format'] === 'art',
    schema: { anyOf: [{ enum: artNames }, pictureSchema.properties.id] },
  },
  { name: 'icon', is: (schema) => schema['format'] === 'icon', schema: { enum: iconNames } },
];

/** A schema as editors understand it: without our own keywords and formats, what is used often as a definition. */
export function forEditors(schema: Json): Json {
  const used = new Set<string>();
  const plain = strip(schema, used, '');
  // A definition may use others, so the set can still grow on the way.
  const definitions: Record<string, unknown> = {};
  for (const name of used) {
    const one = shared.find((definition) => definition.name === name);
    if (one) definitions[name] = strip(one.schema, used, name);
  }
  return used.size === 0
    ? plain
    : { ...plain, definitions: { ...(plain['definitions'] as Json | undefined), ...definitions } };
}

function strip(schema: Json, used: Set<string>, inside: string): Json {
  const one = shared.find(({ is, name }) => name !== inside && is(schema));
  if (one) {
    used.add(one.name);
    const { help } = schema;
    const description = isObject(help) ? help['en'] : schema['description'];
    return { ...(description === undefined ? {} : { description }), allOf: [{ $ref: `#/definitions/${one.name}` }] };
  }
  const { discriminator: _, part: _part, label: _label, values: _values, help, format, ...own } = schema;
  const rest = isObject(help) ? { ...own, description: help['en'] } : own;
  const described =
    format === 'message' && rest['description'] === undefined ? { ...rest, description: 'Key of a message.' } : rest;
  return Object.fromEntries(
    Object.entries(described).map(([keyword, value]) => [keyword, below(keyword, value, used)]),
  );
}

/** What stands under a keyword: values as they are, named schemas, a list of schemas, or one. */
function below(keyword: string, value: unknown, used: Set<string>): unknown {
  if (keyword === 'enum' || keyword === 'const' || keyword === 'default') return value;
  if (Array.isArray(value)) return value.map((item: unknown) => (isObject(item) ? strip(item, used, '') : item));
  if (!isObject(value)) return value;
  if (keyword === 'properties' || keyword === 'definitions')
    return Object.fromEntries(
      Object.entries(value).map(([name, held]) => [name, isObject(held) ? strip(held, used, '') : held]),
    );
  return strip(value, used, '');
}
