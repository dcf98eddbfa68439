import { expect, it } from 'vitest';
import { deliveryServer } from '#tests/delivery-server.ts';

const told = (tracker: object) => ({
  type: 'analytics',
  id: 'analytics',
  v: 1,
  tracker,
  delayMs: 500,
  events: { pageView: 'view', linkClick: 'click' },
  consent: { needed: true, question: 'site.name', agree: 'site.name', refuse: 'site.name' },
});
const server = deliveryServer([], { sandbox: 'off' });
const connects = async () =>
  /connect-src ([^;]*);/.exec(String((await server.get('/')).headers['content-security-policy']))?.[1];

it('lets pages send to the host that the analytics document names, to no other, and only as long as it does', async () => {
  expect(await connects()).toBe("'self'");
  await server.publish(told({ kind: 'beacon', url: 'https://count.shop.example/collect?x=1' }));
  expect(await connects()).toBe("'self' https://count.shop.example");
  for (const tracker of [{ kind: 'beacon', url: '/collect' }, { kind: 'dataLayer', name: 'layer' }, { kind: 'none' }]) {
    await server.publish(told(tracker));
    expect(await connects()).toBe("'self'");
  }
});

it('names no host that is not on the list of allowed ones', async () => {
  await server.publish(told({ kind: 'beacon', url: 'https://evil.example/collect' }));
  expect(await connects()).toBe("'self'");
});
