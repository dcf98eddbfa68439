import { expect, it } from 'vitest';
import { changed, docsOf } from '#tests/console-docs.ts';
import type { Body } from '../api/client.ts';
import { isChanged, type Docs } from '../site/documents.ts';
import { namesIn } from '../site/use-site.tsx';
import { requiredDrafts } from './required-drafts.ts';

const page = (id: string, fields: object = {}): Body => ({
  type: 'page',
  id,
  v: 1,
  screen: id,
  paths: [`/${id}`],
  flags: { title: 'T_OLD' },
  layout: 'plain',
  ...fields,
});
const texts = (locale: 'ko' | 'en', more: object = {}): Body => ({
  type: 'messages',
  id: `home-${locale}`,
  v: 1,
  locale,
  texts: { T_OLD: 'Old', ...more },
});
const menu: Body = { type: 'menu', id: 'menu', v: 1, items: [{ menuUid: 'M', pageId: 'spring' }] };
const docs = await docsOf([page('spring'), texts('ko'), texts('en'), menu]);

/** Returns the keys of the drafts that a problem needs when only some are published. */
const needed = (all: Docs, chosen: readonly string[], type: string, id: string, pointer: string): readonly string[] =>
  requiredDrafts(
    { at: { type, id, pointer } },
    [...all.values()].filter((doc) => isChanged(doc) && !chosen.includes(doc.key)),
    new Set(chosen),
    { docs: all, names: namesIn(all) },
  ).map(({ key }) => key);

it('a page with a new title text needs the drafts of that text in both languages, and none if nothing is excluded', () => {
  const all = changed(docs, {
    'page/spring': page('spring', { flags: { title: 'T_NEW' } }),
    'messages/home-ko': texts('ko', { T_NEW: '새 제목' }),
    'messages/home-en': texts('en', { T_NEW: 'New' }),
  });
  expect(needed(all, ['page/spring'], 'page', 'spring', '/flags/title')).toEqual([
    'messages/home-ko',
    'messages/home-en',
  ]);
  expect(needed(all, [...all.keys()], 'page', 'spring', '/flags/title')).toEqual([]);
});

it('a text that is new in one language needs the draft of the other; a text with its own error needs none', () => {
  const all = changed(docs, {
    'messages/home-ko': texts('ko', { T_NEW: '새 글', T_BAD: '' }),
    'messages/home-en': texts('en', { T_NEW: 'New' }),
  });
  expect(needed(all, ['messages/home-ko'], 'messages', 'home-ko', '/texts/T_NEW')).toEqual(['messages/home-en']);
  expect(needed(all, ['messages/home-ko'], 'messages', 'home-ko', '/texts/T_BAD')).toEqual([]);
});

it('finds the drafts that add a message of a refusal, a screen or an address', () => {
  const guard: Body = { type: 'guard', id: 'closed', v: 1, rules: [{ refuse: 'S//T_NEW//home' }] };
  const link: Body = { type: 'link', id: 'LNK_TST_00001', v: 1, linkName: 'T_OLD', linkUrl: '/summer?from=home' };
  const all = changed(docs, {
    'guard/closed': guard,
    'link/LNK_TST_00001': link,
    'page/summer': page('summer'),
    'messages/home-ko': texts('ko', { T_NEW: '닫힘' }),
  });
  expect(needed(all, ['guard/closed'], 'guard', 'closed', '/rules/0/refuse')).toEqual(['messages/home-ko']);
  expect(needed(all, ['link/LNK_TST_00001'], 'link', 'LNK_TST_00001', '/linkUrl')).toEqual(['page/summer']);
});

it('a deleted page needs the draft that no longer links to it', () => {
  const all = changed(docs, { 'page/spring': undefined, 'menu/menu': { ...menu, items: [] } });
  expect(needed(all, ['page/spring'], 'menu', 'menu', '/items/0/pageId')).toEqual(['menu/menu']);
});
