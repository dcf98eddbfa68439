import { fc } from '#tests/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { locales } from '#schemas/parts';
import { shippedDocuments } from '#tests/shipped-documents.ts';
import { makeI18nextTexts } from './i18next-texts.ts';
import { makeTexts } from './texts.ts';

const names = ['day', 'name', 'count', 'page.title', 'a_b'] as const;
const piece = fc.constantFrom(
  '{',
  '}',
  '-',
  '{{day}}',
  '{{ name }}',
  '{{- count}}',
  '{{a_b, shout}}',
  '{{page.title}}',
  '{{unknown}}',
  '$t(hello)',
  '$',
  '$&',
  '<b>',
  '\n',
  '안녕',
  ...names,
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' '));
const words = fc.dictionary(fc.constantFrom(...names), fc.oneof(text, fc.string()));

const shippedTexts = shippedDocuments.flatMap(({ texts }) =>
  Object.entries((texts ?? {}) as Readonly<Record<string, string>>),
);

describe('texts of the browser', () => {
  it.each(locales)('equal the texts of i18next for every shipped message, with and without values, in %s', (locale) => {
    const messages = Object.fromEntries(shippedTexts);
    const values = Object.fromEntries(
      [
        ...names,
        ...shippedTexts.flatMap(([, message]) => [...message.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)),
      ].map((name) => [name, `<${name}> $t(x) {{day}}`]),
    );
    const [own, theirs] = [makeTexts(locale, messages), makeI18nextTexts(locale, messages)];
    const keys = [...Object.keys(messages), 'no.such.key', 'constructor', ''];
    expect(keys.length).toBeGreaterThan(1_000);
    expect(keys.map((key) => [own.translate(key), own.translate(key, values), own.translate(key, {})])).toEqual(
      keys.map((key) => [theirs.translate(key), theirs.translate(key, values), theirs.translate(key, {})]),
    );
  });

  it('equal the texts of i18next for hostile texts and values', () => {
    fc.assert(
      fc.property(text, words, (message, values) => {
        const [own, theirs] = [makeTexts('ko', { message }), makeI18nextTexts('ko', { message })];
        expect([own.translate('message'), own.translate('message', values)]).toEqual([
          theirs.translate('message'),
          theirs.translate('message', values),
        ]);
      }),
      { numRuns: 2_000 },
    );
  });
});
