import { fc } from '#tests/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { ask, pageOf, siteOf, snapshotWith } from '#tests/engine-builders.ts';
import { decide } from '../decide/decide.ts';
import { canonicalPath, canonicalPattern, decodeSegments, normalisePath } from './canonical-path.ts';

describe('decodeSegments', () => {
  it.each([
    ['/a//b/', ['a', 'b']],
    ['/%ED%95%98%EB%8A%98/a%20b', ['하늘', 'a b']],
    ['/%61%2562', ['a%62']],
    ['/'.concat(encodeURIComponent('하늘'.normalize('NFD'))), ['하늘']],
    ['/', []],
  ])('reads %s', (path, segments) => {
    expect(decodeSegments(path)).toEqual(segments);
  });

  it.each([
    '/%',
    '/a/%E0%A4%A',
    '/%zz',
    '/%C0%AF',
    '/%ED%95',
    '/a/../b',
    '/a/.',
    '/a/%2e%2E',
    '/%2e/b',
    '/a%2Fb',
    '/a%5cb',
    '/a\\b',
    '/a%00',
    '/%0d%0ax',
    '/a%7F',
    '/%C2%85',
  ])('returns undefined for %s', (path) => {
    expect(decodeSegments(path)).toBeUndefined();
  });
});

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/a/b?c=//d', '/a/b'],
    ['//evil.example/#x', '/evil.example'],
    ['/%68%61neul/', '/haneul'],
    ['/%ec%86%8c%EC%8B%9D', '/%EC%86%8C%EC%8B%9D'],
    ['/소식', '/%EC%86%8C%EC%8B%9D'],
    ['/'.concat('소식'.normalize('NFD')), '/%EC%86%8C%EC%8B%9D'],
    ['/a%2562', '/a%2562'],
    ['/a%40b%26%24%2b%2c%3a%3b%3d', '/a@b&$+,:;='],
    ["/!$&'()*+,;=:@-._~", "/!$&'()*+,;=:@-._~"],
    ['/a%23%3Fb%25', '/a%23%3Fb%25'],
  ])('spells %s as %s', (address, path) => {
    expect(canonicalPath(address)).toBe(path);
  });
});

describe('canonicalPattern', () => {
  it('encodes the literals of a pattern, and neither its parameters nor a pattern that matches nothing', () => {
    expect(['/소식/{id}/{rest*}', '/a b', '/a/../b'].map(canonicalPattern)).toEqual([
      '/%EC%86%8C%EC%8B%9D/{id}/{rest*}',
      '/a%20b',
      '/a/../b',
    ]);
  });
});

describe('normalisePath', () => {
  it.each([
    ['/', '/'],
    ['/a/', '/a'],
    ['//a///b//', '/a/b'],
    ['//', '/'],
  ])('joins the segments of %s as %s', (path, plain) => {
    expect(normalisePath(path)).toBe(plain);
  });
});

describe('a page in another spelling', () => {
  const snapshot = snapshotWith([
    pageOf(20, { paths: ['/소식/{id}'], redirects: ['/옛-소식/{id}'] }),
    pageOf(21, { paths: ['/plain/way'] }),
    siteOf({ redirects: [{ from: '/before', to: '//plain/%77ay/' }] }),
  ]);
  const redirectOf = (path: string, more: Parameters<typeof ask>[1] = {}): string | undefined => {
    const { outcome } = decide(snapshot, ask(path, more));
    return outcome.kind === 'redirect' ? outcome.to : undefined;
  };

  it.each([
    ['a trailing slash', '/plain/way/', '/plain/way'],
    ['a doubled slash', '//plain///way', '/plain/way'],
    ['needless encoding', '/pl%61in/%77ay', '/plain/way'],
    ['lower hex digits', '/%ec%86%8c%ec%8b%9d/1', '/%EC%86%8C%EC%8B%9D/1'],
    [
      'decomposed Korean',
      `/${encodeURIComponent('소식'.normalize('NFD'))}/${encodeURIComponent('가'.normalize('NFD'))}`,
      '/%EC%86%8C%EC%8B%9D/%EA%B0%80',
    ],
    [
      'an earlier path of the page, spelled otherwise',
      `/${encodeURIComponent('옛-소식'.normalize('NFD'))}//1/`,
      '/%EC%86%8C%EC%8B%9D/1',
    ],
    ['an earlier path of the site, spelled otherwise', '/%62efore/', '/plain/way'],
  ])('redirects once from %s', (_, path, canonical) => {
    expect(redirectOf(path)).toBe(canonical);
    expect(redirectOf(canonical)).toBeUndefined();
  });

  it('keeps the query as it was requested', () => {
    expect(redirectOf('/plain/way/', { query: { a: 'c' }, search: '?a=b+%ec%86%8c&a=c&&empty' })).toBe(
      '/plain/way?a=b+%ec%86%8c&a=c&&empty',
    );
    expect(redirectOf('/plain/way/', { query: { a: '\\' }, search: '?a=\\"\n' })).toBe('/plain/way?a=%5C%22%0A');
  });

  it('is not found, without a redirect, if it is no page in any spelling', () => {
    for (const path of [
      '/none/',
      '//none',
      '/%6eone',
      '/plain%2Fway',
      '/plain/%2e/way/',
      '/plain/way%5C/',
      '/%ED%95/',
      '//plain/way/%ED%95',
    ])
      expect([path, decide(snapshot, ask(path)).outcome.kind]).toEqual([path, 'notFound']);
  });

  it('redirects at most once, for any spelling', () => {
    const spell = (text: string, how: readonly number[]): string =>
      [...new TextEncoder().encode(text)]
        .map((byte, at) => {
          const letter = String.fromCharCode(byte);
          const hex = `%${byte.toString(16).padStart(2, '0')}`;
          const form = (how[at % how.length] ?? 0) % 3;
          return byte < 0x80 && letter !== '%' && form === 0 ? letter : form === 1 ? hex : hex.toUpperCase();
        })
        .join('');
    const word = fc.oneof(
      fc.constantFrom('소식', '옛-소식', 'plain', 'way', 'before', 'none'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
    );
    const form = fc.constantFrom('NFC', 'NFD');
    const segment = fc
      .tuple(word, form, fc.array(fc.nat(2), { minLength: 1, maxLength: 5 }))
      .map(([text, name, how]) => spell(text.normalize(name), how));
    const path = fc
      .tuple(
        fc.array(segment, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('/', '//'),
        fc.constantFrom('', '/', '//'),
      )
      .map(([segments, between, end]) => `/${segments.join(between)}${end}`);
    fc.assert(
      fc.property(path, (one) => {
        const to = redirectOf(one);
        expect(to === undefined ? undefined : redirectOf(to)).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });
});
