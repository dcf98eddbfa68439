import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { frameModel } from '#tests/frame-model.ts';
import { mount } from '#tests/mount.ts';
import { testPort } from '#tests/test-port.ts';
import { WidgetPortProvider } from '../port.tsx';
import { BottomBar } from './component.tsx';

vi.mock('./tip.tsx', () => {
  throw new Error('There is no network.');
});

it('stays without its tip when the network is lost before the tip is loaded', async () => {
  vi.useFakeTimers();
  const items = [
    {
      id: 'pocket',
      icon: 'ticket',
      label: 'Pocket',
      action: { kind: 'go', to: '/pocket' },
      tip: { text: 'Tickets are here', fromMs: 10, fadeMs: 20, untilMs: 30 },
    },
  ] as const;
  const { place, remove } = await mount(
    <WidgetPortProvider value={testPort('en', { frame: frameModel('en') })}>
      <BottomBar id="bar" settings={{ items }} data={{}} />
    </WidgetPortProvider>,
  );
  await act(async () => void vi.advanceTimersByTime(15));
  vi.useRealTimers();
  await vi.waitFor(() =>
    act(async () =>
      expect([place.querySelector('a')?.textContent, place.querySelector('p')]).toEqual(['Pocket', null]),
    ),
  );
  await act(async () => void (await import('./tip.tsx').catch(() => undefined)));
  expect(place.querySelector('a')?.textContent).toBe('Pocket');
  await remove();
});
