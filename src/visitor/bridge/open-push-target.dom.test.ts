import { beforeAll, describe, expect, it } from 'vitest';
import type { Command } from '#schemas/command';
import { shippedSnapshot } from '#tests/shipped-snapshot.ts';
import type { SessionTools } from '../session/tools.ts';
import { openPushTarget } from './open-push-target.ts';

const follow = async (payload: unknown, here = '/haneul-land/home/main'): Promise<readonly unknown[]> => {
  const done: unknown[] = [];
  const snapshot = await shippedSnapshot();
  const tools = {
    release: async () => snapshot,
    run: (command: Command) => void done.push(command),
    replace: async (address: string) => void done.push({ kind: 'replace', to: address }),
    presentRef: { current: { shown: { decision: { path: here } } } },
  } as unknown as SessionTools;
  await openPushTarget(payload, tools);
  return done;
};

beforeAll(shippedSnapshot, 60_000);

describe('openPushTarget', () => {
  it.each([
    [
      'opens its page',
      { parkType: 'CB', type: 'CPN' },
      [{ kind: 'go', to: '/aqua-bay/aqua-pocket?tab=coupon&alarm=true' }],
    ],
    [
      'opens an external page, replaced by its placeholder in the sandbox',
      { type: 'OUTLINK', linkUrl: 'https://shop.haneul-resort.example/a' },
      [{ kind: 'open', href: '/sandbox/site/shop.haneul-resort.example/a', newWindow: true }],
    ],
    [
      'asks for confirmation before it opens an unlisted host',
      { type: 'OUTLINK', linkUrl: 'https://evil.example/' },
      [{ kind: 'open', href: 'https://evil.example/', newWindow: true, ask: true, name: 'evil.example' }],
    ],
    [
      'opens the notifications page for an invalid payload',
      { type: 'INLINK', linkUrl: 'javascript:alert(1)' },
      [{ kind: 'go', to: '/mypage/noti?alarm=true' }],
    ],
  ])('%s', async (_, payload, done) => {
    expect(await follow(payload)).toEqual(done);
  });

  it('replaces the address and refreshes the calls if its page is already shown [P-449]', async () => {
    expect(await follow({ type: 'NTC' }, '/haneul-land/announcement')).toEqual([
      { kind: 'replace', to: '/haneul-land/announcement?alarm=true' },
      { kind: 'refresh' },
    ]);
  });
});
