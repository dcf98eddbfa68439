import { documentSchemas } from '#schemas/documents';
import { documentTexts } from '#schemas/document-texts.gen';
import { envelopeTexts } from '#schemas/parts/texts';
import type { Words } from '#schemas/texts';
import { catalog } from '#widgets/catalog.gen';
import { widgetTexts } from '#widgets/texts.gen';
import type { Path } from '../check/problem.ts';
import { addTexts } from './add-texts.ts';
import type { FieldSchema } from './field-schema.ts';
import { memberOf } from './member-schema.ts';

export type { FieldSchema } from './field-schema.ts';

const known = new Map<string, FieldSchema>();
const remember = (key: string, make: () => FieldSchema): FieldSchema => {
  const schema = known.get(key) ?? make();
  known.set(key, schema);
  return schema;
};

const schemas: Readonly<Record<string, FieldSchema>> = documentSchemas;

/** The schema of a document type with the texts of its fields; undefined for an unknown type. */
export function documentSchema(type: string): FieldSchema | undefined {
  const schema = Object.hasOwn(schemas, type) ? schemas[type] : undefined;
  return schema === undefined
    ? undefined
    : remember(type, () => addTexts(schema, { ...envelopeTexts, ...documentTexts[type] }));
}

/** The schema of a widget's settings with their texts; undefined for an unknown widget. */
export function settingsSchema(widget: string): FieldSchema | undefined {
  const entry = Object.hasOwn(catalog, widget) ? catalog[widget] : undefined;
  return entry === undefined
    ? undefined
    : // The common type of widget schemas is narrower than each schema.
      remember(`widget ${widget}`, () =>
        addTexts(entry.description.schema as FieldSchema, widgetTexts[widget]?.settings ?? {}),
      );
}

/** Settings keep the label that a placement gives them. */
const labelledSettings = (widget: string, label: Words | undefined): FieldSchema | undefined => {
  const settings = settingsSchema(widget);
  return settings === undefined || label === undefined
    ? settings
    : remember(`settings of ${widget}`, () => ({ ...settings, label }));
};

/** The schema of a member of an object with its texts. */
export const memberSchema = (schema: FieldSchema | undefined, name: string, holder: unknown): FieldSchema | undefined =>
  memberOf(schema, name, holder, (widget) => labelledSettings(widget, schema?.properties?.[name]?.label));

/** True for a place in a list; the steps of JSON Pointers are all texts. */
export const isIndex = (step: string | number, schema: FieldSchema | undefined): boolean =>
  typeof step === 'number' || (schema?.items !== undefined && /^\d+$/.test(step));

/** The schemas along a path in a document; undefined where a step is not known. */
export function schemasAlong(type: string, body: unknown, path: Path): readonly (FieldSchema | undefined)[] {
  let schema = documentSchema(type);
  let value = body;
  return path.map((step) => {
    schema = isIndex(step, schema) ? schema?.items : memberSchema(schema, String(step), value);
    value =
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<string | number, unknown>>)[step]
        : undefined;
    return schema;
  });
}

/** Largest display widths of a widget's pictures by setting; undefined for other names. */
export const pictureWidthsOf = (widget: string): Readonly<Record<string, number>> | undefined =>
  Object.hasOwn(widgetTexts, widget) ? (widgetTexts[widget]?.pictureWidths ?? {}) : undefined;

/** Icon, name and purpose of a widget; an unknown one is called by its name. */
export const describeWidget = (
  widget: string,
): { readonly icon: string; readonly label: Words; readonly about: Words } =>
  (Object.hasOwn(widgetTexts, widget) ? widgetTexts[widget] : undefined) ?? {
    icon: 'braces',
    label: { ko: widget, en: widget },
    about: { ko: '', en: '' },
  };
