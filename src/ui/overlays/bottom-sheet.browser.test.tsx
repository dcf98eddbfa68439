import axe from 'axe-core';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#tests/mount.ts';
import '../base.css';
import { BottomSheet } from './bottom-sheet.tsx';
import { sheetPositions, type SheetPosition } from './sheet-position.ts';

let place: Awaited<ReturnType<typeof mount>>;
let left = 0;

interface ExampleProps {
  readonly initial?: SheetPosition;
  readonly isDetail?: boolean;
  readonly heights?: 'part' | 'full';
  readonly wide?: 'panel' | 'flow';
}

function Example({ initial = 'mid', isDetail = false, heights = 'part', wide = 'flow' }: ExampleProps) {
  const [position, setPosition] = useState(initial);
  return (
    <main>
      <header>
        <button type="button">Behind</button>
      </header>
      <BottomSheet
        label="Facilities"
        texts={{ grip: 'Height', top: 'high', mid: 'middle', bottom: 'low' }}
        position={position}
        onPosition={setPosition}
        heights={heights}
        wide={wide}
        isDetail={isDetail}
        onLeave={() => {
          left += 1;
        }}
      >
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>
            <button type="button">{`Row ${index}`}</button>
          </p>
        ))}
      </BottomSheet>
    </main>
  );
}

const show = (props: ExampleProps = {}) => place.draw(<Example key={JSON.stringify(props)} {...props} />);
const sheet = () => place.place.querySelector('section') as HTMLElement;
const grip = () => sheet().querySelector('button') as HTMLElement;
const list = () => sheet().lastElementChild as HTMLElement;
const position = () => sheet().dataset['position'];
const settled = () =>
  act(async () => {
    await Promise.all(
      sheet()
        .getAnimations()
        .map(({ finished }) => finished),
    );
  });
const height = async () => {
  await settled();
  return Math.round(window.innerHeight - sheet().getBoundingClientRect().top);
};
const touch = (target: Element, type: string, y: number, x = 100) =>
  target.dispatchEvent(
    new TouchEvent(type, {
      bubbles: true,
      cancelable: true,
      touches: type === 'touchend' ? [] : [new Touch({ identifier: 1, target, clientX: x, clientY: y })],
    }),
  );
const drag = (dy: number, target: Element = grip()) =>
  act(async () => {
    touch(target, 'touchstart', 400);
    touch(target, 'touchmove', 400 + dy / 2);
    touch(target, 'touchmove', 400 + dy);
    touch(target, 'touchend', 0);
  });
const mouseDrag = (dy: number) =>
  act(async () => {
    const at = (type: string, clientY: number) =>
      grip().dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerType: 'mouse', pointerId: 1, button: 0, clientY }),
      );
    at('pointerdown', 400);
    at('pointermove', 400 + dy);
    at('pointerup', 400 + dy);
  });
const wheel = (deltaY: number, target: Element = grip()) =>
  act(async () => target.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY })));

beforeEach(async () => {
  left = 0;
  await page.viewport(390, 844);
  place = await mount(null);
});
afterEach(async () => {
  await place.remove();
  await page.viewport(390, 844);
});

it.each([
  [3, 'top', 844 - 154],
  [2, 'mid', 380],
  [1, 'bottom', 288],
] as const)(
  'stands at position %i of its setting, with the first heights [V-086] [V-520]',
  async (initial, name, pixels) => {
    await show({ initial: sheetPositions[initial] });
    expect([position(), await height()]).toEqual([name, pixels]);
  },
);

it.each([
  [3, 844],
  [2, 844],
  [1, 380],
] as const)('stands at position %i with the second heights [V-520]', async (initial, pixels) => {
  await show({ initial: sheetPositions[initial], heights: 'full' });
  expect(await height()).toBe(pixels);
});

it('moves one step by a drag of more than 50 px, by touch and by mouse [V-087] [V-090]', async () => {
  await show();
  await drag(-51);
  expect(position()).toBe('top');
  await drag(51);
  expect(position()).toBe('mid');
  await mouseDrag(51);
  expect(position()).toBe('bottom');
  await mouseDrag(-51);
  expect(position()).toBe('mid');
});

it('snaps back after a drag of 50 px [V-091]', async () => {
  await show();
  await drag(-50);
  await drag(50);
  expect([position(), await height()]).toEqual(['mid', 380]);
});

it('moves by the wheel, one step a turn [V-088]', async () => {
  await show();
  await wheel(100);
  expect(position()).toBe('top');
  await show({ initial: 'mid', isDetail: false, wide: 'panel' });
  await wheel(-100);
  expect(position()).toBe('bottom');
});

it('moves by arrow keys on its grip, and down by Escape [V-089]', async () => {
  await show();
  grip().focus();
  await act(() => userEvent.keyboard('{ArrowUp}'));
  expect([position(), grip().ariaLabel]).toEqual(['top', 'Height, high']);
  await act(() => userEvent.keyboard('{ArrowDown}'));
  expect(position()).toBe('mid');
  await act(() => userEvent.keyboard('{Escape}'));
  expect(position()).toBe('bottom');
});

it('rises by taps on its grip', async () => {
  await show();
  await act(async () => grip().click());
  expect(position()).toBe('top');
  await act(async () => grip().click());
  expect(position()).toBe('bottom');
});

it('does not go below the middle in detail mode; Escape leaves it [V-092]', async () => {
  await show({ isDetail: true });
  await drag(200);
  expect([position(), await height()]).toEqual(['mid', 380]);
  await wheel(-100);
  expect([position(), await height()]).toEqual(['mid', 380]);
  grip().focus();
  await act(() => userEvent.keyboard('{ArrowDown}'));
  expect([position(), left]).toEqual(['mid', 0]);
  await act(() => userEvent.keyboard('{Escape}'));
  expect([position(), left]).toEqual(['mid', 1]);
});

it('covers the page at the top only: overlay, hidden header, inert content, own scrolling [V-093]', async () => {
  await show();
  const behind = place.place.querySelector('header') as HTMLElement;
  const overlay = behind.nextElementSibling as HTMLElement;
  const state = () => [
    overlay.dataset['shown'],
    behind.inert,
    document.documentElement.dataset['sheetTop'],
    getComputedStyle(list()).overflowY,
  ];
  expect(state()).toEqual(['false', false, undefined, 'clip']);
  (behind.firstElementChild as HTMLElement).focus();
  await drag(-100);
  expect([...state(), document.activeElement]).toEqual(['true', true, '', 'auto', grip()]);
  await act(async () => overlay.click());
  expect([position(), ...state()]).toEqual(['mid', 'false', false, undefined, 'clip']);
});

it('leaves a drag in the scrolled list to the list, and takes it at its beginning', async () => {
  await show({ initial: 'top' });
  list().scrollTop = 200;
  await drag(100, list());
  expect(position()).toBe('top');
  list().scrollTop = 0;
  await drag(100, list());
  expect(position()).toBe('mid');
});

it('rises when the focus goes to content that it hides', async () => {
  await show({ initial: 'bottom' });
  grip().focus();
  await act(async () => {
    for (let presses = 0; presses < 12; presses++) await userEvent.keyboard('{Tab}');
  });
  expect(position()).toBe('top');
});

it('is part of the page, or a panel, from 1024 px', async () => {
  await page.viewport(1280, 800);
  await show({ initial: 'top' });
  expect([
    getComputedStyle(sheet()).position,
    getComputedStyle(grip()).display,
    place.place.querySelector('header')?.inert,
  ]).toEqual(['static', 'none', false]);
  await show({ wide: 'panel' });
  expect([getComputedStyle(sheet()).position, sheet().offsetWidth]).toEqual(['absolute', 400]);
});

it('has nothing that axe objects to', async () => {
  await show();
  const { violations } = await axe.run(place.place, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
