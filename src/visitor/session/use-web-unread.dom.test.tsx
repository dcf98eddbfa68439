import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Viewer } from '#schemas/viewer';
import { eventually } from '#tests/eventually.ts';
import { mount } from '#tests/mount.ts';
import { publishMemberEvent } from '../live/member-changes.ts';
import type { Shown } from '../app/shown.ts';
import type { SessionTools } from './tools.ts';
import { useWebUnread } from './use-web-unread.ts';

const counts = { now: 2 };
let calls: string[] = [];

beforeEach(() => {
  calls = [];
  counts.now = 2;
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url);
    return Response.json({
      code: '200',
      data: { list: [], totalCnt: 0, unreadCount: counts.now, unreadYn: counts.now > 0 ? 'Y' : 'N' },
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

const tools = {
  scope: () => ({ pageId: 'PGE_TST_00001', locale: 'ko', timeoutMs: 1_000, listed: false, release: 'r' }),
} as unknown as SessionTools;
const shownWith = (flags: object) => ({ decision: { frame: { model: { flags } } } }) as unknown as Shown;
const shown = { bell: shownWith({ alarmBtn: true }), plain: shownWith({}) };

function Bell({ page = shown.bell, viewer }: { readonly page?: Shown; readonly viewer: Partial<Viewer> }) {
  return <p>{useWebUnread(page, { locale: 'ko', platform: 'WEB_MOBILE', ...viewer }, tools)}</p>;
}
const says = (place: HTMLElement, text: string) => eventually(() => expect(place.textContent).toBe(text));

it('counts what a member has not read, and again after an event', async () => {
  const { place, remove } = await mount(<Bell viewer={{ login: true }} />);
  await says(place, '2');
  counts.now = 5;
  await act(async () => publishMemberEvent('notification'));
  await says(place, '5');
  expect(calls.every((url) => url.startsWith('/api/v1/iam/members/notifications?'))).toBe(true);
  await remove();
});

it.each([
  ['a guest', <Bell key="guest" viewer={{ login: false }} />],
  ['the app, whose shell counts', <Bell key="app" viewer={{ login: true, platform: 'APP' }} />],
  ['a page without a bell', <Bell key="plain" page={shown.plain} viewer={{ login: true }} />],
])('asks nothing for %s [P-122]', async (_, bell) => {
  const { place, remove } = await mount(bell);
  await says(place, '0');
  expect(calls).toEqual([]);
  await remove();
});
