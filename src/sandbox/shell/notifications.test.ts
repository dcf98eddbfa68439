import { expect, it, onTestFinished, vi } from 'vitest';
import { bridgeFunctions } from '#schemas/bridge-functions';
import { parseWireValue } from '#engine/values/parse-wire-value';
import { accountServer, PASSWORD } from '#tests/account-server.ts';
import { feature } from '../../server/services/notifications/feature.ts';
import { countNotifications, countUnread, listNotifications, markRead } from './browser/notifications.ts';

const server = accountServer({ features: [feature] });
const asked = { resortType: 'EL', notiType: 'ALL', currentPage: 1, pagePerCount: 2 };

/** Lets the simulator call the server as a member with notifications, or as a guest. */
const simulate = async (isMember: boolean) => {
  const member = await server.addMember();
  const browser = server.browser();
  if (isMember) await browser.login(member, PASSWORD);
  const { db } = server.store();
  for (const [index, title] of ['first', 'second', 'x'.repeat(300)].entries())
    await db
      .insertInto('notifications')
      .values({
        id: `${member.uid}-${index}`,
        member: member.uid,
        source: `test ${index}`,
        topic: 'service',
        title,
        body: '',
        link: '',
        about: '',
        lang: 'ko',
        read_at: null,
        at: new Date(server.now().getTime() - 10_000 + index).toISOString(),
      })
      .execute();
  const fetched = async (
    url: string,
    { method = 'GET', body = '' }: { readonly method?: string; readonly body?: string } = {},
  ) => {
    const path = url.replace('/api/v1/iam/', '');
    const answer = await (method === 'GET' ? browser.get(path) : browser.post(path, JSON.parse(body) as object));
    return { ok: answer.statusCode === 200, json: async () => answer.json<unknown>() };
  };
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
};

it('answers the list of the member with its counts, and marks it as read [V-488] [V-489] [V-490] [V-493]', async () => {
  await simulate(true);
  const list = await listNotifications(asked);
  expect(parseWireValue(bridgeFunctions.getNotifications.answer, list)).toEqual(list);
  expect(list).toMatchObject({
    totalCount: 3,
    notificationList: [
      { title: 'x'.repeat(200), readYn: 'N' },
      { title: 'second', readYn: 'N' },
    ],
  });
  expect([await countNotifications(asked), await countUnread()]).toEqual([{ totalCount: 3 }, { unreadCount: 3 }]);
  const [one] = (list as { notificationList: { notificationId: string }[] }).notificationList;
  await markRead({ notificationId: one?.notificationId });
  expect(await countUnread()).toEqual({ unreadCount: 2 });
  await markRead({ allYn: 'Y' });
  expect(await countUnread()).toEqual({ unreadCount: 0 });
});

it('answers guests an empty list', async () => {
  await simulate(false);
  expect(await listNotifications(asked)).toEqual({ totalCount: 0, notificationList: [] });
});
