import axe from 'axe-core';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '#tests/mount.ts';
import '../base.css';
import { AssetContext } from '../media/assets.tsx';
import { DialogHost, type DialogRequest } from './dialog.tsx';
import { TimingsContext, defaultTimings } from '../hooks/timings.ts';

const alert: DialogRequest = { id: 1, kind: 'alert', body: 'The park closes at six.', ok: 'OK', cancel: 'Cancel' };
const confirm: DialogRequest = {
  id: 2,
  kind: 'confirm',
  icon: 'pin',
  title: 'Turn on location?',
  body: 'We guide you.',
  subBody: 'Nothing is kept.',
  ok: 'Settings',
  cancel: 'Cancel',
};

const answers = vi.fn<(id: number | string, answer: string) => void>();
let place: Awaited<ReturnType<typeof mount>>;
let popupGuardMs = 0;
const show = (...dialogs: readonly DialogRequest[]) =>
  place.draw(
    <TimingsContext value={{ ...defaultTimings, popupGuardMs }}>
      <button type="button">Opener</button>
      <DialogHost dialogs={dialogs} onAnswer={answers} />
    </TimingsContext>,
  );
const buttons = () => [...document.querySelectorAll<HTMLElement>('dialog button')];
const open = () => document.querySelector('dialog');
const press = (keys: string) => act(() => userEvent.keyboard(keys));

beforeEach(async () => {
  place = await mount(null);
  await show();
  place.place.querySelector('button')?.focus();
});
afterEach(async () => {
  vi.useRealTimers();
  popupGuardMs = 0;
  answers.mockReset();
  await place.remove();
});

it('shows title, body, sub-body and both answers of a confirmation [P-288]', async () => {
  await show(confirm);
  expect(open()?.innerText.split('\n').filter(Boolean)).toEqual([
    'Turn on location?',
    'We guide you.',
    'Nothing is kept.',
    'Cancel',
    'Settings',
  ]);
  await act(() => userEvent.click(document.querySelectorAll('dialog button')[0] as Element));
  await act(() => userEvent.click(document.querySelectorAll('dialog button')[1] as Element));
  expect(answers.mock.calls).toEqual([
    [2, 'cancel'],
    [2, 'ok'],
  ]);
});

it('marks the Korean in its texts on an English page', async () => {
  await place.draw(
    <AssetContext value={{ iconSprite: '', art: String, raster: String, theme: 'plain', locale: 'en' }}>
      <DialogHost dialogs={[{ ...confirm, title: 'Block 뭉게?', body: '뭉게 is told nothing.' }]} onAnswer={answers} />
    </AssetContext>,
  );
  expect([...document.querySelectorAll('dialog [lang=ko]')].map(({ textContent }) => textContent)).toEqual([
    '뭉게',
    '뭉게',
  ]);
});

it.each([
  ['a confirmation that hides it', { ...confirm, hideCancel: true }],
  ['an alert', alert],
] as const)('has no cancel button in %s [P-289]', async (_, request) => {
  await show(request);
  expect([...document.querySelectorAll('dialog button')].map((button) => button.textContent)).toEqual([request.ok]);
});

it.each(['Enter', ' '])('takes "%s" for the answer to an alert, wherever the focus is [P-290]', async (key) => {
  await show(alert);
  open()?.querySelector('button')?.blur();
  await act(async () => {
    open()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  expect(answers.mock.calls).toEqual([[1, 'ok']]);
});

it('is not answered by the key that is still held from opening it', async () => {
  await show(alert);
  await act(async () => {
    open()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true }));
  });
  expect(answers).not.toHaveBeenCalled();
});

it('is closed by Escape and gives the focus back [P-291]', async () => {
  await show(alert);
  await press('{Escape}');
  expect(answers.mock.calls).toEqual([[1, 'cancel']]);
  await show();
  expect(document.activeElement?.textContent).toBe('Opener');
});

it('keeps the focus inside', async () => {
  await show(confirm);
  const visited: (string | null | undefined)[] = [document.activeElement?.textContent];
  for (let presses = 0; presses < 4; presses += 1) {
    await act(() => userEvent.tab());
    visited.push(document.activeElement?.textContent);
  }
  expect(visited[0]).toBe('Settings');
  expect(visited).not.toContain('Opener');
});

it.each([
  [2, [[1, 'cancel']]],
  [0, []],
])('closes by itself after %i seconds; 0 means never [P-292]', async (autoCloseSeconds, expected) => {
  vi.useFakeTimers();
  await show({ ...alert, autoCloseSeconds });
  await act(() => vi.advanceTimersByTimeAsync(1900));
  expect(answers).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(60000));
  expect(answers.mock.calls).toEqual(expected);
});

it.each([
  ['the pointer moves over it', () => open()?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))],
  ['keys move in it', () => open()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))],
])('does not close by itself while %s', async (_, read) => {
  vi.useFakeTimers();
  await show({ ...alert, autoCloseSeconds: 2 });
  await act(async () => void read());
  await act(() => vi.advanceTimersByTimeAsync(60000));
  expect(answers).not.toHaveBeenCalled();
});

const underAnswer = () => {
  const { left, top } = (buttons()[0] as HTMLElement).getBoundingClientRect();
  return document.elementFromPoint(left + 5, top + 5)?.tagName;
};

it('lets a tap that follows its opening within a second fall on nothing, but not a key [P-719]', async () => {
  popupGuardMs = 1000;
  vi.useFakeTimers();
  await show(alert);
  document.getAnimations().forEach((animation) => animation.finish());
  await act(() => vi.advanceTimersByTimeAsync(900));
  expect(underAnswer()).toBe('DIALOG');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(underAnswer()).toBe('BUTTON');
  await show({ ...alert, id: 3 });
  await act(async () => {
    open()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  expect(answers.mock.calls).toEqual([[3, 'ok']]);
});

it('is closed once, however often that is asked for within a second [P-719]', async () => {
  popupGuardMs = 1000;
  vi.useFakeTimers();
  await show(alert);
  await act(async () => buttons()[0]?.click());
  await act(async () => buttons()[0]?.click());
  expect(answers.mock.calls).toEqual([[1, 'ok']]);
  await act(() => vi.advanceTimersByTimeAsync(1100));
  await act(async () => buttons()[0]?.click());
  expect(answers.mock.calls).toEqual([
    [1, 'ok'],
    [1, 'ok'],
  ]);
});

it('asks one after the other', async () => {
  await show(alert, confirm);
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  await show(confirm);
  expect(open()?.querySelector('h2')?.textContent).toBe('Turn on location?');
});

it('holds the page behind it still', async () => {
  await show(alert);
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  await show();
  expect(getComputedStyle(document.documentElement).overflowY).toBe('visible');
});

it('has nothing that axe objects to', async () => {
  await show(confirm);
  const { violations } = await axe.run(place.place, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id).filter((id) => id !== 'region')).toEqual([]);
});
