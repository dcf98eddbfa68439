import { expect, it } from 'vitest';
import { changed, docsOf } from '#tests/console-docs.ts';
import { shippedDocuments } from '#tests/shipped-documents.ts';
import { fieldsOf } from '../../content/check/is-fields.ts';
import type { Body } from '../api/client.ts';
import { homeFor } from '../content/fields/use-message.ts';
import { keyOf, type Docs } from '../site/documents.ts';
import { namesIn } from '../site/use-site.tsx';
import { makeOwnText, otherUses } from './own-text.ts';
import { homeOf, locales, textsNow, textsOf } from './texts.ts';

const shipped = docsOf(shippedDocuments as readonly Body[]);
const titleOf = (body: Body | undefined): string => String(fieldsOf(body?.['flags'])['title']);
const pagesOf = (docs: Docs): readonly Body[] =>
  [...docs.values()].flatMap(({ type, body }) =>
    type === 'page' && body !== undefined && fieldsOf(body['flags'])['title'] !== undefined ? [body] : [],
  );

it('says of every page whose title is another venue’s too which venue that is', async () => {
  const docs = await shipped;
  const names = namesIn(docs);
  const pages = pagesOf(docs);
  for (const page of pages) {
    const others = new Set(
      pages.filter((one) => titleOf(one) === titleOf(page)).flatMap(({ id }) => names.venueOf('page', id) ?? []),
    );
    others.delete(names.venueOf('page', page.id) ?? '');
    const { venues } = otherUses(docs, titleOf(page), { of: keyOf(page), within: '' });
    expect(venues).toEqual(expect.arrayContaining([...others]));
  }
});

it('gives any page a title of its own, in the texts of its venue, and changes no other document', async () => {
  const docs = await shipped;
  const names = namesIn(docs);
  for (const page of pagesOf(docs)) {
    const changes = makeOwnText(docs, titleOf(page), { of: keyOf(page), within: '' }, { en: 'Own' });
    const touched = [...changes.values()].filter(({ id }) => id !== page.id);
    expect(new Set(touched.map(({ type, id }) => `${type} of ${names.venueOf(type, id)}`))).toEqual(
      new Set([`messages of ${names.venueOf('page', page.id)}`]),
    );
    const title = titleOf(changes.get(keyOf(page)));
    expect(touched.filter((body) => body['locale'] === 'en').map((body) => textsOf(body)[title])).toEqual(['Own']);
    expect(touched.filter((body) => body['locale'] === 'ko').map((body) => textsOf(body)[title])).toEqual([
      textsNow(docs).get(titleOf(page))?.ko,
    ]);
  }
});

it('changes every use of the text in the place, and no use beside it', async () => {
  const placement = (id: string) => ({ id, widget: 'form', v: 1, settings: { intro: 'SAME', submit: 'SAME' } });
  const texts = locales.map((locale) => ({ type: 'messages', id: locale, v: 1, locale, texts: { SAME: locale } }));
  const docs = await docsOf([
    { type: 'layout', id: 'one', v: 1, use: 'page', placements: [placement('a'), placement('b')] },
    ...texts,
  ]);
  const uses = otherUses(docs, 'SAME', { of: 'layout/one', within: '/placements/0' });
  const after = changed(docs, makeOwnText(docs, 'SAME', { of: 'layout/one', within: '/placements/0' }));
  expect(uses).toEqual({ docs: ['layout/one'], venues: [] });
  expect(after.get('layout/one')?.body?.['placements']).toMatchObject([
    { settings: { intro: 'SAME_ONE', submit: 'SAME_ONE' } },
    { settings: { intro: 'SAME', submit: 'SAME' } },
  ]);
});

it('stores a new text of any document with the texts of its own venue, in documents that belong together', async () => {
  const docs = await shipped;
  const names = namesIn(docs);
  for (const { key, type, id } of docs.values()) {
    const homes = locales.map((locale) => homeOf(docs, 'NEW_TEXT', locale, homeFor(docs, key)).id);
    expect(homes.map((home) => names.venueOf('messages', home))).toEqual([
      names.venueOf(type, id),
      names.venueOf(type, id),
    ]);
    expect(homes[0]?.replace(/ko$/, '')).toBe(homes[1]?.replace(/en$/, ''));
  }
});

it('makes documents for the texts of a venue that has none, whatever the others are called', async () => {
  const docs = await docsOf([
    { type: 'venue', id: 'NV', v: 1, slug: 'new-venue' },
    { type: 'page', id: 'PGE_NEW_00001', v: 1, venue: 'NV' },
    { type: 'messages', id: 'aaa-ko', v: 1, locale: 'ko', texts: { A: '가' } },
  ]);
  expect(homeOf(docs, 'NEW_TEXT', 'ko', homeFor(docs, 'page/PGE_NEW_00001'))).toEqual({
    type: 'messages',
    id: 'new-venue-ko',
    v: 1,
    locale: 'ko',
    texts: {},
  });
});
