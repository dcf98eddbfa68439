import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '../../tests/support/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import { WidgetPortProvider } from '../port.tsx';
import { Picture } from './component.tsx';

let place: Awaited<ReturnType<typeof mount>>;
beforeEach(async () => {
  place = await mount(
    <WidgetPortProvider value={testPort('en')}>
      <Picture
        id="map"
        settings={{ art: 'park', alt: 'The park from above', caption: 'Guide map', zoom: true }}
        data={{}}
      />
    </WidgetPortProvider>,
  );
});
afterEach(() => place.remove());

it('opens on the whole screen by its button, is enlarged there by keys, and gives the focus back', async () => {
  const open = [...place.place.querySelectorAll('button')].at(-1) as HTMLButtonElement;
  await act(async () => {
    open.focus();
    open.click();
  });
  const dialog = place.place.querySelector('dialog') as HTMLDialogElement;
  expect([dialog.open, dialog.querySelector('h2')?.textContent, dialog.querySelector('img')?.alt]).toEqual([
    true,
    'Home',
    'The park from above',
  ]);
  dialog.querySelector<HTMLElement>('[role=group]')?.focus();
  await act(() => userEvent.keyboard('++'));
  expect(dialog.querySelector('[role=status]')?.textContent).toBe('156%');
  await act(() => userEvent.keyboard('{Escape}'));
  expect([place.place.querySelector('dialog'), document.activeElement]).toEqual([null, open]);
});
