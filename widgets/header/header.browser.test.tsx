import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FrameModel } from '#schemas/frame-model';
import { frameModel } from '#tests/frame-model.ts';
import { mount } from '#tests/mount.ts';
import { testPort } from '#tests/test-port.ts';
import '#ui/base.css';
import { WidgetPortProvider } from '../port.tsx';
import { Header } from './component.tsx';

const settings = {
  logo: { label: 'all places', action: { kind: 'go', to: '/gateway' } },
  buttons: [
    {
      flag: 'pocketRefreshBtn',
      icon: 'refresh',
      label: 'refresh',
      action: { kind: 'refresh' },
      rest: { ms: 3000, done: 'refreshed' },
    },
  ],
} as const;

let place: Awaited<ReturnType<typeof mount>>;
let port: ReturnType<typeof testPort>;
const draw = async (flags: FrameModel['flags']) => {
  port = testPort('en', { frame: frameModel('en', { flags, title: 'Long page' }) });
  place = await mount(
    <WidgetPortProvider value={port}>
      <Header id="header" settings={settings} data={{}} />
      <main style={{ height: '3000px' }} />
    </WidgetPortProvider>,
  );
};
afterEach(async () => {
  vi.useRealTimers();
  window.scrollTo(0, 0);
  await place.remove();
});

describe('the pocket refresh button', () => {
  const button = () => place.place.querySelector('[aria-label=refresh]') as HTMLButtonElement;
  const press = () => act(async () => button().click());
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  beforeEach(async () => {
    vi.useFakeTimers();
    await draw({ pocketRefreshBtn: true });
  });

  it('rests for 3 s after a press: one at 2.9 s does nothing, one at 3.1 s refreshes [P-112 P-721 V-046]', async () => {
    await press();
    await pass(2_900);
    await press();
    expect(port.ran).toHaveLength(1);
    await pass(200);
    await press();
    expect(port.ran).toEqual([{ kind: 'refresh' }, { kind: 'refresh' }]);
  });

  it('says that it rests, and what it did, without losing the focus', async () => {
    button().focus();
    await press();
    expect([
      button().ariaDisabled,
      place.place.querySelector('[role=status]')?.textContent,
      document.activeElement === button(),
    ]).toEqual(['true', 'refreshed', true]);
    await pass(3_000);
    expect([button().ariaDisabled, place.place.querySelector('[role=status]')?.textContent]).toEqual(['false', '']);
  });
});

it.each([
  [{ headerFixed: true }, 0],
  [{ isStickyHeader: true }, 0],
  [{}, 0],
  [{ isStickyHeader: false }, -500],
  [{ isStickyHeader: false, headerFixed: true }, 0],
] as const)('with %o its top is at %i after 500 px of scrolling [P-067] [P-083]', async (flags, top) => {
  await draw(flags);
  window.scrollTo(0, 500);
  expect(Math.round(place.place.querySelector('header')?.getBoundingClientRect().top ?? Number.NaN)).toBe(top);
});
