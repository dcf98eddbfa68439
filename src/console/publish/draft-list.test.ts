import { expect, it } from 'vitest';
import { diffDocuments } from '../../content/diff/index.ts';
import { changesOfDraft } from './draft-list.tsx';

const messages = (locale: 'ko' | 'en', texts: object) => ({
  type: 'messages',
  id: `home-${locale}`,
  body: { type: 'messages', id: `home-${locale}`, v: 1, locale, texts },
});
const page = {
  type: 'page',
  id: 'PGE_TST_00001',
  body: { type: 'page', id: 'PGE_TST_00001', v: 1, screen: 'Spring', paths: ['/spring'], flags: { title: 'T_SPRING' } },
};

it('assigns a changed text to the drafts of both languages, and the texts of a new page to its change', () => {
  const reworded = diffDocuments(
    [messages('ko', { T_HI: '안녕' }), messages('en', { T_HI: 'Hi' })],
    [messages('ko', { T_HI: '반가워요' }), messages('en', { T_HI: 'Welcome' })],
  );
  expect(
    ['messages/home-ko', 'messages/home-en'].map((key) => changesOfDraft(reworded, key).map(({ text }) => text.en)),
  ).toEqual([[expect.stringContaining('“Hi” to “Welcome”')], [expect.stringContaining('“Hi” to “Welcome”')]]);
  const added = diffDocuments(
    [messages('ko', {}), messages('en', {})],
    [page, messages('ko', { T_SPRING: '봄' }), messages('en', { T_SPRING: 'Spring' })],
  );
  expect(
    ['page/PGE_TST_00001', 'messages/home-ko', 'messages/home-en'].map((key) => changesOfDraft(added, key).length),
  ).toEqual([1, 1, 1]);
});
