import { expect, it } from 'vitest';
import { tempTree } from '../../tests/support/temp-tree.ts';
import { generate as documentTypes } from './document-types.ts';
import { generate as features } from './features.ts';
import { generate as migrations } from './migrations.ts';

it('lists every folder with a feature by name', () => {
  const root = tempTree({
    'src/server/site/shares/feature.ts': '',
    'src/server/services/day-passes/feature.ts': '',
    'src/server/services/day-passes/routes.ts': '',
    'src/server/site/connection-page/routes.ts': '',
    'src/server/services/README.md': '',
    'src/sandbox/feature.ts': '',
  });
  expect(features(root)['src/server/features.gen.ts']).toContain('= [dayPasses, sandbox, shares];');
});

it('lists the numbered migrations in order and refuses a number that is used twice', () => {
  const root = tempTree({
    'src/server/core/migrations/0002-b.ts': '',
    'src/server/core/migrations/0001-a.ts': '',
    'src/server/core/migrations/all-migrations.gen.ts': '',
  });
  expect(migrations(root)['src/server/core/migrations/all-migrations.gen.ts']?.match(/^ {2}'.*$/gm)).toEqual([
    "  '0001-a': m0001,",
    "  '0002-b': m0002,",
  ]);
  expect(() =>
    migrations(tempTree({ 'src/server/core/migrations/0001-a.ts': '', 'src/server/core/migrations/0001-b.ts': '' })),
  ).toThrow('0001');
});

it('lists the document types by their folders', async () => {
  const document = (type: string) => `{ properties: { type: { const: '${type}' }, id: {}, v: {} } }`;
  const root = tempTree({
    'schemas/documents/map/schema.ts': `export const mapSchema = ${document('map')}; export const partSchema = { properties: { type: { const: 'part' } } };`,
    'schemas/documents/map-pin/schema.ts': `export const mapPinSchema = ${document('map-pin')};`,
  });
  const text = (await documentTypes(root))['schemas/documents.gen.ts'];
  expect(text?.match(/^import.*$/gm)).toEqual([
    "import { mapSchema, type Map } from './documents/map/schema.ts';",
    "import { mapPinSchema, type MapPin } from './documents/map-pin/schema.ts';",
  ]);
  expect(text).toContain("  map: mapSchema,\n  'map-pin': mapPinSchema,\n");
  expect(text).toContain("  map: Map;\n  'map-pin': MapPin;\n");
  expect(text).toContain("  map: of('map'),\n  'map-pin': of('map-pin'),\n");
});
