import { expect, it } from 'vitest';
import shipped from '../../../config/site/validation-rules.json' with { type: 'json' };
import { findPatternFault } from './find-pattern-fault.ts';

it.each([
  ['(a+)+', 'group'],
  ['(?:a)', 'group'],
  ['a(?=b)', 'group'],
  ['(?<!a)b', 'group'],
  ['(?<x>a)\\k<x>', 'group'],
  ['a|b', 'alternative'],
  ['[', 'invalid'],
  ['a{2,1}', 'invalid'],
  ['*a', 'invalid'],
  ['\\-', 'invalid'],
  ['\\p{Nothing}', 'invalid'],
  ['\\1', 'invalid'],
  ['a*a*a*', 'costly'],
  ['a+b+c{2,}', 'costly'],
  ['[^a]+.+?[b]*', 'costly'],
  ['a?'.repeat(20), 'costly'],
  ['\\w{1,90}'.repeat(3), 'costly'],
  ['a{900}', 'costly'],
])('refuses %s as %s', (pattern, fault) => {
  expect(findPatternFault(pattern, false)).toBe(fault);
});

it.each([
  '[a-z][a-z0-9_]{6,12}',
  '\\(\\|\\)',
  '[(|)?*+]{3}',
  '[\\]]+x*',
  '\\p{Script=Hangul}+',
  '\\d{2}-?\\d{4}',
  '.*?',
  '\\u{1F600}?',
  '[^\\s@]+@[^\\s@]+',
])('lets %s pass', (pattern) => {
  expect(findPatternFault(pattern, false)).toBe(undefined);
});

it('counts being looked for anywhere as one repetition more', () => {
  expect([findPatternFault('a+b+', false), findPatternFault('a+b+', true), findPatternFault('[^0-9]+', true)]).toEqual([
    undefined,
    'costly',
    undefined,
  ]);
});

it('lets no pattern pass that takes long over the longest value', () => {
  const worst = ['a*a*b', 'a{0,20}a{0,20}a+b', 'a?a?a?a?a?a?a?a?a?a*b', '[a-z]+[a-z]+[0-9]{2,4}'];
  expect(worst.map((pattern) => findPatternFault(pattern, false))).toEqual(worst.map(() => undefined));
  expect(worst.map((pattern) => new RegExp(`^(?:${pattern})$`, 'u').test('a'.repeat(500)))).toEqual(
    worst.map(() => false),
  );
});

it('lets every pattern pass that ships', () => {
  const own = shipped.documents.flatMap(({ allow, refuse = [], strip }) => [
    ...[allow, ...refuse].map((pattern) => [pattern, false] as const),
    [strip, true] as const,
  ]);
  expect(
    own.filter(([pattern, scans]) => pattern !== undefined && findPatternFault(pattern, scans) !== undefined),
  ).toEqual([]);
});
