import { afterEach, expect, it, vi } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import { mount } from '#tests/mount.ts';
import { useNextNumber } from './use-next-number.ts';

afterEach(() => vi.unstubAllGlobals());

function Next() {
  return <output>{useNextNumber()}</output>;
}

it('follows the newest release even if an earlier one is live', async () => {
  const { around } = await consoleSite([]);
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ releases: [{ number: 57 }] })));
  const { place, remove } = await mount(around(<Next />));
  await vi.waitFor(() => expect(place.textContent).toBe('58'));
  await remove();
});
