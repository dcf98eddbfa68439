import { act, Profiler } from 'react';
import { expect, it, vi } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import { mount } from '#tests/mount.ts';
import type { Docs } from './documents.ts';
import { bodiesOf, useDeferredDocs, useDocsSelector, useDocContent } from './use-site.tsx';

const menus = (docs: Docs) => bodiesOf(docs, 'menu').map(({ id }) => id);

const Shown = () => <p>{useDocsSelector(menus).join(' ')}</p>;

it('re-renders a selector only for another result', async () => {
  const { store, around } = await consoleSite([
    { type: 'menu', id: 'one' },
    { type: 'notice', id: 'two', title: 'a' },
  ]);
  const drawn = vi.fn<() => void>();
  const page = await mount(
    around(
      <Profiler id="shown" onRender={drawn}>
        <Shown />
      </Profiler>,
    ),
  );
  drawn.mockClear();
  await act(async () => store.edit('Title', { 'notice/two': { type: 'notice', id: 'two', title: 'b' } }, 'title'));
  expect(drawn).not.toHaveBeenCalled();
  await act(async () => store.edit('New', { 'menu/three': { type: 'menu', id: 'three' } }));
  expect([drawn.mock.calls.length, page.place.textContent]).toEqual([1, 'one three']);
  await page.remove();
});

const Calm = () => <p>{String(useDeferredDocs().get('notice/two')?.body?.['title'])}</p>;

const One = () => <p>{String(useDocContent('notice/two')?.body?.['title'])}</p>;

it.each([
  ['a component of all documents', <Calm key="all" />],
  ['a component of one document', <One key="one" />],
])('re-renders %s for content, not for the save status', async (_, shown) => {
  const { store, around, saved } = await consoleSite([{ type: 'notice', id: 'two', title: 'a' }]);
  const drawn = vi.fn<() => void>();
  const page = await mount(
    around(
      <Profiler id="shown" onRender={drawn}>
        {shown}
      </Profiler>,
    ),
  );
  drawn.mockClear();
  await act(async () => store.edit('Title', { 'notice/two': { type: 'notice', id: 'two', title: 'b' } }));
  expect([drawn.mock.calls.length, page.place.textContent]).toEqual([1, 'b']);
  await act(async () => void (await store.settled()));
  // The tree shows that the document is now a draft.
  expect([saved.length, drawn.mock.calls.length]).toEqual([1, 2]);
  await act(async () => store.edit('Title', { 'notice/two': { type: 'notice', id: 'two', title: 'c' } }));
  await act(async () => void (await store.settled()));
  expect([saved.length, drawn.mock.calls.length, page.place.textContent]).toEqual([2, 3, 'c']);
  await page.remove();
});
