import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from '#tests/mount.ts';
import '../base.css';
import { SnackbarHost, type SnackbarRequest } from './snackbar.tsx';

const snack = (id: number, more: Partial<SnackbarRequest> = {}): SnackbarRequest => ({
  id,
  text: `Word ${id}`,
  ...more,
});

const closed = vi.fn<(id: number | string) => void>();
const done = vi.fn<(id: number | string) => void>();
let place: Awaited<ReturnType<typeof mount>>;
const show = (snackbars: readonly SnackbarRequest[], ms?: number) =>
  place.draw(
    <SnackbarHost snackbars={snackbars} {...(ms === undefined ? {} : { ms })} onClose={closed} onAction={done} />,
  );
const stack = () => document.querySelector('[role=status]') as HTMLElement;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  vi.useFakeTimers();
  place = await mount(null);
  await show([]);
});
afterEach(async () => {
  await place.remove();
  vi.useRealTimers();
  vi.clearAllMocks();
});

it('has its place for screen readers before there is a word', () => {
  expect([stack().textContent, stack().matches(':popover-open')]).toEqual(['', true]);
});

it.each([undefined, 2000])(
  'shows a word that goes by itself, after five seconds or those configured [P-294] [P-715] [V-521]',
  async (ms) => {
    await show([snack(1)], ms);
    expect(stack().textContent).toBe('Word 1');
    await wait((ms ?? 5000) - 100);
    expect(closed).not.toHaveBeenCalled();
    await wait(200);
    expect(closed.mock.calls).toEqual([[1]]);
  },
);

it('stacks three and closes what is older [P-716] [V-522]', async () => {
  await show([1, 2, 3, 4].map((id) => snack(id)));
  expect([...stack().children].map((child) => child.textContent)).toEqual(['Word 2', 'Word 3', 'Word 4']);
  expect(closed.mock.calls).toEqual([[1]]);
});

it('moves for 0.5 s, or as long as a release says [P-717] [V-523]', async () => {
  const style = document.createElement('style');
  document.head.append(style);
  await show([snack(1)]);
  const length = () => getComputedStyle(stack().firstElementChild as Element).animationDuration;
  expect(length()).toBe('0.5s');
  style.textContent = ':root:root{--ms-snackbar:200ms}';
  expect(length()).toBe('0.2s');
  style.remove();
});

it('waits while the pointer is over it, and goes on from there', async () => {
  await show([snack(1)]);
  await wait(4000);
  await act(async () => void stack().dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
  await wait(20000);
  expect(closed).not.toHaveBeenCalled();
  await act(async () => void stack().dispatchEvent(new PointerEvent('pointerout', { bubbles: true })));
  await wait(1100);
  expect(closed.mock.calls).toEqual([[1]]);
});

it('waits while the focus is in it', async () => {
  await show([snack(1, { action: 'Undo' })]);
  await act(async () => stack().querySelector('button')?.focus());
  await wait(20000);
  expect(closed).not.toHaveBeenCalled();
});

it('carries its action out and goes', async () => {
  await show([snack(1, { action: 'Undo' })]);
  await act(async () => stack().querySelector('button')?.click());
  expect([done.mock.calls, closed.mock.calls]).toEqual([[[1]], [[1]]]);
});

it('stands above a dialog that was opened after it', async () => {
  await show([snack(1)]);
  const dialog = document.createElement('dialog');
  dialog.style.cssText = 'inset: 0; width: 100vw; height: 100vh; max-width: none; max-height: none';
  place.place.append(dialog);
  dialog.showModal();
  const raised = vi.spyOn(HTMLElement.prototype, 'showPopover');
  await show([snack(1), snack(2)]);
  expect(raised).toHaveBeenCalledTimes(1);
});
