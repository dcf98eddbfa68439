import { fc } from '#tests/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { typedRules, type TypedRule } from '#schemas/typed-text';
import {
  countLetters,
  emailKey,
  firstLetters,
  isBlank,
  nameKey,
  normaliseTyped,
  searchForm,
  secretForms,
} from './typed-text.ts';

const cases: readonly (readonly [rule: TypedRule, typed: string, normalised: string])[] = [
  ['identifier', ' haneul_full\u00a0', 'haneul_full'],
  ['identifier', 'ｈａｎｅｕｌ＿ｆｕｌｌ', 'haneul_full'],
  ['identifier', 'haneul\u200b_full\u2060', 'haneul_full'],
  ['identifier', 'haneul\u3164_full', 'haneul_full'],
  ['code', '１２３４–５６７８', '12345678'],
  ['code', '1234\u200b5678', '12345678'],
  ['code', '12 34—56‐78', '12345678'],
  ['code', '12−34ー56', '123456'],
  ['code', 'welcome_2026', 'WELCOME_2026'],
  ['code', '\u202d12345678\u202c', '12345678'],
  ['digits', '０１２ ３４５', '012345'],
  ['phone', '０１０－１２３４－５６７８', '01012345678'],
  ['phone', '+82 (0)10-1234-5678', '01012345678'],
  ['phone', '0082 10 1234 5678', '01012345678'],
  ['phone', '＋８２１０１２３４５６７８', '01012345678'],
  ['phone', '010.1234.5678', '01012345678'],
  ['phone-end', '010-1234-５６７８', '5678'],
  ['phone-end', '5678', '5678'],
  ['email', ' Mina.Kim@Example.ｃｏｍ ', 'Mina.Kim@Example.com'],
  ['email', 'mina\u200b＠example.com', 'mina@example.com'],
  ['name', '\u1100\u1161\u11a8  하늘 ', '각 하늘'],
  ['name', 'O’Brien', 'O’Brien'],
  ['name', 'Mina\u200b\u3164', 'Mina'],
  ['name', '👨‍👩‍👧 가족', '👨‍👩‍👧 가족'],
  ['text', 'ａ\u1112\u1161\u11ab', 'ａ한'],
  ['secret', 'e\u0301', 'e\u0301'],
  ['search', ' ｔｉｃｋｅｔ  office ', 'ticket office'],
  ['search', 'ㅎㅅ', 'ㅎㅅ'],
];

describe('normaliseTyped', () => {
  it.each(cases)('normalises by %s: %j', (rule, text, normalised) => {
    expect(normaliseTyped(rule, text)).toBe(normalised);
  });

  it.each(typedRules)('changes nothing the second time: %s', (rule) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normaliseTyped(rule, text);
        expect(normaliseTyped(rule, once)).toBe(once);
      }),
    );
  });
});

it('compares names regardless of the apostrophe that a phone types', () => {
  expect(nameKey('O’Brien')).toBe(nameKey("O'Brien"));
});

it('compares e-mail addresses without their case', () => {
  expect(emailKey('Mina@Example.COM')).toBe('mina@example.com');
});

it('compares what is searched in the form of the term', () => {
  expect(searchForm('ＴＩＣＫＥＴ ㅎ')).toBe('TICKET ㅎ');
});

it('tries a secret in NFKC first, and then as it was typed', () => {
  expect(secretForms('e\u0301１')).toEqual(['é1', 'e\u0301１']);
});

it('has one form of a secret that is in NFKC already', () => {
  expect(secretForms('Haneul2026!')).toEqual(['Haneul2026!']);
});

it.each(['', ' ', '\u200b', '\u3164', '\u2800', '\u202e', '\u00ad\u2060'])(
  'takes a text that only looks empty for blank: %j',
  (text) => {
    expect(isBlank(text)).toBe(true);
  },
);

it('counts letters as a reader does', () => {
  expect(countLetters('가\u1100\u1161👨‍👩‍👧')).toBe(3);
});

it('cuts no letter', () => {
  expect(firstLetters(2, '👨‍👩‍👧\u1112\u1161\u11ab나')).toBe('👨‍👩‍👧\u1112\u1161\u11ab');
});

it.each([
  ['+82 10-1234-5678', '01012345678'],
  ['+821012345678', '01012345678'],
  ['+82-010-1234-5678', '01012345678'],
  ['+1 212-555-0100', '02125550100'],
  ['+853 6612-3456', '066123456'],
])('takes the part of %s after the country code, without hyphens, with a leading 0 [V-357]', (text, number) => {
  expect(normaliseTyped('phone', text)).toBe(number);
});

it.each(['010 1234-5678', '010-1234-5678', ' 01012345678 '])('strips spaces and hyphens of %s [V-358]', (text) => {
  expect(normaliseTyped('phone', text)).toBe('01012345678');
});
