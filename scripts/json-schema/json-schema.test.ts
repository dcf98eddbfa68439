import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { documentTypes } from '#schemas/documents';
import { layout, pick, placement, soundSite } from '#tests/sound-site.ts';
import { generate } from '../generate/json-schemas.ts';
import { ROOT } from '../support/places.ts';

const FOLDER = join(ROOT, 'schemas/json');
const read = (path: string): { $schema?: string } => JSON.parse(readFileSync(path, 'utf8')) as { $schema?: string };
const editor = readdirSync(FOLDER).reduce(
  (ajv, name) => ajv.addSchema(read(join(FOLDER, name)), name),
  new Ajv({ strict: false, allErrors: true }),
);
const configFiles = readdirSync(join(ROOT, 'config'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => join(ROOT, 'config', name));

it('writes a schema for every document type and for a file of several', async () => {
  const names = [...documentTypes, 'documents'].map((type) => `schemas/json/${type}.schema.json`);
  expect(Object.keys(await generate(ROOT)).toSorted()).toEqual(names.toSorted());
});

it('accepts what the check accepts, alone and in a file of several', () => {
  for (const document of soundSite())
    expect([document.id, editor.validate(`${document.type}.schema.json`, document), editor.errors]).toEqual([
      document.id,
      true,
      null,
    ]);
  expect(editor.validate('documents.schema.json', { documents: soundSite() })).toBe(true);
});

it.each([
  ['an unknown widget', placement('a', { widget: 'secton' })],
  ['a setting of another type', placement('a', { settings: { title: 7 } })],
  ['a setting that the widget does not have', placement('a', { settings: { tilte: 'x' } })],
  ['an unknown action', placement('a', { settings: { more: { label: 'x', action: { action: 'mvoe' } } } })],
  ['a setting of a fallback', placement('a', { fallback: { widget: 'section', v: 1, settings: { title: 7 } } })],
  [
    'an icon that does not exist',
    { id: 'a', widget: 'card-grid', v: 1, settings: { variant: 'tiles', items: [{ title: 'x', icon: 'bel' }] } },
  ],
])('shows %s in an editor', (_fault, given) => {
  expect(editor.validate('layout.schema.json', layout('x', [given]))).toBe(false);
});

it('shows an unknown flag in an editor', () => {
  const page = pick(soundSite(), 'page', 'PGE_TST_00001');
  expect(editor.validate('page.schema.json', { ...page, flags: { isHedaer: true } })).toBe(false);
});

it.each(configFiles.map((file) => file.slice(ROOT.length + 1)))(
  'fits %s to the schema that it names, or to that of a file of several',
  (file) => {
    const document = read(join(ROOT, file));
    const schema =
      document.$schema === undefined
        ? join(FOLDER, 'documents.schema.json')
        : resolve(ROOT, dirname(file), document.$schema);
    expect(dirname(schema)).toBe(FOLDER);
    expect(existsSync(schema)).toBe(true);
    expect([editor.validate(schema.slice(FOLDER.length + 1), document), editor.errors]).toEqual([true, null]);
  },
);
