import { act } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { DeskInquiry, InboxAnswer } from '#schemas/calls/cscenter/console-answers';
import { consoleSite } from '#tests/console-site.tsx';
import { mount } from '#tests/mount.ts';
import { InboxPart } from './inbox-part.tsx';

afterEach(() => vi.unstubAllGlobals());

const item = {
  id: 'q1',
  title: 'My umbrella',
  category: { ko: '분실', en: 'Lost property' },
  state: 'RECEIVED',
  nameMask: '김*늘',
  assignee: { id: '', name: '' },
  askedAt: '2026-11-01T03:00:00Z',
  dueAt: '2026-11-02T03:00:00Z',
  isLate: true,
} as const;
const inbox: InboxAnswer = {
  inquiries: [item],
  total: 1,
  pageSize: 30,
  counts: { open: 1, mine: 0, unassigned: 1, late: 1 },
  categories: [{ code: 'LOST', name: { ko: '분실', en: 'Lost property' } }],
};
const inquiry: DeskInquiry = {
  ...item,
  lang: 'ko',
  messages: [{ id: 'm1', by: 'MEMBER', text: 'Blue, with a strap', at: item.askedAt, author: '' }],
  files: [{ id: 'f1', kind: 'IMAGE', url: '/api/console/v1/members/AA/inquiries/q1/files/f1' }],
  templates: [{ code: 'LOOKING', text: { ko: '찾고 있어요.', en: 'We are looking.' } }],
  people: [],
  log: [],
};

const opened = async (id?: string) => {
  const { around } = await consoleSite([{ type: 'venue', id: 'AA', order: 1, name: 'x' }]);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = url.replace('/api/console/v1/members/AA', '');
    asked.push(`${method} ${path} ${typeof body === 'string' ? body : ''}`.trim());
    return Response.json(
      path.startsWith('/inquiries?') ? inbox : method === 'GET' ? inquiry : { ...inquiry, state: 'ANSWERED' },
    );
  });
  const { place, remove } = await mount(around(<InboxPart venue="AA" id={id} />, 'en'));
  onTestFinished(remove);
  await act(async () => undefined);
  return { place, asked };
};

it('lists inquiries with masked names, late ones marked, and filters them by view and topic', async () => {
  const { place, asked } = await opened();
  expect(place.textContent).toMatch(/My umbrella.*Lost property · 김\*늘 · Nobody yet.*Late: was due/);
  const [view, topic] = place.querySelectorAll('select');
  const choose = (select: HTMLSelectElement | undefined, value: string) =>
    act(async () => {
      if (select === undefined) return;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await choose(view, 'LATE');
  await choose(topic, 'LOST');
  expect(asked.at(-1)).toBe('GET /inquiries?view=LATE&page=1&category=LOST');
});

it('shows an inquiry with its files, and takes it', async () => {
  const { place, asked } = await opened('q1');
  expect(place.textContent).toContain('Blue, with a strap');
  expect(place.querySelector('img')?.getAttribute('alt')).toBe('Photo 1');
  await act(async () =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Take it')?.click(),
  );
  expect(asked).toContainEqual(expect.stringMatching(/^PUT \/inquiries\/q1\/assignee \{"operator":".+","from":""\}$/));
});
