import { describe, expect, it } from 'vitest';
import { documentSchemas } from '#schemas/documents';
import { factTest } from '#schemas/parts/condition/schema';
import { factTexts } from '#schemas/parts/condition/texts';
import type { FieldTexts, Words } from '#schemas/texts';
import { catalog } from '#widgets/catalog.gen';
import { widgetTexts } from '#widgets/texts.gen';
import {
  describeWidget,
  documentSchema,
  memberSchema,
  schemasAlong,
  settingsSchema,
  type FieldSchema,
} from './index.ts';

interface Place {
  readonly path: string;
  readonly name: string;
  readonly schema: FieldSchema;
}

/** Every property in a schema, however deep in lists, maps and branches. Facts of conditions have texts of their own. */
const placesIn = (schema: FieldSchema, path: string): readonly Place[] =>
  schema.part === 'condition'
    ? []
    : [
        ...Object.entries(schema.properties ?? {}).flatMap(([name, held]) => [
          { path: `${path}/${name}`, name, schema: held },
          ...placesIn(held, `${path}/${name}`),
        ]),
        ...[
          ...(schema.oneOf ?? []),
          ...(schema.items === undefined ? [] : [schema.items]),
          ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
        ].flatMap((held) => placesIn(held, path)),
      ];

/** Values of a place and of its items that have no name. */
const unnamedIn = ({ enum: some = [], const: only, items, values = {} }: FieldSchema): readonly unknown[] => [
  ...[...some, only].filter((value) => typeof value === 'string' && !Object.hasOwn(values, value)),
  ...(items === undefined ? [] : unnamedIn(items)),
];

const described: readonly (readonly [string, FieldSchema])[] = [
  ...Object.keys(documentSchemas).map((type) => [type, documentSchema(type) ?? {}] as const),
  ...Object.keys(catalog).map((widget) => [widget, settingsSchema(widget) ?? {}] as const),
];
const places = described.flatMap(([name, schema]) => placesIn(schema, name));

const isKorean = (text: string): boolean => /[가-힣]|^ID$/.test(text);
const faultsOf = ({ ko, en }: Words): readonly string[] => [
  ...(isKorean(ko) ? [] : [`Korean: ${ko}`]),
  ...(/^[A-Z0-9]/.test(en) ? [] : [`English: ${en}`]),
];

describe('the texts of fields', () => {
  it('name every property of every document type and of the settings of every widget, in both languages', () => {
    expect(
      places.flatMap(({ path, schema: { label } }) =>
        label === undefined ? [`${path}: no label`] : faultsOf(label).map((fault) => `${path}: ${fault}`),
      ),
    ).toEqual([]);
    expect(places.length).toBeGreaterThan(2000);
  });

  it('name every value that can be chosen', () => {
    expect(
      places
        .filter(({ path }) => !/^[^/]+\/(type|id)$/.test(path))
        .flatMap(({ path, schema }) => unnamedIn(schema).map((value) => `${path}: ${String(value)}`)),
    ).toEqual([]);
  });

  it('say in Korean whatever the help says in English, without ids of requirements', () => {
    const help = places.flatMap(({ path, schema }) => (schema.help === undefined ? [] : [{ path, ...schema.help }]));
    expect(help.filter(({ ko, en }) => !isKorean(ko) || en === '').map(({ path }) => path)).toEqual([]);
    expect(help.filter(({ ko, en }) => /P-\d|V-\d|\(\d\.\d|section \d|\d절/.test(`${ko} ${en}`))).toEqual([]);
  });

  it('name every fact of conditions with its values', () => {
    const texts: FieldTexts = factTexts;
    const missing = (factTest.oneOf as readonly FieldSchema[]).flatMap(({ properties = {} }) => {
      const { values = {} } = texts[String(properties['fact']?.const)] ?? {};
      return unnamedIn({ ...properties['is']?.items, values });
    });
    expect(missing).toEqual([]);
  });

  it('say of every widget what it is and what it shows', () => {
    expect(Object.keys(widgetTexts).toSorted()).toEqual(Object.keys(catalog).toSorted());
    expect(
      Object.entries(widgetTexts).flatMap(([name, { label, about }]) =>
        [label, about].flatMap((words) => faultsOf(words).map((fault) => `${name}: ${fault}`)),
      ),
    ).toEqual([]);
  });
});

it('finds the settings of a placement by its widget', () => {
  const body = { placements: [{ widget: 'picture', settings: {} }] };
  expect(schemasAlong('layout', body, ['placements', 0, 'settings', 'art']).at(-1)?.label?.en).toBe('Picture');
});

it('reads the texts of a property through a list, a map and the branches of a union', () => {
  const along = (type: string, ...path: readonly (string | number)[]) => schemasAlong(type, {}, path).at(-1)?.label?.en;
  expect(along('facility', 'hours', 0, 'from')).toBe('From');
  expect(along('guard', 'sources', 'any', 'pointer')).toBe('Place in the answer');
});

it('takes the branch of a union that the value has', () => {
  const schema: FieldSchema = {
    oneOf: [
      { properties: { kind: { const: 'a' }, of: { type: 'string' } } },
      { properties: { kind: { const: 'b' }, of: { type: 'integer' } } },
    ],
  };
  expect(memberSchema(schema, 'of', { kind: 'b' })?.type).toBe('integer');
});

it('calls an unknown widget by its name', () => {
  expect(describeWidget('none').label).toEqual({ ko: 'none', en: 'none' });
});
