import axe from 'axe-core';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '#tests/mount.ts';
import '../base.css';
import { Modal } from './modal.tsx';
import { TimingsContext, defaultTimings } from '../hooks/timings.ts';

const closed = vi.fn<() => void>();
const ask = { text: 'Leave without saving?', ok: 'OK', no: 'No' };
let place: Awaited<ReturnType<typeof mount>>;
const show = (more: object = {}, popupGuardMs = 0) =>
  place.draw(
    <TimingsContext value={{ ...defaultTimings, popupGuardMs }}>
      <Modal id="about" title="About" close="Close" onClose={closed} {...more}>
        <p>Words</p>
      </Modal>
    </TimingsContext>,
  );
const click = (name: string) =>
  act(() =>
    userEvent.click(
      [...document.querySelectorAll('dialog button')].find(
        (one) => one.textContent === name || one.ariaLabel === name,
      ) as Element,
    ),
  );
const asked = () => document.querySelector('[role=alertdialog]') !== null;

beforeEach(async () => {
  place = await mount(null);
});
afterEach(async () => {
  await place.remove();
  closed.mockReset();
});

it('is closed by its button, by Escape and by a tap beside it', async () => {
  await show();
  await click('Close');
  await act(() => userEvent.keyboard('{Escape}'));
  await act(async () => document.querySelector('dialog')?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  expect(closed).toHaveBeenCalledTimes(3);
});

it('asks before it closes: No keeps it open, OK closes it [P-293] [V-319]', async () => {
  await show({ ask });
  await click('Close');
  expect([asked(), closed.mock.calls.length]).toEqual([true, 0]);
  await click('No');
  expect([asked(), closed.mock.calls.length]).toEqual([false, 0]);
  await act(() => userEvent.keyboard('{Escape}'));
  await click('OK');
  expect([asked(), closed.mock.calls.length]).toEqual([false, 1]);
});

it('is not closed by a tap that follows its opening within a second', async () => {
  await show({}, 1000);
  await act(async () => document.querySelector('dialog')?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  expect(closed).not.toHaveBeenCalled();
});

it('moves for 0.6 s and its question for 0.3 s, or as long as a release says [P-718] [V-524]', async () => {
  const style = document.createElement('style');
  document.head.append(style);
  await show({ ask });
  await click('Close');
  const lengths = () =>
    [...document.querySelectorAll('dialog')].map((dialog) => getComputedStyle(dialog).animationDuration);
  expect(lengths()).toEqual(['0.6s', '0.3s']);
  style.textContent = ':root:root{--ms-modal:300ms;--ms-dialog:600ms}';
  expect(lengths()).toEqual(['0.3s', '0.6s']);
  style.remove();
});

it('has nothing that axe objects to', async () => {
  await show({ isFull: true });
  const { violations } = await axe.run(place.place, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
