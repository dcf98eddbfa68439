import { partTexts } from '#schemas/parts/texts';
import type { FieldText, FieldTexts } from '#schemas/texts';
import type { FieldSchema } from './field-schema.ts';

type Held = Pick<FieldText, 'of' | 'values'>;

/** A schema with the texts of its fields: `label`, `help` and `values` at each property, however deep. */
export const addTexts = (schema: FieldSchema, of: FieldTexts): FieldSchema => inside(schema, { of });

/** Texts of a property hold for the items, branches and members that it consists of. */
function inside(schema: FieldSchema, text: Held | undefined): FieldSchema {
  const held = ofPart(schema, text);
  const { properties, items, oneOf, additionalProperties } = schema;
  return {
    ...schema,
    ...(held?.values === undefined ? {} : { values: held.values }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, property]) => [name, labelled(property, held?.of?.[name])]),
          ),
        }),
    ...(items === undefined ? {} : { items: inside(items, held) }),
    ...(oneOf === undefined ? {} : { oneOf: oneOf.map((branch) => inside(branch, held)) }),
    ...(typeof additionalProperties === 'object' ? { additionalProperties: inside(additionalProperties, held) } : {}),
  };
}

const labelled = (property: FieldSchema, text: FieldText | undefined): FieldSchema => ({
  ...inside(property, text),
  ...(text === undefined ? {} : { label: { ko: text.ko, en: text.en } }),
  ...(text?.help === undefined ? {} : { help: text.help }),
});

/** A shared part has texts of its own; the document that holds it may say more of it. */
function ofPart({ part }: FieldSchema, text: Held | undefined): Held | undefined {
  const own = part !== undefined && Object.hasOwn(partTexts, part) ? partTexts[part] : undefined;
  return own === undefined ? text : { ...own, ...text, of: { ...own.of, ...text?.of } };
}
