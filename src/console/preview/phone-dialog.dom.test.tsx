import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import { mount } from '#tests/mount.ts';
import { PhoneDialog } from './phone-dialog.tsx';

// jsdom opens no dialogs.
const showModal = HTMLDialogElement.prototype.showModal;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  HTMLDialogElement.prototype.showModal = showModal;
  vi.unstubAllGlobals();
});

const address = 'https://preview.resort.example/p/word';
const choice = {
  which: 'drafts',
  locale: 'ko',
  platform: 'WEB',
  who: 'guest',
  exMember: false,
  listed: false,
  initial: false,
  onSite: undefined,
  at: undefined,
  width: 'phone',
} as const;

it('shows an address that the browser does not copy, chosen and ready to be copied by hand', async () => {
  const { around } = await consoleSite([]);
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(
        JSON.stringify({ url: address, origin: 'https://preview.resort.example', until: '2026-11-22T12:00:00Z' }),
      ),
  );
  vi.stubGlobal('navigator', {});
  const page = await mount(
    around(<PhoneDialog choice={choice} venue={undefined} path="/" onClose={() => undefined} />),
  );
  const copy = await vi.waitFor(() => {
    const button = [...page.place.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Copy the address',
    );
    if (button === undefined) throw new Error('There is no address yet.');
    return button;
  });
  expect(page.place.querySelector('input')).toBeNull();
  await act(async () => copy.click());
  const field = page.place.querySelector('input');
  expect([field?.value, field?.readOnly, document.activeElement === field, field?.selectionEnd]).toEqual([
    address,
    true,
    true,
    address.length,
  ]);
  expect(page.place.querySelector('[role="alert"]')?.textContent).toContain('did not copy it');
  await page.remove();
});
