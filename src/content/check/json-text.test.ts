import { fc } from '#tests/fast-check.ts';
import { expect, it } from 'vitest';
import { lineAndColumn, offsetsOf, offsetWithin, scanJson } from './json-text.ts';

const text = `{
  "a": [1, {"b/c": "x"}],
  "d~e": {
    "f": null
  }
}`;

it.each([
  ['', 1, 1],
  ['/a', 2, 8],
  ['/a/1', 2, 12],
  ['/a/1/b~1c', 2, 20],
  ['/d~0e/f', 4, 10],
  ['/d~0e/g', 3, 10],
  ['/no/such/thing', 1, 1],
])('finds %s, or what is nearest around it', (pointer, line, column) => {
  expect(lineAndColumn(text, offsetsOf(text, [pointer]).get(pointer) ?? -1)).toEqual({ line, column });
});

it.each([
  ['{"a": 1,}', 7, 'This comma is trailing'],
  ['[1, 2,\n]', 5, 'This comma is trailing'],
  ['{"a": 1 "b": 2}', 8, "',' is expected after the previous value"],
  ['{"a": 1; "b": 2}', 7, 'semicolon'],
  ['{"a" = 1}', 5, 'equals sign'],
  ['{“a”: 1}', 1, 'curly quote'],
  ['{"a": True}', 6, 'is not valid in JSON'],
  ['{"a": undefined}', 6, 'is not valid in JSON'],
  ['{ // why\n"a": 1}', 2, 'no comments'],
  ['<<<<<<< HEAD\n{}', 0, 'merge conflict'],
  ['{\u00a0"a": 1}', 1, 'invisible character'],
  ['{"a": "x\ty"}', 8, 'tab'],
  ['{"a" 1}', 5, "':'"],
  ['{a: 1}', 1, 'double quotes'],
  ["{'a': 1}", 1, 'double quotes'],
  ['{"a": tru}', 6, 'not in double quotes'],
  ['{"a": "x', 8, 'ends inside a text'],
  ['{"a": ,}', 6, 'a value'],
  ['{"a": 01}', 7, "',' or '}'"],
  ['{"a": "x\ny"}', 8, 'not closed'],
  ['{"a": "\\x"}', 7, 'escape'],
  ['{\n"a": [1', 9, "the '[' of line 2 is not closed"],
  ['', 0, 'is empty'],
  [' \n', 0, 'is empty'],
  ['{} {}', 3, 'must end after the value'],
  ['['.repeat(100_000), 201, 'levels deep'],
])('says what is wrong at the character of %j', (broken, offset, words) => {
  const fault = scanJson(broken.slice(0, 200_000));
  expect(fault?.offset).toBe(offset);
  expect(fault?.text.en).toContain(words);
  expect([fault?.text.ko, fault?.hint.ko, fault?.hint.en]).toEqual([
    expect.stringMatching(/[가-힣]/),
    expect.stringMatching(/[가-힣]/),
    expect.stringMatching(/^[A-Z].*\.$/),
  ]);
});

it('reads a text of ten million letters in one line', () => {
  expect(scanJson(JSON.stringify({ a: 'x\n'.repeat(5_000_000) }))).toBeUndefined();
});

it('accepts exactly what JSON.parse accepts', () => {
  const parses = (given: string): boolean => {
    try {
      JSON.parse(given);
      return true;
    } catch {
      return false;
    }
  };
  const broken = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', ']', '\\', '0', '\u0000'))
    .map(
      ([json, at, piece]) => json.slice(0, at % (json.length + 1)) + piece + json.slice((at % (json.length + 1)) + 1),
    );
  fc.assert(
    fc.property(fc.oneof(fc.json(), broken), (given) => {
      expect(scanJson(given) === undefined).toBe(parses(given));
    }),
    { numRuns: 2000 },
  );
});

it.each([
  [undefined, '"a'],
  [0, 'a'],
  [2, '\\n'],
  [3, '<b>'],
  [99, '"]'],
])('finds unit %s of a text behind escapes of every kind', (units, found) => {
  const json = String.raw`["a\u00e9\n<b>"]`;
  expect(
    json.slice(offsetWithin(json, 1, units)).startsWith(found) || json.slice(offsetWithin(json, 1, units)) === '',
  ).toBe(true);
});
