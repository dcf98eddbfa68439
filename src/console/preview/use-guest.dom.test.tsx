import { act, useEffect, useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { mount } from '#tests/mount.ts';
import { useGuest, type Guest } from './use-guest.ts';

const origin = 'http://preview.example';

it('tells the preview that a place is looked for, however close that comes to its first word', async () => {
  const drawn = vi.fn<(guest: Guest) => void>();
  function Host() {
    const frame = useRef<HTMLIFrameElement>(null);
    const guest = useGuest(frame, origin, 'page', () => undefined);
    useEffect(() => drawn(guest));
    return <iframe ref={frame} title="Preview" inert={guest.picks && !guest.hears} />;
  }
  const page = await mount(<Host />);
  const frame = page.place.querySelector('iframe');
  const told = vi.spyOn(frame?.contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
  const pick = drawn.mock.lastCall?.[0].pick;
  await act(async () => {
    window.dispatchEvent(
      new MessageEvent('message', { data: { kind: 'at', address: '/' }, origin, source: frame?.contentWindow ?? null }),
    );
    // Pressed before what has been said is drawn.
    pick?.(true);
  });
  expect([frame?.hasAttribute('inert'), told.mock.lastCall]).toEqual([false, [{ kind: 'pick', on: true }, origin]]);
  await act(async () => pick?.(false));
  expect(told.mock.lastCall).toEqual([{ kind: 'pick', on: false }, origin]);
  await page.remove();
});
