import { fc } from '#tests/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

const login = '/member/login';

describe('safeReturnPath', () => {
  it.each([
    '/',
    '/mypage',
    '/mypage/my-question?page=2&q=%EC%86%9C',
    '/aqua-bay/main#top',
    '/소식/1',
    '/a?next=https://evil.example',
    '/member/login-help',
  ])('may be %s', (from) => {
    expect(safeReturnPath(from, login)).toBe(from);
  });

  it.each([
    undefined,
    '',
    'mypage',
    '?x=1',
    '#x',
    'https://evil.example/',
    'HTTPS://site.example/mypage',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a\u0000b',
    '/a\u007f',
    '\u2028/a',
    'javascript:alert(1)',
    'mailto:a@b.example',
    'tel:1588',
    '/.//evil.example',
    '/a/../b',
    '/a b',
    '/a"b',
    ' /a',
  ])('is never %j', (from) => {
    expect(safeReturnPath(from, login)).toBeUndefined();
  });

  it.each([
    ['/member/login?from=%2Fmypage%3Fx%3D1', '/mypage?x=1'],
    ['/member/login?setting=on&from=%2Fmypage', '/mypage'],
    ['/member/login?from=%2Fmember%2Flogin%3Ffrom%3D%252Fmypage', '/mypage'],
    ['/member/login?from=%2F%2Fevil.example', undefined],
    ['/member/login?from=%', undefined],
    ['/member/login', undefined],
  ])('is, for the login page %s, where that one would lead', (from, back) => {
    expect(safeReturnPath(from, login)).toBe(back);
  });

  it('stops at endlessly nested login pages', () => {
    const deep = (times: number): string =>
      times === 0 ? '/mypage' : `/member/login?from=${encodeURIComponent(deep(times - 1))}`;
    expect([safeReturnPath(deep(5), login), safeReturnPath(deep(9), login)]).toEqual(['/mypage', undefined]);
  });

  it('stays on this site in a browser, for any input', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        ':',
        '@',
        '.',
        '..',
        '?',
        '#',
        '%2f',
        '%5c',
        'https',
        'evil.example',
        'from=',
        login,
        '\t',
        '\r\n',
        '\u0000',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const back = safeReturnPath(pieces.join(''), login) ?? '/';
        const seen = new URL(back, 'https://site.example');
        expect([seen.origin, new URL(`${seen.pathname}${seen.search}`, 'https://site.example').origin]).toEqual([
          'https://site.example',
          'https://site.example',
        ]);
      }),
      { numRuns: 2000 },
    );
  });
});
