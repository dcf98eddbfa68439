import { beforeAll, describe, expect, it } from 'vitest';
import type { Command } from '#schemas/command';
import { shippedSnapshot } from '#tests/shipped-snapshot.ts';
import type { SessionTools } from './session/tools.ts';
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

describe('a push', () => {
  it.each([
    ['goes to its page', { parkType: 'CB', type: 'CPN' }, [{ kind: 'go', to: '/aqua-bay/aqua-pocket?tab=coupon&alarm=true' }]],
    ['opens a page outside, in the sandbox its stand-in', { type: 'OUTLINK', linkUrl: 'https://shop.haneul-resort.example/a' }, [{ kind: 'open', href: '/sandbox/site/shop.haneul-resort.example/a', newWindow: true }]],
    ['asks before it opens a host that is not on the list', { type: 'OUTLINK', linkUrl: 'https://evil.example/' }, [{ kind: 'open', href: 'https://evil.example/', newWindow: true, ask: true, name: 'evil.example' }]],
    ['leads to the notifications when it makes no sense', { type: 'INLINK', linkUrl: 'javascript:alert(1)' }, [{ kind: 'go', to: '/mypage/noti?alarm=true' }]],
  ])('%s', async (_, payload, done) => {
    expect(await follow(payload)).toEqual(done);
  });

  it('to the page that is shown takes the place of its address and asks its calls again [P-449]', async () => {
    expect(await follow({ type: 'NTC' }, '/haneul-land/announcement')).toEqual([{ kind: 'replace', to: '/haneul-land/announcement?alarm=true' }, { kind: 'refresh' }]);
  });
});
