import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '#schemas/viewer';
import { eventually } from '#tests/eventually.ts';
import { mount } from '#tests/mount.ts';
import type { SessionTools } from '../session/tools.ts';
import type { Shown } from '../app/shown.ts';
import { useShell } from './use-shell.ts';

interface Sent {
  readonly id: string;
  readonly name: string;
  readonly data: unknown;
}

const receive = (message: object): void =>
  (window as { promenade?: { receive(message: object): void } }).promenade?.receive(message);
const counts = { now: 3 };
let asked: unknown[] = [];

beforeEach(() => {
  asked = [];
  counts.now = 3;
  vi.stubGlobal('promenadeNative', {
    postMessage: (text: string) => {
      const { id, name, data } = JSON.parse(text) as Sent;
      if (name === 'getUnreadNotiCount') asked.push(data);
      receive({ id, code: 200, data: { unreadCount: counts.now } });
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const shownAt = (code: string, unread: boolean) =>
  ({ decision: { frame: { model: { venue: { code, ...(unread ? { unread } : {}) } } } } }) as unknown as Shown;
const tools = {} as SessionTools;

function Badge({
  code,
  platform = 'APP',
  unread = true,
}: {
  readonly code: string;
  readonly platform?: Viewer['platform'];
  readonly unread?: boolean;
}) {
  return <p>{useShell(shownAt(code, unread), { locale: 'ko', platform }, tools)}</p>;
}

const settle = () => act(async () => eventually(() => expect(asked.length).toBeGreaterThan(0)));
const says = (place: HTMLElement, text: string) => eventually(() => expect(place.textContent).toBe(text));

describe('the number of unread notifications', () => {
  it('is asked of the shell for the venue and ALL, and again at another venue that counts [P-349] [P-647] [V-333] [V-487]', async () => {
    const { place, draw, remove } = await mount(<Badge code="EL" />);
    await settle();
    await says(place, '3');
    counts.now = 5;
    await draw(<Badge code="CB" />);
    await says(place, '5');
    expect(asked).toEqual([
      { resortType: 'EL', notiType: 'ALL' },
      { resortType: 'CB', notiType: 'ALL' },
    ]);
    await remove();
  });

  it.each([
    ['outside of the app', <Badge key="web" code="EL" platform="WEB_MOBILE" />],
    ['at a venue whose document does not count them', <Badge key="none" code="HB" unread={false} />],
  ])('is 0 %s, and nothing is asked', async (_, badge) => {
    const { place, draw, remove } = await mount(<Badge code="EL" />);
    await settle();
    await draw(badge);
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect([place.textContent, asked.length]).toEqual(['0', 1]);
    await remove();
  });

  it('is asked again when a push comes and when the app is in front again, not when it leaves [P-451] [P-452] [V-348]', async () => {
    const { place, remove } = await mount(<Badge code="EL" />);
    await settle();
    await says(place, '3');
    for (const [now, message] of [
      [4, { event: 'push', data: { type: 'NTC' } }],
      [6, { event: 'lifecycle', data: { value: 0 } }],
    ] as const) {
      counts.now = now;
      act(() => receive(message));
      await says(place, String(now));
    }
    counts.now = 9;
    act(() => receive({ event: 'lifecycle', data: { value: 1 } }));
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect([place.textContent, asked.length]).toEqual(['6', 3]);
    await remove();
  });

  it('stays what it was when the shell fails', async () => {
    const { place, remove } = await mount(<Badge code="EL" />);
    await settle();
    await says(place, '3');
    counts.now = -1;
    act(() => receive({ event: 'push', data: { type: 'NTC' } }));
    await eventually(() => expect(asked).toHaveLength(2));
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect(place.textContent).toBe('3');
    await remove();
  });
});
