import axe from 'axe-core';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '#tests/mount.ts';
import '../base.css';
import { PanZoom } from './pan-zoom.tsx';

let place: Awaited<ReturnType<typeof mount>>;
const group = () => place.place.querySelector('[role=group]') as HTMLElement;
const shown = () => place.place.querySelector('[role=status]')?.textContent;
const button = (name: string) => place.place.querySelector(`[aria-label="${name}"]`) as HTMLElement;
const click = (name: string) => act(async () => button(name).click());

/** Events of fingers at points from the middle of the picture. */
const touch = (...steps: readonly (readonly [type: string, finger: number, x: number, y: number])[]) =>
  act(async () => {
    const { left, top, width, height } = group().getBoundingClientRect();
    for (const [type, pointerId, x, y] of steps) {
      group().dispatchEvent(
        new PointerEvent(`pointer${type}`, {
          bubbles: true,
          pointerId,
          pointerType: 'touch',
          clientX: left + width / 2 + x,
          clientY: top + height / 2 + y,
        }),
      );
    }
  });
const pinch = (from: number, to: number) =>
  touch(
    ['down', 1, -from, 0],
    ['down', 2, from, 0],
    ['move', 1, -to, 0],
    ['move', 2, to, 0],
    ['up', 1, -to, 0],
    ['up', 2, to, 0],
  );
const matrix = () => new DOMMatrix(getComputedStyle(group().firstElementChild as Element).transform);

beforeEach(async () => {
  place = await mount(
    <PanZoom label="Map of the park" texts={{ zoomIn: 'Larger', zoomOut: 'Smaller', reset: 'Whole picture' }}>
      <svg viewBox="0 0 300 200" width="300" height="200" />
    </PanZoom>,
  );
  place.place.style.width = '300px';
});
afterEach(() => place.remove());

it('grows no more than threefold and shrinks no further than to 0.8 under two fingers [P-306] [V-318]', async () => {
  await pinch(20, 140);
  expect([shown(), matrix().a]).toEqual(['300%', 3]);
  await pinch(140, 10);
  expect([shown(), matrix().a]).toEqual(['80%', 0.8]);
});

it('grows by buttons, and says how large it is', async () => {
  await click('Larger');
  expect(shown()).toBe('125%');
  await click('Smaller');
  await click('Smaller');
  await click('Smaller');
  expect([shown(), button('Smaller').ariaDisabled]).toEqual(['80%', 'true']);
  await click('Whole picture');
  expect(shown()).toBe('100%');
});

it('grows, moves and returns by keys', async () => {
  group().focus();
  await act(() => userEvent.keyboard('++'));
  expect(shown()).toBe('156%');
  await act(() => userEvent.keyboard('{ArrowRight}'));
  expect(matrix().e).toBe(-48);
  await act(() => userEvent.keyboard('0'));
  expect([shown(), matrix().e]).toEqual(['100%', 0]);
});

it('grows where it is tapped twice, and returns by two taps more', async () => {
  const twice = () => touch(['down', 1, 40, 0], ['up', 1, 40, 0], ['down', 1, 42, 0], ['up', 1, 42, 0]);
  await twice();
  expect([shown(), matrix().e]).toEqual(['200%', -42]);
  await twice();
  expect(shown()).toBe('100%');
});

it('is moved by one finger once it is larger, no farther than to its edge; before that the page scrolls', async () => {
  expect(getComputedStyle(group()).touchAction).toBe('pan-y');
  await touch(['down', 1, 0, 0], ['move', 1, 50, 0], ['up', 1, 50, 0]);
  expect(matrix().e).toBe(0);
  await pinch(40, 80);
  expect(getComputedStyle(group()).touchAction).toBe('none');
  await touch(['down', 1, 0, 0], ['move', 1, 1000, 0], ['up', 1, 1000, 0]);
  expect(matrix().e).toBe(150);
});

it('leaves the wheel to the page until it has been chosen', async () => {
  const wheel = (more: WheelEventInit = {}) =>
    act(async () =>
      group().dispatchEvent(new WheelEvent('wheel', { deltaY: -200, bubbles: true, cancelable: true, ...more })),
    );
  expect([await wheel(), shown()]).toEqual([true, '100%']);
  expect([await wheel({ ctrlKey: true, deltaY: -20 }), shown()]).toEqual([false, '122%']);
  group().focus();
  expect([await wheel(), shown()]).toEqual([false, '182%']);
});

it('has nothing that axe objects to', async () => {
  const { violations } = await axe.run(place.place, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
