import { expect, it } from 'vitest';
import { changed, docsOf } from '#tests/console-docs.ts';
import { shippedDocuments } from '#tests/shipped-documents.ts';
import type { Body } from '../api/client.ts';
import type { Docs } from '../site/documents.ts';
import { bodiesOf } from '../site/use-site.tsx';
import { adviceOn } from './advice.ts';
import { addressOf } from './addresses.ts';

const docs = await docsOf(shippedDocuments);
const bodyOf = (all: Docs, key: string): Body => {
  const body = all.get(key)?.body;
  if (body === undefined) throw new Error(`There is no ${key}.`);
  return body;
};

/** A page that a menu leads to. */
const page = (() => {
  const menus = bodiesOf(docs, 'menu');
  const ids = menus.flatMap(({ items }) =>
    (items as readonly { readonly pageId?: string; readonly action?: unknown }[]).flatMap(({ pageId, action }) =>
      action === undefined && pageId !== undefined ? [pageId] : [],
    ),
  );
  return bodyOf(docs, `page/${ids[0] ?? ''}`);
})();
const key = `page/${page.id}`;
const [path = ''] = page['paths'] as readonly string[];
const address = addressOf((name) => docs.get(name)?.body, page);
const others = (page['paths'] as readonly string[]).slice(1);

const told = (all: Docs) =>
  adviceOn(all).map(({ code, at, severity }) => `${code} ${severity} ${at.type}/${at.id}${at.pointer}`);
const mended = (all: Docs): Docs =>
  adviceOn(all).reduce((now, { quickFix }) => changed(now, quickFix?.changes(now) ?? {}), all);

it('says that an address which visitors know would end at nothing, and one click leads it to the page', () => {
  const moved = changed(docs, { [key]: { ...page, paths: ['/moved-here', ...others] } });
  expect(told(moved)).toEqual([`path-moved warning ${key}/paths/0`]);
  expect(adviceOn(moved)[0]?.text.en).toContain(address);
  const after = mended(moved);
  expect(bodyOf(after, key)['redirects']).toEqual([...((page['redirects'] ?? []) as readonly string[]), path]);
  expect(told(after)).toEqual([]);
});

it('says nothing of an address that another page answers now, nor while the new one is no path yet', () => {
  const other = { ...page, id: 'PGE_AME_99999', screen: 'Another', paths: [path] };
  expect(
    told(changed(docs, { [key]: { ...page, paths: ['/moved-here', ...others] }, 'page/PGE_AME_99999': other })),
  ).toEqual([]);
  expect(told(changed(docs, { [key]: { ...page, paths: ['moved', ...others] } }))).toEqual([]);
});

it('says once, at the venue, that everything below its address would end at nothing, and one click leads all of it on', () => {
  const venue = bodyOf(docs, `venue/${String(page['venue'])}`);
  const renamed = changed(docs, { [`venue/${venue.id}`]: { ...venue, slug: 'new-land' } });
  expect(told(renamed)).toEqual([`slug-moved warning venue/${venue.id}/slug`]);
  const after = mended(renamed);
  expect(bodyOf(after, 'site/site')['redirects']).toContainEqual({
    from: `/${String(venue['slug'])}/{rest*}`,
    to: '/new-land/{rest*}',
  });
  expect(told(after)).toEqual([]);
});

it('says that menu entries lead to a page that is being closed, to all or in one language, and one click hides them meanwhile', () => {
  const closed = changed(docs, {
    [key]: { ...page, pageInfo: { ...(page['pageInfo'] as object), pageStatusCode: 'B' } },
  });
  expect(told(closed)).toEqual([`entry-to-closed warning ${key}/pageInfo/pageStatusCode`]);
  expect(told(mended(closed))).toEqual([]);
  const english = bodiesOf(docs, 'guard').find(
    ({ rules }) =>
      JSON.stringify((rules as readonly { readonly when?: unknown }[])[0]?.when) ===
      JSON.stringify([[{ fact: 'locale', is: ['en'] }]]),
  );
  const korean = changed(docs, { [key]: { ...page, guards: [english?.id] } });
  expect(told(korean)).toEqual([`entry-to-closed warning ${key}/guards`]);
  const items = Object.values(adviceOn(korean)[0]?.quickFix?.changes(korean) ?? {}).flatMap(
    (menu) => menu['items'] as readonly { readonly pageId?: string; readonly hiddenIn?: unknown }[],
  );
  expect(items.filter(({ pageId }) => pageId === page.id).map(({ hiddenIn }) => hiddenIn)).toEqual([['en']]);
});
