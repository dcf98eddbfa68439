import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentTexts } from '#schemas/document-texts.gen';
import { documentSchemas } from '#schemas/documents';
import type { AnyWidgetTexts, FieldTexts } from '#schemas/texts';
import { addTexts } from '../../src/content/field-texts/add-texts.ts';
import type { FieldSchema } from '../../src/content/field-texts/field-schema.ts';
import type { WidgetDescription } from '../../widgets/define-widget.ts';
import { forEditors, type Json } from '../json-schema/for-editors.ts';
import { withWidgets } from '../json-schema/with-widgets.ts';
import type { GeneratedFiles } from '../generate.ts';

const FOLDER = 'schemas/json';

/**
 * A JSON Schema (draft 7) for each document type, which config files name as "$schema" so that an editor completes and checks them;
 * `documents.schema.json` is for a file of several.
 */
export async function generate(root: string): Promise<GeneratedFiles> {
  const widgets = await describeWidgets(root);
  const types = Object.keys(documentSchemas);
  const files = Object.entries(documentSchemas as Readonly<Record<string, FieldSchema>>).map(
    ([type, raw]): [string, string] => {
      const schema = withTexts(raw, documentTexts[type] ?? {});
      const ready = forEditors(type === 'layout' ? withWidgets(schema, widgets) : schema);
      return [`${FOLDER}/${type}.schema.json`, print({ $schema: DRAFT, title: type, ...ready })];
    },
  );
  const made = Object.fromEntries([...files, [`${FOLDER}/documents.schema.json`, print(documentsSchema(types))]]);
  return { ...outdated(root, made), ...made };
}

/** The English help of a field is what editors say of it. */
const withTexts = (schema: FieldSchema, texts: FieldTexts): Json => ({ ...addTexts(schema, texts) });

const DRAFT = 'http://json-schema.org/draft-07/schema#';
const print = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

async function describeWidgets(root: string): Promise<WidgetDescription[]> {
  const folders = readdirSync(join(root, 'widgets'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(root, 'widgets', name))
    .filter((folder) => existsSync(join(folder, 'schema.ts')));
  const load = <Module>(folder: string, file: string) =>
    import(pathToFileURL(join(folder, file)).href) as Promise<Module>;
  return Promise.all(
    folders.toSorted().map(async (folder) => {
      const { description } = await load<{ description: WidgetDescription }>(folder, 'schema.ts');
      const { texts } = await load<{ texts: AnyWidgetTexts }>(folder, 'texts.ts');
      // The common type of widget schemas is narrower than each schema.
      const schema = withTexts(description.schema as FieldSchema, texts.settings) as WidgetDescription['schema'];
      return { ...description, schema };
    }),
  );
}

const documentsSchema = (types: readonly string[]): Json => ({
  $schema: DRAFT,
  title: 'documents',
  type: 'object',
  additionalProperties: false,
  required: ['documents'],
  properties: {
    $schema: { type: 'string' },
    documents: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type', 'id', 'v'],
        properties: { type: { enum: types } },
        allOf: types.map((type) => ({
          if: { properties: { type: { const: type } } },
          then: { $ref: `${type}.schema.json` },
        })),
      },
    },
  },
});

/** Schemas of types that are no more. */
function outdated(root: string, made: GeneratedFiles): GeneratedFiles {
  const folder = join(root, FOLDER);
  const there = existsSync(folder) ? readdirSync(folder) : [];
  return Object.fromEntries(
    there
      .map((name) => `${FOLDER}/${name}`)
      .filter((path) => path.endsWith('.schema.json') && !Object.hasOwn(made, path))
      .map((path) => [path, null]),
  );
}
