import { act } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import { mount } from '#tests/mount.ts';
import { HeldRewardsPanel } from './held-rewards-panel.tsx';

afterEach(() => vi.unstubAllGlobals());

const held = {
  id: 'h1',
  wall: { ko: '별', en: 'Stars' },
  nickname: 'Sol',
  amount: 300,
  reason: 'DEVICE',
  members: 2,
  at: '2026-11-01T03:00:00Z',
  until: '2026-11-04T03:00:00Z',
};

it('shows marketers the held rewards and sends a decision with its reason', async () => {
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover = () => undefined;
  const { around } = await consoleSite([]);
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    requests.push(`${method} ${url.replace('/api/console/v1', '')} ${typeof body === 'string' ? body : ''}`.trim());
    return new Response(JSON.stringify(method === 'PUT' ? { rewards: [], total: 0 } : { rewards: [held], total: 1 }));
  });
  const { place, remove } = await mount(around(<HeldRewardsPanel />, 'en'));
  onTestFinished(remove);
  await act(async () => undefined);
  expect(place.textContent).toMatch(/300 Som · Sol · Stars.*Device of several members · 2 members on this device/);
  await act(async () => place.querySelector<HTMLButtonElement>('[title="Reject the reward of Sol"]')?.click());
  await act(async () =>
    [...document.querySelectorAll<HTMLElement>('[role=menuitem]')]
      .find(({ textContent }) => textContent === 'Abuse')
      ?.click(),
  );
  expect(requests).toEqual(['GET /held-rewards', 'PUT /held-rewards/h1 {"decision":"REJECT","reason":"FRAUD"}']);
  expect(place.textContent).toContain('No reward is held.');
});
