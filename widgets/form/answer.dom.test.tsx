import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Submitted } from '#schemas/form';
import { formSettings, formTree } from '#tests/form-page.tsx';
import { mount } from '#tests/mount.ts';
import { testPort } from '#tests/test-port.ts';
import type { Settings } from './settings.ts';

let remove = async (): Promise<void> => {};
afterEach(() => remove());

/** A form that was filled in and sent, and is answered by this. */
const sent = async (more: Partial<Settings>, data: unknown) => {
  const port = testPort('en', { submit: vi.fn<() => Promise<Submitted>>(async () => ({ state: 'done', data })) });
  const mounted = await mount(
    formTree(
      formSettings({ properties: { code: { type: 'string', title: 'one', default: '123456' } }, ...more }, 'en'),
      port,
    ),
  );
  ({ remove } = mounted);
  await act(async () => mounted.place.querySelector('form')?.requestSubmit());
  return { port, place: mounted.place };
};
const answer = { title: 'title', text: 'intro', list: '/found/ids' };
const links = [{ label: 'two', action: { action: 'main' as const } }];

it('shows the texts that were answered in the place of the fields, under their own title, and takes the focus there; the ways on stay', async () => {
  const { place } = await sent({ answer, links }, { found: { ids: ['ha****ull', 'ha***id', 7] } });
  const list = place.querySelector('ul');
  expect([
    place.querySelector('h2')?.textContent,
    place.querySelector('p')?.textContent,
    place.querySelector('form'),
  ]).toEqual(['en title', 'en intro', null]);
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['ha****ull', 'ha***id']);
  expect([
    document.activeElement,
    list?.getAttribute('aria-labelledby'),
    place.querySelector('a')?.textContent,
  ]).toEqual([list, place.querySelector('h2')?.id, 'en two']);
});

it('stays a form where the answer has no such list', async () => {
  const { place } = await sent({ answer }, { sentYn: 'Y' });
  expect(place.querySelector('form')).not.toBeNull();
});

it('hands the texts of the answer to what follows, and nothing else of it', async () => {
  const { port } = await sent(
    { onSuccess: { action: 'main' } },
    { requestId: 'r-1', sentYn: 'Y', list: ['x'], count: 3 },
  );
  expect([port.ran, port.items]).toEqual([[{ kind: 'main' }], [{ requestId: 'r-1', sentYn: 'Y' }]]);
});
