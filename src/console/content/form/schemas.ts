import { catalog } from '#widgets/catalog.gen';
import { settingsSchema as schemaOf } from '../../../content/field-texts/index.ts';
import type { Schema } from './schema.ts';

export { documentSchema } from '../../../content/field-texts/index.ts';

/** The schema of a widget's settings, where placements of this version are known here. */
export const settingsSchema = (widget: string, v: unknown): Schema | undefined =>
  Object.hasOwn(catalog, widget) && catalog[widget]?.description.v === v ? schemaOf(widget) : undefined;
