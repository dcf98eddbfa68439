import { fc } from '#tests/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { formatAddress, fillTemplate, fillItem, fillPattern, withQuery } from './fill-template.ts';

const values = { locale: 'ko', param: { id: '7' }, query: { page: '', q: '$& {locale}' }, venue: { code: 'AA' } };

describe('fillTemplate', () => {
  it.each([
    ['{locale}', 'ko'],
    ['{param.id}-{venue.code}', '7-AA'],
    ['{query.page|1}', '1'],
    ['{query.size|20}', '20'],
    ['{query.size}', ''],
    ['{query.q}', '$& {locale}'],
    ['{query.constructor}{param.__proto__}', ''],
    ['{other.thing} {word}', '{other.thing} {word}'],
    ['plain', 'plain'],
  ])('makes %s into %s', (template, text) => {
    expect(fillTemplate(template, values)).toBe(text);
  });
});

describe('fillItem', () => {
  it('encodes values, so that a value adds no segment or query', () => {
    expect(fillItem('/n/{item.id}?t={item.t}', { id: 'a/b?c', t: '1&x=2' })).toBe('/n/a%2Fb%3Fc?t=1%26x%3D2');
  });
  it('fills missing values with an empty string, and accepts a lone surrogate', () => {
    expect(fillItem('/n/{item.gone}{item.constructor}', {})).toBe('/n/');
    expect(fillItem('/n/{item.id}', { id: '\ud800' })).toBe('/n/%EF%BF%BD');
  });
});

describe('fillPattern', () => {
  it.each([
    ['/a/{id}', 'x/y', '/a/x%2Fy'],
    ['/a/{id*}', 'x/y z', '/a/x/y%20z'],
    ['/{id*}', '/evil.example/x', '/evil.example/x'],
    ['/{id*}', '\\evil.example', '/%5Cevil.example'],
  ])('fills %s with %s', (pattern, value, path) => {
    expect(fillPattern(pattern, () => value)).toBe(path);
  });
});

describe('withQuery', () => {
  it('leaves out empty values and encodes names and values', () => {
    expect(withQuery('/a', { b: '', 'c d': '1&2', e: '{item.x}&admin=1' })).toBe(
      '/a?c%20d=1%262&e=%7Bitem.x%7D%26admin%3D1',
    );
  });
  it('round-trips random texts', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme', minLength: 1 })),
        (query) => {
          const read = Object.fromEntries(new URL(withQuery('/a', query), 'https://own.example').searchParams);
          expect(read).toEqual({ ...query });
        },
      ),
    );
  });
});

describe('formatAddress', () => {
  it('keeps names without a value, and encodes characters that headers and address bars read differently', () => {
    expect(formatAddress('/a', { app: '' })).toBe('/a?app=');
    expect(formatAddress('/%ED%95%98/하"\\', {})).toBe('/%ED%95%98/%ED%95%98%22%5C');
  });
});
