import { fc } from '#tests/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { pageOf, snapshotWith } from '#tests/engine-builders.ts';
import { readPush } from './push.ts';

const book = snapshotWith([
  {
    type: 'deep-links',
    id: 'AA',
    v: 1,
    pages: {
      coupon: { pageNm: 'Pocket', query: { tab: 'coupon' } },
      list: { pageNm: 'List' },
      noti: { pageNm: 'Noti' },
    },
  },
  { type: 'deep-links', id: 'BB', v: 1, pages: { noti: { pageNm: 'Noti' } } },
  {
    type: 'push',
    id: 'AA',
    v: 1,
    other: 'noti',
    types: {
      CPN: { page: 'coupon' },
      NTC: { page: 'list', follow: 'inside' },
      INLINK: { page: 'noti', follow: 'inside' },
      OUTLINK: { page: 'noti', follow: 'outside' },
    },
  },
  pageOf(20, { screen: 'Pocket', paths: ['/pocket'], venue: 'AA' }),
  pageOf(21, { screen: 'List', paths: ['/news'], venue: 'AA' }),
  pageOf(22, { screen: 'Detail', paths: ['/news/{id}'], venue: 'AA' }),
  pageOf(23, { screen: 'Noti', paths: ['/noti'] }),
]);
const to = (payload: unknown): string => {
  const target = readPush(book, payload, 'https://own.example');
  return target.kind === 'inside' ? target.to : target.href;
};

describe('readPush', () => {
  it('reads parkType, type and linkUrl of a payload [P-343]', () => {
    expect(readPush(book, { parkType: 'AA', type: 'NTC', linkUrl: '/aa/news/5' })).toEqual({
      kind: 'inside',
      to: '/aa/news/5?alarm=true',
      venue: 'AA',
    });
  });

  it.each([
    ['a type in any case', { type: 'cpn' }, '/aa/pocket?tab=coupon&alarm=true'],
    ['a type without its optional address', { type: 'NTC' }, '/aa/news?alarm=true'],
    [
      'a type whose address may not be followed',
      { type: 'NTC', linkUrl: 'https://evil.example/' },
      '/aa/news?alarm=true',
    ],
    ['an address without a page', { type: 'INLINK', linkUrl: '/nothing' }, '/noti?alarm=true'],
    ['an address out of the site', { type: 'OUTLINK', linkUrl: 'https://shop.example/x' }, 'https://shop.example/x'],
    ['a script for an address', { type: 'OUTLINK', linkUrl: 'javascript:alert(1)' }, '/noti?alarm=true'],
    ['another type', { type: 'XYZ' }, '/noti?alarm=true'],
    ['a venue without a table of pushes, and with the page', { parkType: 'BB', type: 'XYZ' }, '/noti?alarm=true'],
    ['a venue without the page', { parkType: 'BB', type: 'CPN' }, '/bb/main?alarm=true'],
    ['the JSON of a payload', '{"type":"CPN"}', '/aa/pocket?tab=coupon&alarm=true'],
    ['broken JSON', '{"type":', '/noti?alarm=true'],
    ['nothing', undefined, '/noti?alarm=true'],
    ['a name of an inherited object property', { type: 'constructor' }, '/noti?alarm=true'],
  ])('reads %s', (_, payload, address) => {
    expect(to(payload)).toBe(address);
  });

  it('never throws and leads only to targets that resolve-target accepts, for any payload', () => {
    const property = fc.property(
      fc.oneof(
        fc.anything(),
        fc.json(),
        fc.record({
          parkType: fc.anything(),
          type: fc.constantFrom('NTC', 'INLINK', 'OUTLINK', 'CPN', ''),
          linkUrl: fc.oneof(fc.webUrl(), fc.string(), fc.anything()),
        }),
      ),
      (given) => {
        const url = new URL(to(given), 'https://own.example');
        return url.protocol === 'https:';
      },
    );
    expect(fc.check(property, { numRuns: 3000 }).failed).toBe(false);
  });
});
