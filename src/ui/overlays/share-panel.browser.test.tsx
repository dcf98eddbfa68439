import axe from 'axe-core';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '#tests/mount.ts';
import '../base.css';
import { SharePanel } from './share-panel.tsx';

const texts = {
  title: 'Share',
  lead: 'Send it on.',
  address: 'Address',
  coming: 'Making the address',
  messenger: 'Messenger',
  copy: 'Copy',
  close: 'Close',
};
const content = {
  title: 'The coaster',
  description: 'Until nine',
  imageUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
};
const [onMessenger, onCopy, onClose] = [
  vi.fn<() => void>(),
  vi.fn<(field: HTMLInputElement) => void>(),
  vi.fn<() => void>(),
];

let place: Awaited<ReturnType<typeof mount>>;
const show = (address?: string) =>
  place.draw(
    <>
      <button type="button">Opener</button>
      <SharePanel
        texts={texts}
        content={content}
        address={address}
        onMessenger={onMessenger}
        onCopy={onCopy}
        onClose={onClose}
      />
    </>,
  );
const panel = () => document.querySelector('dialog') as HTMLDialogElement;
const ways = () => [...panel().querySelectorAll('[role="group"] button')];
const press = (keys: string) => act(() => userEvent.keyboard(keys));
const focused = () => document.activeElement?.textContent;

beforeEach(async () => {
  place = await mount(null);
  await place.draw(<button type="button">Opener</button>);
  place.place.querySelector('button')?.focus();
});
afterEach(async () => {
  vi.resetAllMocks();
  await place.remove();
});

it('offers exactly two ways, with what is shared and its address [V-299]', async () => {
  await show('https://site.example/shares/1');
  expect([ways().map((way) => way.textContent), panel().querySelector('input')?.value]).toEqual([
    ['Messenger', 'Copy'],
    'https://site.example/shares/1',
  ]);
  expect(panel().innerText).toContain('The coaster');
  await act(() => userEvent.click(ways()[0] as Element));
  await act(() => userEvent.click(ways()[1] as Element));
  expect([onMessenger.mock.calls.length, onCopy.mock.calls[0]?.[0].value]).toEqual([
    1,
    'https://site.example/shares/1',
  ]);
});

it('does nothing until there is an address, says that it is being made, and keeps the focus when it comes', async () => {
  await show();
  expect([focused(), panel().querySelector('[role="status"]')?.textContent]).toEqual([
    'Messenger',
    'Making the address',
  ]);
  await press('{Enter}');
  await act(async () => (ways()[1] as HTMLElement).click());
  expect([onMessenger.mock.calls.length, onCopy.mock.calls.length]).toEqual([0, 0]);
  await show('https://site.example/shares/1');
  expect(focused()).toBe('Messenger');
  await press('{Enter}');
  expect(onMessenger).toHaveBeenCalledTimes(1);
});

it('keeps the focus inside, closes by Escape and by its button, and gives the focus back', async () => {
  await show('https://site.example/shares/1');
  const seen: (string | undefined)[] = [];
  for (let step = 0; step < 6; step++) {
    await press('{Tab}');
    seen.push(focused());
  }
  expect(seen).not.toContain('Opener');
  expect(seen).toEqual(expect.arrayContaining(['Messenger', 'Copy']));
  await press('{Escape}');
  await act(() => userEvent.click(panel().querySelector('[aria-label="Close"]') as Element));
  expect(onClose).toHaveBeenCalledTimes(2);
  await place.draw(<button type="button">Opener</button>);
  expect(focused()).toBe('Opener');
});

it.each([[undefined], ['https://site.example/shares/1']])('is sound by axe with the address %s', async (address) => {
  await show(address);
  const { violations } = await axe.run(panel(), { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('fits 320 px with large text and long words', async () => {
  place.place.ownerDocument.documentElement.style.fontSize = '32px';
  await show(`https://site.example/shares/${'x'.repeat(60)}`);
  const { scrollWidth, clientWidth } = panel();
  place.place.ownerDocument.documentElement.style.fontSize = '';
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
