import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JournalEntry } from '#schemas/journal.schema';
import { consoleSite } from '#tests/console-site.tsx';
import { Journal } from './journal.tsx';

let end: () => void = () => undefined;
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
afterEach(() => act(() => end()));

/** Journal with a fake server that answers with these pages in order; undefined fails. */
const opened = async (pages: readonly (object | undefined)[]) => {
  const { around } = await consoleSite([{ type: 'notice', id: 'n1', title: { ko: '알림', en: 'News' } }]);
  const left = [...pages];
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('/journal')) return new Response(JSON.stringify({ people: [] }));
    asked.push(address.replace(/.*\?/, ''));
    const answer = left.shift();
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer));
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  end = () => {
    root.unmount();
    place.remove();
  };
  await act(async () => root.render(around(<Journal />)));
  const press = (): Promise<void> => act(async () => place.querySelector('button')?.click());
  return { place, press, asked };
};

const row = (id: string, kind: JournalEntry['kind'], more: Partial<JournalEntry> = {}): JournalEntry => ({
  id,
  action: `action-${id}`,
  at: '2026-11-22T09:00:00.000Z',
  author: 'console',
  kind,
  detail: {},
  ...more,
});
const saved = (id: string): JournalEntry => row(id, 'draft-saved', { action: 'back', type: 'notice', document: 'n1' });

it('describes an action by its kind, not by its first document', async () => {
  const { place } = await opened([
    {
      entries: [
        saved('3'),
        saved('2'),
        row('1', 'rolled-back', { action: 'back', release: 4, detail: { message: 'Too early' } }),
      ],
    },
  ]);
  expect([...place.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
    expect.stringMatching(/rolled back release 4 Too early.*News/),
  ]);
});

it('shows a load error instead of an empty journal, and continues from there', async () => {
  const { place, press, asked } = await opened([
    undefined,
    { entries: [row('2', 'signed-in')], next: '2' },
    undefined,
    { entries: [row('1', 'signed-out')] },
  ]);
  expect(place.querySelector('[role="alert"]')?.textContent).toContain('This could not be loaded.');
  expect(place.textContent).not.toContain('No entries yet.');
  for (const _ of [1, 2, 3]) await press();
  expect([...place.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
    expect.stringContaining('signed in'),
    expect.stringContaining('signed out'),
  ]);
  expect(asked).toEqual(['size=100', 'size=100', 'size=100&before=2', 'size=100&before=2']);
});
