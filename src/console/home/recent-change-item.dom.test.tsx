import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import { mount } from '#tests/mount.ts';
import type { Language } from '../texts/use-texts.ts';
import { RecentChangeItem } from './recent-change-item.tsx';
import type { RecentChange } from './recent-changes.ts';

let remove: () => Promise<void> = async () => undefined;
afterEach(() => remove());

const at = '2026-11-22T09:00:00.000Z';
const release: RecentChange = {
  id: '2',
  at,
  author: 'importer',
  kind: 'released',
  release: 2,
  message: 'Winter hours',
  documents: [],
};
const group: RecentChange = {
  id: '1',
  at,
  author: 'importer',
  kind: 'edits',
  documents: [
    { key: 'notice/n1', kind: 'edited' },
    { key: 'notice/n2', kind: 'removed' },
  ],
};

const open = async (change: RecentChange, documents: number | undefined, language: Language) => {
  const { around } = await consoleSite([{ type: 'notice', id: 'n1', title: { ko: '알림', en: 'News' } }]);
  vi.stubGlobal(
    'fetch',
    async (address: string) =>
      new Response(
        JSON.stringify(
          address.endsWith('/changes')
            ? { changes: [{ text: { ko: '공지 추가', en: 'Added a notice' } }] }
            : { people: [] },
        ),
      ),
  );
  const page = await mount(
    around(
      <ul>
        <RecentChangeItem change={change} documents={documents} />
      </ul>,
      language,
    ),
  );
  ({ remove } = page);
  const [item, button] = [page.place.querySelector('li'), page.place.querySelector('button')];
  const before = item?.textContent;
  await act(async () => button?.click());
  return {
    before,
    label: button?.textContent,
    details: [...page.place.querySelectorAll('.home-details li')].map(({ textContent }) => textContent),
  };
};

it.each([
  ['en', 'Release 2 went live', '120 documents Release 2 went live', ['Added a notice']],
  ['ko', '릴리스 2를 공개했어요', '문서 120개 릴리스 2를 공개했어요', ['공지 추가']],
] as const)(
  'shows a release in %s with its message, author and number of documents, and unfolds its changes',
  async (language, title, label, details) => {
    const shown = await open(release, 120, language);
    expect(shown.before).toContain(title);
    expect(shown.before).toContain('Winter hours · importer · ');
    expect([shown.label, shown.details]).toEqual([label, details]);
  },
);

it.each([
  ['en', 'Edited 2 documents', ['Edited News', 'Deleted n2']],
  ['ko', '문서 2개 수정', ['알림 수정', 'n2 없애기']],
] as const)(
  'shows unreleased edits of one author in %s as one entry that unfolds to its documents',
  async (language, title, details) => {
    const shown = await open(group, undefined, language);
    expect(shown.before).toContain(title);
    expect(shown.details).toEqual(details);
  },
);
