import axe from 'axe-core';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '#tests/mount.ts';
import '../base.css';
import { Slides } from './slides.tsx';

const texts = { previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' };
let place: Awaited<ReturnType<typeof mount>>;
const show = (more: { readonly isStill?: boolean } = {}) =>
  place.draw(
    <Slides key={JSON.stringify(more)} label="News" texts={texts} {...more}>
      {['One', 'Two', 'Three'].map((name) => (
        <a key={name} href={`#${name}`}>
          {name}
        </a>
      ))}
    </Slides>,
  );
const rail = () => place.place.querySelector('ul') as HTMLElement;
const step = () => place.place.querySelector('.num')?.textContent ?? '';
const button = (name: string) => place.place.querySelector<HTMLElement>(`[aria-label="${name}"]`);
const click = (name: string) => act(async () => button(name)?.click());
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  await userEvent.hover(document.body, { position: { x: 300, y: 700 }, force: true });
  place = await mount(null);
  // Smooth scrolling takes its time; what is tested here is where it leads.
  place.place.insertAdjacentHTML('beforebegin', '<style id="calm">ul{scroll-behavior:auto !important}</style>');
  await show();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.getElementById('calm')?.remove();
  await place.remove();
});

it('goes on and back by buttons, round and round, and says where it is', async () => {
  expect(step()).toBe('1 / 3');
  await click('Next');
  await expect.poll(step).toBe('2 / 3');
  await click('Previous');
  await expect.poll(step).toBe('1 / 3');
  await click('Previous');
  await expect.poll(step).toBe('3 / 3');
});

it('goes on and back by arrow keys', async () => {
  await act(async () => rail().focus());
  await act(() => userEvent.keyboard('{ArrowRight}'));
  await expect.poll(step).toBe('2 / 3');
  await act(() => userEvent.keyboard('{ArrowLeft}'));
  await expect.poll(step).toBe('1 / 3');
});

it('follows a swipe and the focus', async () => {
  await act(async () => void (rail().scrollLeft = rail().clientWidth * 2));
  await expect.poll(step).toBe('3 / 3');
  await act(async () => place.place.querySelectorAll('a')[0]?.focus());
  await expect.poll(step).toBe('1 / 3');
});

it('moves on by itself every five seconds until it is stopped, and goes on when asked to', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await show({ isStill: false });
  await act(async () => vi.advanceTimersByTime(5000));
  await expect.poll(step).toBe('2 / 3');
  await click('Pause');
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(step()).toBe('2 / 3');
  await click('Play');
  await act(async () => vi.advanceTimersByTime(5000));
  await expect.poll(step).toBe('3 / 3');
});

it.each([
  [
    'under the pointer',
    () => place.place.querySelector('section')?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })),
  ],
  ['with the focus', () => rail().focus()],
  [
    'after a touch',
    () => place.place.querySelector('section')?.dispatchEvent(new TouchEvent('touchstart', { bubbles: true })),
  ],
])('stands still %s', async (_, hold) => {
  vi.useFakeTimers();
  await show({ isStill: false });
  await act(async () => hold());
  await wait(60_000);
  expect(rail().scrollLeft).toBe(0);
});

it('does not begin by itself for those who want no motion, nor where the document says so', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion')
      ? (Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList)
      : matchMedia(query),
  );
  await show({ isStill: false });
  expect(button('Play')).not.toBeNull();
  vi.restoreAllMocks();
  await show({ isStill: true });
  expect(button('Play')).not.toBeNull();
});

it('has nothing that axe objects to', async () => {
  const { violations } = await act(() =>
    axe.run(place.place, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }),
  );
  expect(violations.map(({ id }) => id)).toEqual([]);
});
