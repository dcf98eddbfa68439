import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mount } from '#tests/mount.ts';
import { useScrollsDown } from './use-scrolls-down.ts';

afterEach(() => vi.unstubAllGlobals());

const Page = () => <p>{useScrollsDown() ? 'down' : 'rest'}</p>;

it('tells of a scroll down until the next scroll up, the end of the page, or a jump', async () => {
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4000);
  const { place, remove } = await mount(<Page />);
  const seen: (string | null)[] = [];
  for (const at of [200, 205, 150, 900, 2500, 2700, 3200]) {
    vi.stubGlobal('scrollY', at);
    await act(async () => window.dispatchEvent(new Event('scroll')));
    seen.push(place.textContent);
  }
  expect(seen).toEqual(['down', 'down', 'rest', 'down', 'rest', 'down', 'rest']);
  await remove();
});
