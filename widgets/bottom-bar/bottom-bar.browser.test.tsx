import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FrameModel } from '#schemas/frame-model';
import { frameModel } from '#tests/frame-model.ts';
import { mount } from '#tests/mount.ts';
import { testPort } from '#tests/test-port.ts';
import '#ui/base.css';
import { WidgetPortProvider } from '../port.tsx';

const items = [
  { id: 'home', icon: 'home', label: 'Home', action: { kind: 'go', to: '/garam' }, motion: 'hop', match: ['/garam'] },
  {
    id: 'pocket',
    icon: 'ticket',
    label: 'Pocket',
    action: { kind: 'go', to: '/pocket' },
    motion: 'swing',
    tip: { text: 'Tickets are here', fromMs: 10_000, fadeMs: 15_500, untilMs: 16_000 },
  },
  { id: 'all', icon: 'category', label: 'All', action: { kind: 'all-menu' }, motion: 'turn' },
] as const;

let place: Awaited<ReturnType<typeof mount>>;
/** A bar of a load of its own: what it remembers of this one is forgotten. */
const draw = async (flags: FrameModel['flags'] = {}, menuOpen = false) => {
  vi.resetModules();
  const { BottomBar } = await import('./component.tsx');
  await import('./tip.tsx');
  const port = testPort('en', { menuOpen, frame: frameModel('en', { flags }) });
  place = await mount(
    <WidgetPortProvider value={port}>
      <main style={{ height: '3000px' }} />
      <BottomBar id="bar" settings={{ items }} data={{}} />
    </WidgetPortProvider>,
  );
};
afterEach(async () => {
  vi.useRealTimers();
  window.scrollTo(0, 0);
  await place.remove();
});

describe('the tip', () => {
  const tip = () => place.place.querySelector('p');
  const pass = async (ms: number) => {
    await act(async () => void vi.advanceTimersByTime(ms));
    // Its code comes when it is time.
    await act(async () => void (await import('./tip.tsx')));
  };
  beforeEach(async () => {
    vi.useFakeTimers();
    await draw();
  });

  it('is absent at 9.9 s, stands from 10 s, begins to fade at 15.5 s and is gone at 16 s [P-127 P-128] [V-052]', async () => {
    await pass(9_900);
    expect(tip()).toBeNull();
    await pass(100);
    expect([tip()?.textContent, tip()?.className.includes('fading')]).toEqual(['Tickets are here', false]);
    await pass(5_400);
    expect(tip()?.className).not.toContain('fading');
    await pass(100);
    expect([tip()?.className.includes('fading'), tip()?.style.getPropertyValue('--fade')]).toEqual([true, '500ms']);
    await pass(499);
    expect(tip()).not.toBeNull();
    await pass(1);
    expect(tip()).toBeNull();
  });

  it('is no live region, and belongs to no name', async () => {
    await pass(10_000);
    expect(place.place.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
    expect(place.place.querySelector('a[href="/pocket"]')?.textContent).toBe('Pocket');
  });
});

it.each([
  ['/pocket', 'swing'],
  ['/garam', 'hop'],
])('moves the icon of %s once when it is pressed, by %s, and again with the next press [P-139]', async (to, name) => {
  await draw();
  const link = place.place.querySelector(`a[href="${to}"]`) as HTMLElement;
  const icon = link.querySelector('svg') as SVGElement;
  expect(getComputedStyle(icon).animationName).toBe('none');
  for (let press = 0; press < 2; press++) {
    const ended = new Promise((done) =>
      icon.addEventListener('animationend', ({ animationName }) => done(animationName), { once: true }),
    );
    await act(() => userEvent.click(link));
    expect(await act(() => ended)).toContain(name);
  }
});

it.each([
  [{}, true],
  [{ isStickyFooter: true }, true],
  [{ isStickyFooter: false }, false],
] as const)('with %o it stays at the lower edge: %s [P-083]', async (flags, stays) => {
  await page.viewport(390, 844);
  await draw(flags);
  const bottomOf = () => Math.round(place.place.querySelector('nav')?.getBoundingClientRect().bottom ?? Number.NaN);
  expect(bottomOf() === window.innerHeight).toBe(stays);
  window.scrollTo(0, document.documentElement.scrollHeight);
  expect(bottomOf()).toBe(window.innerHeight);
});

it('is not there where the page has no footer', async () => {
  await draw({ isFooter: false });
  expect(place.place.querySelector('nav')).toBeNull();
});
