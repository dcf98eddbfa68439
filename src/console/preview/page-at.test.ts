import { expect, it } from 'vitest';
import { changed, docsOf } from '#tests/console-docs.ts';
import { shippedDocuments } from '#tests/shipped-documents.ts';
import { previewPathOf } from '../content/preview-path.ts';
import { layoutOfPlace, pageAt, placementAt } from './page-at.ts';

const docs = await docsOf(shippedDocuments);
const address = '/haneul-land/promotion/usage-fee';

it('finds the page of an address, though a draft of another says no sound paths', () => {
  const found = pageAt(docs, address)?.id;
  expect(found).toMatch(/^PGE_/);
  const wrong = changed(docs, {
    'page/PGE_TST_90001': { type: 'page', id: 'PGE_TST_90001', v: 1, venue: 'EL', paths: [null, 7, {}] as never },
    'page/PGE_TST_90002': {
      type: 'page',
      id: 'PGE_TST_90002',
      v: 1,
      paths: 'abc' as never,
      stateLayouts: null as never,
    },
  });
  expect(pageAt(wrong, `${address}?a=1#b`)?.id).toBe(found);
  expect(pageAt(wrong, '/nowhere/at/all')?.['paths']).toEqual(['/{rest*}']);
  const layout = [...wrong.values()].find(({ type }) => type === 'layout');
  expect(previewPathOf(wrong, wrong.get('page/PGE_TST_90001'), 'EL')).toBe('/haneul-land/home/main');
  expect(previewPathOf(wrong, layout, 'EL')).toMatch(/^\//);
});

it('finds the layout of a widget and the widget of a pointer, none where a draft says nothing sound', () => {
  expect(layoutOfPlace(docs, undefined, 'hero')).toBeUndefined();
  const body = { type: 'layout', id: 'one', v: 1, placements: [null, { id: 'two' }] } as never;
  expect(
    ['/placements/0', '/placements/1/settings', '/placements/9', '/use'].map((pointer) => placementAt(body, pointer)),
  ).toEqual([undefined, 'two', undefined, undefined]);
});

it.each([
  ['social-provider/kakao', '/member/login'],
  ['identity-provider/nice', '/member/identification'],
])('previews %s where a guest sees it', (key, path) => {
  expect(previewPathOf(docs, docs.get(key), 'EL')).toBe(path);
});

it('previews a provider, though placements of a draft lie in each other', () => {
  const wrong = changed(docs, {
    'layout/site-login': {
      type: 'layout',
      id: 'site-login',
      v: 1,
      placements: [{ id: 'one', in: 'two' }, { id: 'two', in: 'one' }, { in: 7 }, {}] as never,
    },
  });
  expect(previewPathOf(wrong, wrong.get('identity-provider/portal'), undefined)).toMatch(/^\/member\//);
});
