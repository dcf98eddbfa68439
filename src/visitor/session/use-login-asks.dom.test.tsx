import { expect, it, vi } from 'vitest';
import type { Command } from '#schemas/command';
import { mount } from '#tests/mount.ts';
import type { Ask, SayAction } from '../notices/notices.ts';
import { useLoginAsks } from './use-login-asks.ts';

const go = (to: string): Command => ({ kind: 'go', to });
const toLogin = go('/member/login?from=%2Fmypage%3Fa%3D1');
const dialogs: readonly Ask[] = [
  { id: 1, kind: 'alert', text: 'log in first', then: toLogin },
  { id: 2, kind: 'confirm', text: 'log in?', then: toLogin },
  { id: 3, kind: 'alert', text: 'elsewhere', then: go('/terms?from=%2Fmypage') },
  { id: 4, kind: 'alert', text: 'nowhere' },
];

it('takes back what asks to log in once somebody has, leads on who was to log in first, and leaves the rest', async () => {
  const [say, visit] = [vi.fn<(action: SayAction) => void>(), vi.fn<(address: string) => Promise<void>>()];
  function Page({ isLoggedIn }: { readonly isLoggedIn: boolean }) {
    useLoginAsks({ dialogs, isLoggedIn, login: '/member/login', say, visit });
    return null;
  }
  const { draw, remove } = await mount(<Page isLoggedIn={false} />);
  const before = say.mock.calls.length + visit.mock.calls.length;
  await draw(<Page isLoggedIn />);
  expect([before, say.mock.calls.flat(), visit.mock.calls.flat()]).toEqual([
    0,
    [
      { say: 'dialogDone', id: 1 },
      { say: 'dialogDone', id: 2 },
    ],
    ['/mypage?a=1'],
  ]);
  await remove();
});
