import { expect, it } from 'vitest';
import shipped from '../../config/site/validation-rules.json' with { type: 'json' };
import type { ValidationRule } from '#schemas/documents/validation-rule/schema';
import { isFields } from '#content/check/is-fields';
import { checkValue, compileRule } from '#engine/values/validate-value';
import { isCardNumber } from '../../src/server/services/gifts/cards.ts';
import { isMealNumber, isReservationNumber, isTicketNumber } from '../../src/server/services/pocket/typed-number.ts';
import { withCheckDigit } from '../../src/server/core/records/typed-numbers.ts';
import { shippedDocuments } from '../support/shipped-documents.ts';

/** What the server takes as a number, by the name in the body of a call. */
const server: Readonly<Record<string, (number: string) => boolean>> = {
  ticketNo: isTicketNumber,
  passNo: isTicketNumber,
  seasonTicketNo: isTicketNumber,
  rsvNo: isReservationNumber,
  mealNo: isMealNumber,
  cardNo: isCardNumber,
  scratchCode: (code) => /^[0-9A-Z]{10}$/.test(code),
};
const digits = (count: number): string => '4821773001'.repeat(2).slice(0, count);
const samples = [4, 7, 8, 10, 12, 15, 16, 17, 18, 19]
  .flatMap((count) => [digits(count), withCheckDigit(digits(count - 1))])
  .concat('ABCDE12345', 'M_1', 'A'.repeat(21));

const rules = new Map(shipped.documents.map((rule) => [rule.id, compileRule(rule as ValidationRule)]));
const fields = (value: unknown): Readonly<Record<string, unknown>> => (isFields(value) ? value : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const numbers = shippedDocuments
  .filter(({ type }) => type === 'layout')
  .flatMap(({ id, placements }) => list(placements).map((placement) => ({ id, ...fields(placement) })))
  .filter((placement) => 'widget' in placement && placement.widget === 'form')
  .flatMap((placement) => {
    const { body, schema } = fields('settings' in placement ? placement.settings : {});
    const properties = fields(fields(schema)['properties']);
    return Object.entries(fields(body)).flatMap(([name, value]) => {
      const property = fields(properties[String(value).slice(1, -1)]);
      const ids = [property['format'], ...list(property['allOf']).map((one) => fields(one)['format'])].map(String);
      return Object.hasOwn(server, name) && property['title'] !== undefined
        ? [{ layout: placement.id, name, ids }]
        : [];
    });
  });

it('finds the typed numbers of the shipped forms', () => {
  expect(new Set(numbers.map(({ name }) => name))).toEqual(new Set(Object.keys(server)));
});

it.each(numbers)('$layout takes as $name what the server takes', ({ name, ids }) => {
  const taken = samples.filter((number) =>
    ids.every((id) => rules.has(id) && checkValue(rules.get(id)!, number) === undefined),
  );
  expect(taken).toEqual(samples.filter((number) => server[name]?.(number)));
});
