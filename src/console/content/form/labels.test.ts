import { expect, it } from 'vitest';
import { factTest } from '#schemas/parts/condition/schema';
import { documentSchemas } from '#schemas/documents';
import { catalog } from '#widgets/catalog.gen';
import { labelLists, valueLabel, valueLabels } from './labels.ts';
import type { Schema } from './schema.ts';

interface Place {
  readonly name: string;
  readonly parent: string;
  readonly of: string;
  readonly schema: Schema;
}

/** Every property in a schema, however deep, with the name of what has it, as the form draws it. */
const propertiesOf = (schema: Schema, parent: string, of: string, depth = 0): readonly Place[] =>
  depth > 12
    ? []
    : [
        ...Object.entries(schema.properties ?? {}).flatMap(([name, held]) => [
          { name, parent, of, schema: held },
          ...propertiesOf(held, name, of, depth + 1),
        ]),
        ...[
          ...(schema.oneOf ?? []),
          ...(schema.items === undefined ? [] : [schema.items]),
          ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
        ].flatMap((held) => propertiesOf(held, parent, of, depth + 1)),
      ];

const places = [
  ...Object.entries(documentSchemas as Readonly<Record<string, Schema>>).flatMap(([type, schema]) =>
    propertiesOf(schema, type, type),
  ),
  ...Object.values(catalog).flatMap(({ description }) =>
    propertiesOf(description.schema as Schema, 'settings', description.name),
  ),
];
const factChoices = (factTest.oneOf as readonly Schema[]).flatMap(({ properties }) =>
  (properties?.['is']?.items?.enum ?? []).map((value) => ({
    fact: String(properties?.['fact']?.const),
    value: String(value),
  })),
);
const labels = labelLists.flatMap((list) => Object.entries(list));
const named = new Set(labels.map(([name]) => name));
const keyOf = ({ name, parent }: Place): string => (named.has(`${parent}.${name}`) ? `${parent}.${name}` : name);

it('every property of every document and widget is called something, in Korean and in English', () => {
  expect([
    ...new Set(
      places.filter((place) => !named.has(keyOf(place))).map(({ of, parent, name }) => `${of}: ${parent}.${name}`),
    ),
  ]).toEqual([]);
  expect(
    labels.filter(([, { ko, en }]) => !/[가-힣]|^ID$/.test(ko) || !/^[A-Z]/.test(en)).map(([name]) => name),
  ).toEqual([]);
});

it('no label stands in two lists, and none is of a property that is no more', () => {
  const used = new Set(places.map(keyOf));
  expect(
    labels.map(([name]) => name).filter((name, index, all) => all.indexOf(name) !== index || !used.has(name)),
  ).toEqual([]);
});

/** Ids, versions and the words of standards are called what they are. */
const asTheyAre = new Set(['type', 'v', 'id', 'method', 'status', 'formats']);

it('every choice of a property is called something, and no name is of a choice that is no more', () => {
  const choices = places.flatMap(({ name, parent, schema }) =>
    [
      ...(schema.enum ?? []),
      ...(schema.items?.enum ?? []),
      ...(typeof schema.const === 'string' ? [schema.const] : []),
    ].map((value) => ({ name, parent, value: String(value) })),
  );
  expect([
    ...new Set(
      choices
        .filter(
          ({ name, value }) =>
            !asTheyAre.has(name) &&
            name !== 'is' &&
            valueLabel('ko', name, value) === value &&
            !Object.hasOwn(valueLabels, `${name}.${value}`),
        )
        .map(({ name, value }) => `${name}.${value}`),
    ),
  ]).toEqual([]);
  // Values of facts depend on the fact.
  const used = new Set([
    ...choices.flatMap(({ name, value }) => [`${name}.${value}`, `*.${value}`]),
    ...factChoices.map(({ fact, value }) => `${fact}.${value}`),
  ]);
  expect(Object.keys(valueLabels).filter((key) => !used.has(key))).toEqual([]);
  expect(
    factChoices.filter(
      ({ fact, value }) => !Object.hasOwn(valueLabels, `${fact}.${value}`) && !Object.hasOwn(valueLabels, `*.${value}`),
    ),
  ).toEqual([]);
});
