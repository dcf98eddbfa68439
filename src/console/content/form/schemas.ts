import { documentSchemas } from '#schemas/documents';
import { catalog } from '#widgets/catalog.gen';
import type { Schema } from './schema.ts';

const byType: Readonly<Record<string, Schema>> = documentSchemas;

/** The schema of a type of documents. */
export const documentSchema = (type: string): Schema | undefined =>
  Object.hasOwn(byType, type) ? byType[type] : undefined;

/** The schema of a widget's settings, where placements of this version are known here. */
export const settingsSchema = (widget: string, v: unknown): Schema | undefined => {
  const description = Object.hasOwn(catalog, widget) ? catalog[widget]?.description : undefined;
  // The common type of widget schemas is narrower than each schema.
  return description?.v === v ? (description?.schema as Schema) : undefined;
};
