import { expect, it } from 'vitest';
import { allCalls } from '#schemas/calls.gen';
import { shippedDocuments } from '#tests/shipped-documents.ts';
import { isFields } from '#content/check/is-fields';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const byId = (type: string) =>
  new Map(shippedDocuments.filter((document) => document.type === type).map((document) => [document.id, document]));

const operations = byId('operation');
const rules = byId('validation-rule');

/** Rule that a call names for a property, and schema of the property. */
const propertyOf = (operation: unknown, name: string): Fields => {
  const { method, uri, path } = fieldsOf(operations.get(String(operation)));
  const address = String(uri ?? path);
  const call = allCalls.find((one) => one.method === method && one.path === address);
  const schemas =
    call !== undefined && 'body' in call
      ? [fieldsOf(call.body), ...listOf(fieldsOf(call.body)['oneOf'])]
      : call !== undefined && 'query' in call
        ? [fieldsOf(call.query)]
        : [];
  return fieldsOf(
    schemas.map(({ properties }) => fieldsOf(properties)[name]).find((property) => property !== undefined),
  );
};

/** Fields of the shipped forms that a call receives under a name: where, the rule of the field and the rule of the call. */
const pairs = shippedDocuments
  .filter(({ type }) => type === 'layout')
  .flatMap(({ id, placements }) => listOf(placements).map((placement) => ({ id, ...placement })))
  .filter((placement) => fieldsOf(placement)['widget'] === 'form')
  .flatMap(({ id, ...placement }) => {
    const { schema, operation, body } = fieldsOf(fieldsOf(placement)['settings']);
    const properties = fieldsOf(fieldsOf(schema)['properties']);
    const sent = isFields(body)
      ? Object.entries(body).flatMap(([name, value]) =>
          typeof value === 'string' && /^\{\w+\}$/.test(value) ? [[name, value.slice(1, -1)] as const] : [],
        )
      : Object.keys(properties).map((name) => [name, name] as const);
    return sent.flatMap(([name, field]) => {
      const property = fieldsOf(properties[field]);
      const { typed } = propertyOf(operation, name);
      const rule = property['normalise'] ?? rules.get(String(property['format']))?.['normalise'];
      // A secret is the same text on both sides: the server hashes its forms.
      if (property['title'] === undefined || typed === undefined || typed === 'secret') return [];
      return [[`${id}/${field}`, rule ?? 'none', typed] as const];
    });
  });

it('finds the fields of the shipped forms whose calls normalise them', () => {
  expect(pairs.length).toBeGreaterThan(15);
});

it.each(pairs)('%s is normalised by one rule in the form and in its call', (_, field, call) => {
  expect(field).toBe(call);
});
