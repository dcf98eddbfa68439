import { act, Profiler } from 'react';
import { expect, it, vi } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import { mount } from '#tests/mount.ts';
import type { Docs } from './documents.ts';
import { bodiesOf, useFound } from './use-site.tsx';

const menus = (docs: Docs) => bodiesOf(docs, 'menu').map(({ id }) => id);

const Shown = () => <p>{useFound(menus).join(' ')}</p>;

it('draws anew who asks for something of the documents only when that is another', async () => {
  const { store, around } = await consoleSite([{ type: 'menu', id: 'one' }, { type: 'notice', id: 'two', title: 'a' }]);
  const drawn = vi.fn<() => void>();
  const page = await mount(around(<Profiler id="shown" onRender={drawn}><Shown /></Profiler>));
  drawn.mockClear();
  await act(async () => store.edit('Title', { 'notice/two': { type: 'notice', id: 'two', title: 'b' } }, 'title'));
  expect(drawn).not.toHaveBeenCalled();
  await act(async () => store.edit('New', { 'menu/three': { type: 'menu', id: 'three' } }));
  expect([drawn.mock.calls.length, page.place.textContent]).toEqual([1, 'one three']);
  await page.remove();
});
