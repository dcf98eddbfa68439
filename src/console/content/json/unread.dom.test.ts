import { expect, it } from 'vitest';
import { unread } from './unread.ts';

it('forgets what somebody could not finish once they sign out, and nothing else of the tab', () => {
  sessionStorage.setItem('place', '3');
  unread.set('link/LNK_1', '{"v": 1');
  unread.set('link/LNK_2', '{');
  unread.clear();
  expect([unread.get('link/LNK_1'), unread.get('link/LNK_2'), sessionStorage.getItem('place')]).toEqual([
    undefined,
    undefined,
    '3',
  ]);
});
