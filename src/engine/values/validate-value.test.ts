import { describe, expect, it } from 'vitest';
import type { ValidationRule } from '#schemas/documents/validation-rule/schema';
import shipped from '../../../config/site/validation-rules.json' with { type: 'json' };
import {
  checkValue,
  cleanValue,
  compileRule,
  countDigits,
  MAX_VALUE_LENGTH,
  normaliseValue,
} from './validate-value.ts';

const ruleOf = (id: string) => {
  const rule = shipped.documents.find((one) => one.id === id);
  if (rule === undefined) throw new Error(`No rule ${id} is shipped.`);
  return compileRule(rule as ValidationRule);
};
/** Returns the values that the shipped rule accepts. */
const accepted = (id: string, values: readonly string[]): readonly string[] =>
  values.filter((value) => checkValue(ruleOf(id), value) === undefined);
const row = (length: number, letter = 'b') => letter.repeat(length);

describe('the shipped rules', () => {
  it('accept an ID of a lower-case letter and 6 to 12 lower-case letters, digits or underscores [P-459]', () => {
    const good = [`a${row(6)}`, `a${row(12)}`, 'a_23456', 'a______', 'abc1234'];
    expect(
      accepted('user-id', [
        ...good,
        `a${row(5)}`,
        `a${row(13)}`,
        '1bbbbbb',
        '_bbbbbb',
        'Abbbbbb',
        'abbbBBB',
        'a-bbbbb',
        'a bbbbb',
        'a가bbbbb',
        '',
      ]),
    ).toEqual(good);
  });

  it('accept a password in either interpretation, by the configured rule [P-460]', () => {
    const second = ['abcde12345', 'abcdefgh1234567!', 'ABCDE12345', '~!@#$%^&*()a', '1234567890_', 'ab!ab!ab!ab'];
    const unfit = [
      row(10),
      row(10, '1'),
      '~!@#$%^&*()_',
      `${row(8)}1`,
      `${row(16)}1`,
      'abcde12345?',
      'abcde 12345',
      'abcde1234가',
    ];
    expect(accepted('password', [...second, ...unfit])).toEqual(second);
    const first = [`a${row(10)}`, `A${row(14, '1')}`, 'a~!@#$%^&*()_+', 'a|<>?:{}12345'];
    expect(
      accepted('password-reading-1', [
        ...first,
        `a${row(9)}`,
        `a${row(15)}`,
        `1${row(10)}`,
        `!${row(10)}`,
        'aBBBBBBBBBB',
        'a==========',
      ]),
    ).toEqual(first);
  });

  it('accept a coupon number of 1 to 20 letters, digits or underscores [P-461]', () => {
    const good = ['A', 'aB_9', row(20, 'Z')];
    expect(accepted('coupon', [...good, '', row(21, 'Z'), 'AB.12'])).toEqual(good);
  });

  it('accept a member number of 12 digits [P-462] [V-355]', () => {
    expect(accepted('member-number', [row(11, '1'), row(12, '1'), row(13, '1'), `${row(11, '1')}a`])).toEqual([
      row(12, '1'),
    ]);
  });

  it('accept a ticket number of 18 digits [P-463] [V-356]', () => {
    expect(accepted('ticket-number', [row(17, '1'), row(18, '1'), row(19, '1'), `${row(17, '1')}a`])).toEqual([
      row(18, '1'),
    ]);
  });

  it('accept a number only with its check digit, and a day only if the calendar has it', () => {
    expect(accepted('check-digit', ['4539578763621486', '4539578763621487'])).toEqual(['4539578763621486']);
    expect(accepted('birth-date', ['20240229', '20230229', '20101331', '20100305', '2010035'])).toEqual([
      '20240229',
      '20100305',
    ]);
  });

  it('count the digits that a number lacks or has too many of', () => {
    expect(countDigits(ruleOf('ticket-number'), '1234 5678-9012')).toEqual({ digits: '18', missing: 6, extra: 0 });
    expect(countDigits(ruleOf('reservation-number'), row(14, '1'))).toEqual({ digits: '8-12', missing: 0, extra: 2 });
    expect(countDigits(ruleOf('coupon'), '12')).toBeUndefined();
  });

  const keywords = [
    'SELECT',
    'INSERT',
    'UPDATE',
    'DELETE',
    'CREATE',
    'DROP',
    'FROM',
    'WHERE',
    'SET',
    'ORDER BY',
    'EXEC',
    'OR',
    'AND',
    'UNION',
    'FETCH',
    'DECLARE',
    'TRUNCATE',
  ];
  it('refuse each of the 17 SQL keywords as a word in any case, but no harmless text [P-464]', () => {
    expect(
      keywords.flatMap((word) =>
        accepted('search-words', [
          word,
          word.toLowerCase(),
          `ride ${word} ride`,
          `(${word})`,
          word.replace(' ', '   '),
        ]),
      ),
    ).toEqual([]);
    const harmless = [
      'roller coaster',
      '놀이공원',
      'android',
      'island',
      'actor',
      'sunset',
      '길or',
      'order',
      'by',
      'sets',
      'selected',
      'or_1',
      '놀이or물',
      'fromage',
      'ordering bytes',
    ];
    expect(accepted('search-words', harmless)).toEqual(harmless);
  });

  it('accept usual email addresses, phone numbers and names', () => {
    expect(
      accepted('email', ['a@b.kr', 'name.one+two@sub.example.com', ' a@b.kr ', 'a@b', '@b.kr', 'a b@c.kr', 'a@@b.kr']),
    ).toEqual(['a@b.kr', 'name.one+two@sub.example.com', ' a@b.kr ']);
    expect(
      accepted('phone', ['01012345678', '010-1234-5678', '+82 10-1234-5678', '0212345678', '12345678', '0101234']),
    ).toEqual(['01012345678', '010-1234-5678', '+82 10-1234-5678', '0212345678']);
    expect(accepted('name', ['김하늘', "Anne-Marie O'Neil", 'José', 'Robert); DROP'])).toEqual([
      '김하늘',
      "Anne-Marie O'Neil",
      'José',
    ]);
  });
});

describe('cleanValue', () => {
  it.each(['number', 'phone'])('keeps only digits with the rule %s, full-width ones too', (id) => {
    expect(cleanValue(ruleOf(id), '가a-1 ㄱ２!')).toBe('12');
  });

  it('truncates to the maximum length, without splitting a character', () => {
    expect(cleanValue({ maxLength: 10 }, '123456789012')).toBe('1234567890');
    expect(cleanValue({ maxLength: 2 }, 'a😀b')).toBe('a😀');
  });

  it('keeps only Korean if the rule requires it', () => {
    expect(cleanValue(ruleOf('korean-only'), '가a1나 ㄷ!')).toBe('가나ㄷ');
  });

  it('removes every match of a restriction', () => {
    expect(cleanValue({ strip: ' ' }, ' a b ')).toBe('ab');
    expect(cleanValue({ strip: '[<>]' }, '<b>')).toBe('b');
  });

  it('converts an international number before its plus sign is stripped', () => {
    expect(cleanValue(ruleOf('phone'), '+82 10-1234-5678')).toBe('01012345678');
  });
});

describe('normaliseValue', () => {
  it.each([
    ['+82 10-1234-5678', '01012345678'],
    ['+821012345678', '01012345678'],
    ['+82-010-1234-5678', '01012345678'],
    ['+82 (0)10 1234 5678', '01012345678'],
    ['+1 415-555-2671', '04155552671'],
    ['+852 2345 6789', '023456789'],
  ])('has the number %s of another country without its code, with a 0 before it [P-470]', (raw, ready) => {
    expect(normaliseValue({ normalise: 'phone' }, raw)).toBe(ready);
  });

  it('removes spaces and hyphens from any other number [P-471]', () => {
    expect(normaliseValue({ normalise: 'phone' }, '010 1234-5678')).toBe('01012345678');
  });

  it('is idempotent, and changes nothing without a rule', () => {
    expect(normaliseValue({ normalise: 'phone' }, normaliseValue({ normalise: 'phone' }, '+82 10-1234-5678'))).toBe(
      '01012345678',
    );
    expect(normaliseValue({ normalise: 'trim' }, ' a b ')).toBe('a b');
    expect(normaliseValue({}, ' a ')).toBe(' a ');
  });
});

describe('a rule', () => {
  it('matches the whole value, and words literally', () => {
    const rule = { message: 'no', allow: '[a-z+ ]+', words: ['c++'] };
    expect(['abc', 'ab1', 'a c++ b', 'c+', 'c++x'].filter((value) => checkValue(rule, value) === undefined)).toEqual([
      'abc',
      'c+',
      'c++x',
    ]);
  });

  it('rejects a value longer than any field', () => {
    expect(
      [MAX_VALUE_LENGTH, MAX_VALUE_LENGTH + 1].map((length) => checkValue({ message: 'no', allow: 'b+' }, row(length))),
    ).toEqual([undefined, 'no']);
  });

  it('is compiled without document-only data', () => {
    expect(compileRule({ type: 'validation-rule', id: 'x', v: 1, message: 'm', allow: '[a-z]', onBlur: true })).toEqual(
      { message: 'm', allow: '[a-z]' },
    );
    expect(compileRule({ type: 'validation-rule', id: 'x', v: 1, message: 'm', words: ['a'], onBlur: false })).toEqual({
      message: 'm',
      words: ['a'],
      onBlur: false,
    });
  });
});
