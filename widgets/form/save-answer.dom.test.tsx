import { act } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { formSettings, formTree } from '#tests/form-page.tsx';
import { mount } from '#tests/mount.ts';
import { testPort } from '#tests/test-port.ts';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => void vi.restoreAllMocks());

const accept = { type: 'boolean', title: 'one', const: true } as const;

it.each([
  ['Y', true],
  ['N', false],
])('a box whose value in the address is %s is ticked: %s', async (value, isTicked) => {
  const port = testPort('en');
  const settings = formSettings({ properties: { accept }, fromQuery: ['accept'] }, 'en');
  const { place, remove } = await mount(
    formTree(settings, { ...port, frame: { ...port.frame, query: { accept: value } } }),
  );
  expect(place.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked).toBe(isTicked);
  await remove();
});

it('saves the answer as a file of the name in the settings', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:saved';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const port = testPort('en', { submit: () => Promise.resolve({ state: 'done', data: { name: 'Robin' } }) });
  const { place, remove } = await mount(formTree(formSettings({ properties: {}, file: 'one' }, 'en'), port));
  await act(async () => place.querySelector<HTMLButtonElement>('button[type=submit]')?.click());
  expect(names).toEqual(['en one.json']);
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual({ name: 'Robin' });
  await remove();
});
