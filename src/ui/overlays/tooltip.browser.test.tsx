import axe from 'axe-core';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '#tests/mount.ts';
import '../base.css';
import { Tooltip } from './tooltip.tsx';

const long =
  'Everybody under 120 cm rides with somebody older, who pays nothing for it and may leave the queue at any time they like.';
let place: Awaited<ReturnType<typeof mount>>;
const tip = () => document.getElementById('tip') as HTMLElement;
const isOpen = () => tip().matches(':popover-open');
const button = () => place.place.querySelector('button') as HTMLElement;

beforeEach(async () => {
  place = await mount(<Tooltip id="tip" label="About heights" text={long} />);
});
afterEach(() => place.remove());

it('is no wider than 240 px and stays on the screen [P-303] [V-527]', async () => {
  await act(() => userEvent.click(button()));
  const { width, left, right } = tip().getBoundingClientRect();
  expect([isOpen(), width <= 240, left >= 0, right <= window.innerWidth]).toEqual([true, true, true, true]);
});

it('comes with the focus and goes by Escape', async () => {
  await act(() => userEvent.tab());
  expect([document.activeElement === button(), isOpen()]).toEqual([true, true]);
  await act(() => userEvent.keyboard('{Escape}'));
  expect(isOpen()).toBe(false);
});

it('comes under the pointer and stays while the pointer is on its words', async () => {
  await act(() => userEvent.hover(button()));
  expect(isOpen()).toBe(true);
  await act(() => userEvent.hover(tip()));
  expect(isOpen()).toBe(true);
  await act(() => userEvent.hover(document.body, { position: { x: 300, y: 600 }, force: true }));
  expect(isOpen()).toBe(false);
});

it('goes by a tap elsewhere', async () => {
  await act(() => userEvent.click(button()));
  await act(async () => void document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
  expect(isOpen()).toBe(false);
});

it('tells its words to screen readers, and has nothing that axe objects to', async () => {
  expect(document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent).toBe(long);
  const { violations } = await act(() =>
    axe.run(place.place, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }),
  );
  expect(violations.map(({ id }) => id)).toEqual([]);
});
