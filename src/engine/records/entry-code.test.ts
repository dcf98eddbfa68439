import { expect, it } from 'vitest';
import { codeText, readCode, stepAt, unsignedText } from './entry-code.ts';

const code = { prefix: 'PE', ref: '0123456789', step: 59_000_123, signature: 'a'.repeat(86) } as const;

it('reads a code that it wrote', () => {
  expect([unsignedText(code), codeText(code).length, readCode(` ${codeText(code)}\n`)]).toEqual([
    'PE012345678959000123',
    106,
    code,
  ]);
});

it.each([
  '',
  'PT:123456789012345678',
  codeText(code).slice(1),
  `${codeText(code)}a`,
  codeText({ ...code, ref: '012345678I' }),
])('returns nothing for %s', (text) => expect(readCode(text)).toBeUndefined());

it('counts steps of 30 seconds', () => expect([stepAt(29_999), stepAt(30_000)]).toEqual([0, 1]));
