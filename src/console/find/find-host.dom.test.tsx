import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import { eventuallyDrawn, mount } from '#tests/mount.ts';
import { VenueProvider } from '../shell/venue-choice.tsx';
import { FindHost } from './find-host.tsx';

// jsdom opens no dialogs.
const showModal = HTMLDialogElement.prototype.showModal;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLInputElement>('input')?.focus();
  };
});
afterEach(() => {
  HTMLDialogElement.prototype.showModal = showModal;
});

const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** What is composed into the field that has the focus, as Korean is: no key says which letter it was. */
const compose = async (text: string): Promise<void> => {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) throw new Error('No field has the focus.');
  await act(async () => {
    write?.call(field, text);
    field.dispatchEvent(
      new InputEvent('input', { bubbles: true, data: text, isComposing: true, inputType: 'insertCompositionText' }),
    );
  });
};

it('takes what is composed at once after Ctrl K, before the search itself has come, and looks for it', async () => {
  const { around } = await consoleSite([
    { type: 'page', id: 'PGE_TST_00001', v: 1, screen: '지도', paths: ['/map'], flags: {} },
  ]);
  const page = await mount(
    around(
      <VenueProvider>
        <FindHost onPublish={() => undefined} onSignOut={() => undefined}>
          <main className="main" id="main" />
        </FindHost>
      </VenueProvider>,
      'ko',
    ),
  );
  act(
    () =>
      void window.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, cancelable: true }),
      ),
  );
  await compose('지도');
  await eventuallyDrawn(() => expect(document.querySelector('[role="option"]')?.textContent).toContain('지도'));
  expect(document.querySelector<HTMLInputElement>('[role="combobox"]')?.value).toBe('지도');
  expect(document.activeElement?.getAttribute('role')).toBe('combobox');
  await page.remove();
});
