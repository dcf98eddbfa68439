import { act } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import { mount } from '#tests/mount.ts';
import { MemberCard } from './member-card.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const member = {
  look: 'look-1',
  nickname: 'wind',
  nameMask: 'K*m',
  loginMask: 'sky***',
  mobileMask: '•••• 5678',
  emailMask: '',
  birthMask: '••••••••',
  picture: '/p.webp',
  since: '2026-11-01T03:00:00Z',
  state: 'ACTIVE',
  stateReason: '',
} as const;

const opened = async (isLead: boolean) => {
  const { around } = await consoleSite([{ type: 'venue', id: 'AA', order: 1, name: 'x' }]);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    asked.push(`${url.replace('/api/console/v1', '')} ${typeof body === 'string' ? body : ''}`.trim());
    const field = url.endsWith('/unmask')
      ? (JSON.parse(typeof body === 'string' ? body : '{}') as { field: string }).field
      : '';
    return new Response(
      JSON.stringify({ field, value: `whole ${field}`, until: new Date(Date.now() + 300_000).toISOString() }),
    );
  });
  const { place, remove } = await mount(
    around(<MemberCard title="Member" venue="AA" isLead={isLead} member={member} />, 'en'),
  );
  onTestFinished(remove);
  const press = (label: string) =>
    act(async () =>
      [...place.querySelectorAll('button')]
        .find((one) => (one.getAttribute('aria-label') ?? one.textContent) === label)
        ?.click(),
    );
  return { place, asked, press };
};

it('shows one whole field at a time, for five minutes', async () => {
  const { place, asked, press } = await opened(false);
  await press('Show the whole mobile');
  expect(place.textContent).toContain('whole MOBILE');
  vi.useFakeTimers();
  await press('Show the whole name');
  expect(asked).toEqual([
    '/members/AA/member/unmask {"look":"look-1","field":"MOBILE","reason":"INQUIRY"}',
    '/members/AA/member/unmask {"look":"look-1","field":"NAME","reason":"INQUIRY"}',
  ]);
  expect([place.textContent?.includes('whole MOBILE'), place.textContent?.includes('whole NAME')]).toEqual([
    false,
    true,
  ]);
  await act(async () => vi.advanceTimersByTime(300_001));
  expect(place.textContent).not.toContain('whole NAME');
});

it('offers suspending and adjustments of Som to lead agents alone', async () => {
  const agent = await opened(false);
  expect(agent.place.textContent).toContain('Hide the picture');
  expect(['Suspend', 'adjustment'].filter((text) => agent.place.textContent?.includes(text))).toEqual([]);
  const lead = await opened(true);
  expect(['Suspend', 'Propose an adjustment'].filter((text) => !lead.place.textContent?.includes(text))).toEqual([]);
});
