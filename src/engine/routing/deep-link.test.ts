import { fc } from '#tests/fast-check.ts';
import { describe, expect, it } from 'vitest';
import type { DeepLinks } from '#schemas/documents/deep-links/schema';
import { pageOf, snapshotWith } from '#tests/engine-builders.ts';
import { readDeepLink } from './deep-link.ts';

const tables: readonly DeepLinks[] = [
  {
    type: 'deep-links',
    id: 'AA',
    v: 1,
    pages: {
      coupon: { pageNm: 'Pocket', query: { tab: 'coupon' } },
      Item: { pageNm: 'Item', params: { id: '7' } },
      unfilled: { pageNm: 'Item' },
      all: { pageNm: 'Pocket', codes: [{ starts: ['C', 'M'], not: ['CB'], page: 'coupon' }] },
      inlink: { follow: 'inside' },
      outlink: { follow: 'outside' },
      either: { follow: 'outside', pageNm: 'Pocket' },
    },
  },
];
const book = snapshotWith([
  ...tables,
  {
    type: 'app',
    id: 'app',
    v: 1,
    scheme: 'testapp',
    query: 'app',
    screens: { action: 'Action', deepLink: 'Deeplink', appOnly: 'AppOnly' },
  },
  pageOf(20, { screen: 'Pocket', paths: ['/pocket'], venue: 'AA' }),
  pageOf(21, { screen: 'Item', paths: ['/item/{id}'], venue: 'AA' }),
  pageOf(22, { screen: 'Action', paths: ['/action'] }),
  pageOf(23, { screen: 'Deeplink', paths: ['/deeplink'] }),
  pageOf(24, { screen: 'AppOnly', paths: ['/app-only'] }),
]);
const origin = 'https://own.example';
const read = (payload: unknown) => readDeepLink(book, payload, origin);
const to = (payload: unknown): string => {
  const target = read(payload);
  return target.kind === 'inside' ? target.to : target.href;
};

describe('readDeepLink', () => {
  it('reads parkType, page and code of a payload [P-342]', () => {
    expect(read({ parkType: 'AA', page: 'coupon', code: 'X1' })).toEqual({
      kind: 'inside',
      to: '/aa/pocket?tab=coupon&parkType=AA&code=X1&pageKey=coupon&alarm=true',
      venue: 'AA',
    });
  });

  it.each([
    [
      'a name in any case',
      { parkType: 'aa', page: 'COUPON' },
      '/aa/pocket?tab=coupon&parkType=AA&pageKey=coupon&alarm=true',
    ],
    ['a name in upper case in the table', { page: 'item' }, '/aa/item/7?parkType=AA&pageKey=item&alarm=true'],
    [
      'a number as code',
      { page: 'coupon', code: 12 },
      '/aa/pocket?tab=coupon&parkType=AA&code=12&pageKey=coupon&alarm=true',
    ],
    [
      'a code of another page',
      { page: 'all', code: 'm1' },
      '/aa/pocket?tab=coupon&parkType=AA&code=m1&pageKey=coupon&alarm=true',
    ],
    [
      'a code with an excluded prefix',
      { page: 'all', code: 'cB1' },
      '/aa/pocket?parkType=AA&code=cB1&pageKey=all&alarm=true',
    ],
    ['the default venue if none is named', { page: 'nonsense' }, '/aa/main?parkType=AA&pageKey=nonsense&alarm=true'],
    [
      'a venue without a table',
      { parkType: 'BB', page: 'coupon', code: '1' },
      '/bb/main?parkType=BB&code=1&pageKey=coupon&alarm=true',
    ],
    ['a page whose screen needs more', { page: 'unfilled' }, '/aa/main?parkType=AA&pageKey=unfilled&alarm=true'],
    [
      'a code with signs of its own',
      { page: 'coupon', code: 'a&b=c#d/../"<' },
      '/aa/pocket?tab=coupon&parkType=AA&code=a%26b%3Dc%23d%2F..%2F%22%3C&pageKey=coupon&alarm=true',
    ],
    [
      'an address of this site',
      { page: 'inlink', linkUrl: '/aa/item/3?x=1#below' },
      '/aa/item/3?x=1&parkType=AA&pageKey=inlink&alarm=true#below',
    ],
    [
      'an address with such a query already',
      { page: 'inlink', linkUrl: '/aa/pocket?alarm=no&code=7' },
      '/aa/pocket?code=7&parkType=AA&pageKey=inlink&alarm=true',
    ],
    [
      'a full address of this site',
      { page: 'inlink', url: `${origin}/aa/pocket` },
      '/aa/pocket?parkType=AA&pageKey=inlink&alarm=true',
    ],
    [
      'an address in the code',
      { page: 'inlink', code: '/aa/pocket' },
      '/aa/pocket?parkType=AA&pageKey=inlink&alarm=true',
    ],
    ['an address of a redirect', { page: 'inlink', linkUrl: '/aa' }, '/aa?parkType=AA&pageKey=inlink&alarm=true'],
  ])('reads %s', (_, payload, address) => {
    expect(to(payload)).toBe(address);
  });

  it.each([
    ['an address without a page', { page: 'inlink', linkUrl: '/nothing/here' }],
    ['a call', { page: 'inlink', linkUrl: '/api/v1/iam/logout' }],
    ['the deep-link page itself', { page: 'inlink', linkUrl: '/action?page=coupon' }],
    ['another host', { page: 'inlink', linkUrl: 'https://shop.example/' }],
    ['a host without a scheme', { page: 'inlink', linkUrl: '//shop.example/' }],
    ['a script', { page: 'outlink', linkUrl: 'javascript:alert(1)' }],
    ['http', { page: 'outlink', linkUrl: 'http://shop.example/' }],
    ['a phone', { page: 'outlink', linkUrl: 'tel:15880000' }],
    ['nothing', { page: 'outlink' }],
  ])('leads to the main page instead of %s', (_, payload) => {
    expect(to(payload)).toBe(`/aa/main?parkType=AA&pageKey=${payload.page}&alarm=true`);
  });

  it('resolves an external address as resolve-target does', () => {
    expect(read({ page: 'outlink', linkUrl: 'https://m.shop.example/a?b' })).toEqual({
      kind: 'outside',
      href: 'https://m.shop.example/a?b',
      host: 'm.shop.example',
      known: true,
    });
    expect(read({ page: 'outlink', linkUrl: 'https://evil.example/' })).toMatchObject({
      kind: 'outside',
      host: 'evil.example',
      known: false,
    });
    expect(to({ page: 'either', linkUrl: 'nonsense' })).toBe('/aa/pocket?parkType=AA&pageKey=either&alarm=true');
  });

  it.each([
    undefined,
    null,
    7,
    'text',
    [],
    [[]],
    () => 1,
    Object.create(null),
    { parkType: {}, page: [], code: null },
    { page: '__proto__' },
    { page: 'constructor', parkType: '__proto__' },
    { parkType: 'toString', page: 'hasOwnProperty' },
  ])('takes %j for a payload that says nothing', (payload) => {
    expect(to(payload)).toMatch(/^\/aa\/main\?parkType=AA(?:&pageKey=\w+)?&alarm=true$/);
  });

  it('leads only to internal pages and to addresses that resolve-target accepts, for any payload', () => {
    const word = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom(
        'inlink',
        'outlink',
        'coupon',
        'all',
        '//evil.example',
        'https://evil.example',
        '/\\evil.example',
        '/aa/pocket',
        `/action?page=inlink&linkUrl=${'/action?'.repeat(9)}`,
      ),
      fc.webUrl(),
      fc.anything(),
    );
    const payload = fc.record(
      { parkType: word, page: word, code: word, linkUrl: word, url: word },
      { requiredKeys: [] },
    );
    const property = fc.property(payload, (given) => {
      const target = read(given);
      const url = new URL(target.kind === 'inside' ? target.to : target.href, origin);
      return target.kind === 'inside'
        ? url.origin === origin && url.pathname.startsWith('/') && url.searchParams.get('alarm') === 'true'
        : url.protocol === 'https:' && url.host === target.host;
    });
    expect(fc.check(property, { numRuns: 4000 }).failed).toBe(false);
  });
});
