import { describe, expect, it } from 'vitest';
import { changed, docsOf } from '#tests/console-docs.ts';
import type { Body } from '../api/client.ts';
import { Names } from '../../content/diff/names.ts';
import type { Docs } from '../site/documents.ts';
import { keysFor, rowsOf, type MessageFilter } from './rows.ts';
import { freeKey, textsNow, writeText } from './texts.ts';
import { usesOfTexts } from './used-by.ts';
import { checkText } from './check-text.ts';

const messages = (id: string, locale: 'ko' | 'en', texts: Readonly<Record<string, string>>): Body => ({
  type: 'messages',
  id,
  v: 1,
  locale,
  texts,
});
const site: readonly Body[] = [
  messages('ko', 'ko', { SHARED: '함께', KOREAN: '한국어만', LOST: '빠짐' }),
  messages('en', 'en', { SHARED: 'Shared' }),
  messages('more-ko', 'ko', { MORE: '더' }),
  messages('more-en', 'en', { MORE: 'More' }),
  { type: 'venue', id: 'AA', slug: 'aa', menu: 'main' },
  { type: 'venue', id: 'BB', slug: 'bb', menu: 'other' },
  { type: 'menu', id: 'main', items: [{ menuName: 'KOREAN', hiddenIn: ['en'] }, { menuName: 'SHARED' }] },
  { type: 'page', id: 'PGE', venue: 'BB', flags: { title: 'MORE' } },
];
const namesOf = (docs: Docs): Names =>
  new Names([...docs.values()].flatMap(({ type, id, body }) => (body === undefined ? [] : [{ type, id, body }])));

describe('the uses of a text', () => {
  const usesIn = async (document: Body): Promise<readonly string[]> => {
    const docs = await docsOf([document]);
    return (usesOfTexts(docs, new Set(['A_B_C'])).get('A_B_C') ?? []).map(({ path, hiddenIn }) =>
      [path.join('/'), ...hiddenIn].join(' '),
    );
  };
  const text = (html: string): Body => ({ type: 'notice', id: 'x', body: { ko: html } });
  const menu = (item: object): Body => ({ type: 'menu', id: 'x', items: [{ menuName: 'A_B_C', ...item }] });
  it.each<readonly [string, Body, readonly string[]]>([
    ['as a value', { type: 'page', id: 'x', seo: { title: 'A_B_C' } }, ['seo/title']],
    [
      'in the message of a guard',
      { type: 'guard', id: 'x', rules: [{ refuse: 'A//A_B_C//{path}' }] },
      ['rules/0/refuse'],
    ],
    [
      'in an action of CMS text',
      text('<a value="{&quot;action&quot;:&quot;alert&quot;,&quot;message&quot;:&quot;A_B_C&quot;}">x</a>'),
      ['body/ko'],
    ],
    ['not where it is only part of a word', text('<p>A_B_C</p><a href="https://a//A_B_C">A_B_C_D</a>'), []],
    ['hidden by its entry', menu({ hiddenIn: ['en'] }), ['items/0/menuName en']],
    [
      'hidden by a condition',
      menu({ when: [[{ fact: 'locale', is: ['ko'] }], [{ fact: 'locale', is: ['en'], not: true }]] }),
      ['items/0/menuName en'],
    ],
    [
      'shown if one group of the condition passes',
      menu({ when: [[{ fact: 'locale', is: ['ko'] }], [{ fact: 'login', is: [true] }]] }),
      ['items/0/menuName'],
    ],
  ])('%s', async (_, document, uses) => expect(await usesIn(document)).toEqual(uses));
});

describe('the list of texts', () => {
  const filter: MessageFilter = { order: 'missing', only: 'all', query: '', venue: undefined };
  it('lists missing texts first; a text hidden in English is not missing there', async () => {
    const docs = await docsOf(site);
    const rows = rowsOf(docs);
    expect(keysFor(rows, filter, namesOf(docs))).toEqual(['LOST', 'KOREAN', 'MORE', 'SHARED']);
    expect(rows.get('LOST')?.missing).toEqual(['en']);
    expect(rows.get('KOREAN')).toMatchObject({ missing: [], hidden: ['en'] });
  });
  it('shows the texts of a venue and the shared ones', async () => {
    const docs = await docsOf(site);
    expect(keysFor(rowsOf(docs), { ...filter, venue: 'AA' }, namesOf(docs))).toEqual(['LOST', 'KOREAN', 'SHARED']);
    expect(keysFor(rowsOf(docs), { ...filter, venue: 'BB' }, namesOf(docs))).toEqual(['LOST', 'MORE']);
  });
  it('finds by key and by either text', async () => {
    const docs = await docsOf(site);
    expect(keysFor(rowsOf(docs), { ...filter, query: 'shar' }, namesOf(docs))).toEqual(['SHARED']);
    expect(keysFor(rowsOf(docs), { ...filter, query: '더' }, namesOf(docs))).toEqual(['MORE']);
    expect(keysFor(rowsOf(docs), { ...filter, only: 'missing' }, namesOf(docs))).toEqual(['LOST']);
  });
  it('marks texts that differ from the live ones', async () => {
    const docs = await docsOf(site);
    expect(
      [...rowsOf(changed(docs, writeText(docs, 'MORE', { en: 'Even more' }))).values()]
        .filter(({ isChanged }) => isChanged)
        .map(({ key, live }) => [key, live?.en]),
    ).toEqual([['MORE', 'More']]);
  });
});

describe('writing a text', () => {
  it.each([
    ['in its document', 'MORE', { en: 'x' }, { venue: undefined }, { 'messages/more-en': 'x' }],
    ['a missing language beside the other', 'LOST', { en: 'x' }, { venue: undefined }, { 'messages/en': 'x' }],
    [
      'a new one into the chosen document and its counterpart',
      'NEW',
      { ko: 'a', en: 'b' },
      { document: 'more-ko' },
      { 'messages/more-ko': 'a', 'messages/more-en': 'b' },
    ],
    ['nothing for an equal text', 'MORE', { en: 'More' }, { venue: undefined }, {}],
  ] as const)('%s', async (_, key, texts, home, written) => {
    const changes = writeText(await docsOf(site), key, texts, home);
    expect(
      Object.fromEntries(
        [...(changes as ReadonlyMap<string, Body>)].map(([doc, body]) => [
          doc,
          (body['texts'] as Readonly<Record<string, string>>)[key],
        ]),
      ),
    ).toEqual(written);
  });
  it('removes an emptied text, because the schema allows no empty one', async () => {
    const docs = await docsOf(site);
    expect(textsNow(changed(docs, writeText(docs, 'MORE', { en: '' }))).get('MORE')).toMatchObject({
      ko: '더',
      en: undefined,
    });
  });
  it('returns an unused key', async () => {
    const docs = await docsOf(site);
    expect([freeKey(docs, 'menu-new 1'), freeKey(docs, 'more')]).toEqual(['MENU_NEW_1', 'MORE_2']);
  });
});

describe('the check of a text', () => {
  it('counts visible characters and compares the placeholders', () => {
    expect(checkText('{{count}}👨‍👩‍👧 left', '{{ count }}개, {{when}}')).toEqual({
      length: 15,
      isTooLong: false,
      placeholders: [
        { name: 'count', has: true },
        { name: 'when', has: false },
      ],
      unknown: [],
      isBroken: false,
    });
    expect(checkText('{{other}} {{', '없음')).toMatchObject({ unknown: ['other'], isBroken: true });
    expect(checkText('{{any}}', undefined).unknown).toEqual([]);
  });
});
