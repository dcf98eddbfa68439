import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Command } from '#schemas/command';
import { TimingsContext, defaultTimings } from '#ui/hooks/timings.ts';
import { mount } from '../tests/support/mount.ts';
import { testPort } from '../tests/support/test-port.ts';
import { CommandLink, WidgetPortProvider } from './port.tsx';

const alert: Command = { kind: 'alert', message: 'hello' };
let place: Awaited<ReturnType<typeof mount>>;
let port: ReturnType<typeof testPort>;
const show = (command: Command, debounceMs = defaultTimings.debounceMs) =>
  place.draw(
    <TimingsContext value={{ ...defaultTimings, debounceMs }}>
      <WidgetPortProvider value={port}>
        <CommandLink command={command}>Go</CommandLink>
      </WidgetPortProvider>
    </TimingsContext>,
  );
const press = () => act(async () => place.place.querySelector<HTMLElement>('a, button')?.click());
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  vi.useFakeTimers();
  port = testPort('en');
  place = await mount(null);
});
afterEach(async () => {
  await place.remove();
  vi.useRealTimers();
});

it.each<[string, Command]>([
  ['button', alert],
  ['link', { kind: 'go', to: '/garam/notices' }],
])('runs the command of a %s at once with the first press, and not again within 300 ms [P-714]', async (_, command) => {
  await show(command);
  await press();
  expect(port.ran).toEqual([command]);
  await wait(299);
  await press();
  expect(port.ran).toEqual([command]);
  await wait(1);
  await press();
  expect(port.ran).toEqual([command, command]);
});

it('takes the time from the site', async () => {
  await show(alert, 0);
  await press();
  await press();
  expect(port.ran).toEqual([alert, alert]);
});

const leave: Command = {
  kind: 'open',
  href: 'https://other.example/',
  newWindow: true,
  ask: true,
  name: 'other.example',
};

it('makes a real link of an address that the visitor is asked about first', async () => {
  await show(leave);
  const link = place.place.querySelector('a');
  expect({ href: link?.getAttribute('href'), target: link?.target, rel: link?.rel }).toEqual({
    href: 'https://other.example/',
    target: '_blank',
    rel: 'noopener noreferrer',
  });
});

it.each<[string, string, MouseEventInit]>([
  ['a click', 'click', {}],
  ['a click with Ctrl', 'click', { ctrlKey: true }],
  ['the middle button', 'auxclick', { button: 1 }],
])('asks before it leaves the site by %s', async (_, type, init) => {
  await show(leave);
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  await act(async () => void place.place.querySelector('a')?.dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
  expect(port.ran).toEqual([leave]);
});
