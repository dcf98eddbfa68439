import { act } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { AccessAnswer } from '#schemas/calls/privacy-desk/access-answers';
import { consoleSite } from '#tests/console-site.tsx';
import { mount } from '#tests/mount.ts';
import { AccessPanel } from './access-panel.tsx';

afterEach(() => vi.unstubAllGlobals());

const [mina, sora] = ['m'.repeat(43), 's'.repeat(43)];
const entry = (seq: number, person: string, more: Partial<AccessAnswer['entries'][number]> = {}) => ({
  seq,
  at: '2026-11-01T03:00:00Z',
  person,
  login: `login-${seq}`,
  kind: 'LOGIN' as const,
  loginType: 'KAKAO',
  platform: 'APP' as const,
  reason: '',
  ...more,
});

const show = async (answers: readonly (AccessAnswer | number)[]) => {
  const { around } = await consoleSite([]);
  const calls: { readonly method: string; readonly path: string; readonly body: unknown }[] = [];
  vi.stubGlobal(
    'fetch',
    async (url: string, { method = 'GET', body }: { readonly method?: string; readonly body?: string } = {}) => {
      calls.push({
        method,
        path: url.split('/v1')[1] ?? '',
        body: body === undefined ? undefined : JSON.parse(body),
      });
      const answer = answers[calls.length - 1] ?? 500;
      return typeof answer === 'number' ? Response.json({ code: 'X' }, { status: answer }) : Response.json(answer);
    },
  );
  const { place, remove } = await mount(around(<AccessPanel />, 'en'));
  onTestFinished(remove);
  const press = async (name: string) => {
    const button = [...place.querySelectorAll('button')].find(
      (one) => one.getAttribute('aria-label') === name || one.textContent === name,
    );
    await act(async () => button?.click());
  };
  return { place, calls, press };
};

it('shows nothing before a look, which carries its reason', async () => {
  const { place, calls, press } = await show([
    { look: 'one', entries: [entry(2, mina, { kind: 'END', reason: 'password' }), entry(1, mina)] },
  ]);
  expect(calls).toEqual([]);
  expect(place.querySelector('table')).toBeNull();
  await press('Show');
  expect(calls).toEqual([{ method: 'POST', path: '/privacy/access-log', body: { reason: 'CHECK' } }]);
  const rows = [...place.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(rows[0]).toContain('Ended: password changed');
  expect(rows[1]).toContain('Log-in');
  expect(rows[1]).toContain('Kakao');
});

it('reads on in the look, and begins another one for one member', async () => {
  const { place, calls, press } = await show([
    { look: 'one', entries: [entry(3, mina)], next: 3 },
    { look: 'one', entries: [entry(1, sora)] },
    { look: 'two', person: sora, entries: [entry(1, sora)] },
  ]);
  await press('Show');
  await press('Earlier');
  expect(place.querySelectorAll('tbody tr')).toHaveLength(2);
  await press('Show only member ssssssss');
  expect(place.querySelectorAll('tbody tr')).toHaveLength(1);
  expect(calls.slice(1)).toEqual([
    { method: 'GET', path: '/privacy/access-log/one?before=3', body: undefined },
    { method: 'POST', path: '/privacy/access-log', body: { reason: 'CHECK', person: sora } },
  ]);
});

it.each([
  [403, 'Your role does not allow this.'],
  [404, 'No member has this value.'],
  [429, 'You have made 50 look-ups today.'],
  [500, 'That did not work. Try again.'],
])('says why a look was refused with %i', async (status, text) => {
  const { place, press } = await show([status]);
  await press('Show');
  expect(place.textContent).toContain(text);
});
