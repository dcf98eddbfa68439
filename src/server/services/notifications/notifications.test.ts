import { describe, expect, it } from 'vitest';
import { accountServer, day, PASSWORD, type MemberParts } from '#tests/account-server.ts';
import { soundSite, type Body } from '#tests/sound-site.ts';
import { notify } from '../../core/records/notify.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { appendSettings, writeSettings } from '../consents/index.ts';
import { feature } from './feature.ts';
import { forgetNotifications } from './retention.ts';
import { notificationsMemberData } from './member-data.ts';
import { outboxMemberData } from '../outbox/member-data.ts';

const both = (text: string) => ({ ko: text, en: text });
const topic = (id: string, order: number, more: object = {}): Body => ({
  type: 'notification-topic',
  id,
  v: 1,
  title: both(`${id} topic`),
  about: both('about'),
  order,
  ...more,
});
const template = (event: string, of: string, more: object = {}): Body => ({
  type: 'message-template',
  id: `of-${of}`,
  v: 1,
  event,
  purpose: 'service',
  topic: of,
  title: 'site.name',
  body: 'site.name',
  channels: ['NOTIFICATION', 'EMAIL', 'SMS', 'PUSH'],
  ...more,
});
const footer = both('Resort 1588-0000, free refusal: 080-000-0000');
const documents: readonly Body[] = [
  topic('account', 2, { staysOn: true }),
  topic('friend', 1),
  topic('offers', 3, { promotion: true, footer }),
  template('INFO_CHANGED', 'account', { link: '/aa/main' }),
  template('FRIEND_REQUESTED', 'friend'),
  template('EVENT_WON', 'offers', { purpose: 'promotion' }),
];
const server = accountServer({ site: soundSite(), documents, features: [feature] });

const join = async (parts: MemberParts = {}) => {
  const member = await server.addMember({ mobile: '01090000001', birth_date: '19900412', ...parts });
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const data = async <Data>(path: string) => (await browser.get(path)).json<{ data: Data }>().data;
  const { db } = server.store();
  const { uid } = member;
  let next = 0;
  const tell = (event: 'INFO_CHANGED' | 'FRIEND_REQUESTED' | 'EVENT_WON') =>
    inTransaction(server.store(), (tx) => {
      const shared = { member: uid, ref: `${uid} ${++next}` };
      const { context } = server.app();
      if (event === 'INFO_CHANGED') return notify(tx, context, { ...shared, event, values: { origin: '' } });
      if (event === 'EVENT_WON') return notify(tx, context, { ...shared, event, values: { event: 'x', prize: 'y' } });
      return notify(tx, context, { ...shared, event, values: { nickname: '솔바람' }, about: 'somebody' });
    });
  return {
    uid,
    browser,
    tell,
    list: (query = '') =>
      data<{
        list: { notificationId: string; notiType: string; title: string; readYn: string }[];
        totalCnt: number;
        unreadCount: number;
      }>(`members/notifications?${query}`),
    read: async (body: object) =>
      (await browser.post('members/notifications/read', body)).json<{ code: string }>().code,
    setting: () =>
      data<{
        topicList: { topicId: string; channelList: { channelType: string; onYn: string; agreedDtm: string }[] }[];
        quietYn: string;
      }>('noti-setting'),
    change: async (body: object) => (await browser.post('noti-setting', body)).json<{ code: string }>().code,
    sent: async () =>
      (
        await db
          .selectFrom('outbox')
          .select(['channel', 'next_at', 'subject', 'body'])
          .where('member', '=', uid)
          .orderBy('channel')
          .execute()
      ).map((row) => ({ ...row })),
    agree: (ago = 0) =>
      inTransaction(server.store(), async (tx) => {
        const now = new Date(server.now().getTime() - ago);
        const said = { member: uid, settings: { EMAIL: 'Y', PUSH: 'Y' }, now } as const;
        await writeSettings(tx, server.app().context, said);
        await appendSettings(tx, server.app().context, { ...said, source: 'test', ref: `${uid} ${++next}` });
      }),
  };
};
const at = (time: string): void => {
  const today = new Date(server.now().getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
  server.wait(Date.parse(`${today}T${time}:00+09:00`) + day - server.now().getTime());
};

describe('the list of notifications', () => {
  it('has pages, the newest first, and counts what is unread', async () => {
    const { tell, list, read } = await join();
    for (const event of ['INFO_CHANGED', 'FRIEND_REQUESTED', 'INFO_CHANGED'] as const) {
      server.wait(1_000);
      await tell(event);
    }
    const first = await list('currentPage=1&pagePerCount=2');
    expect(first.list.map(({ notiType }) => notiType)).toEqual(['account', 'friend']);
    expect([first.totalCnt, first.unreadCount]).toEqual([3, 3]);
    expect((await list('notiType=friend')).totalCnt).toBe(1);
    expect(await read({ notificationId: first.list[0]?.notificationId })).toBe('200');
    expect((await list()).list.map(({ readYn }) => readYn)).toEqual(['Y', 'N', 'N']);
    expect(await read({ notificationIdList: first.list.map(({ notificationId }) => notificationId) })).toBe('200');
    expect((await list()).unreadCount).toBe(1);
    expect(await read({ allYn: 'Y' })).toBe('200');
    expect((await list()).unreadCount).toBe(0);
    expect(await read({})).toBe('REQ_INVALID');
  });

  it('marks nothing of another member as read', async () => {
    const [one, other] = [await join(), await join()];
    await other.tell('INFO_CHANGED');
    const { list } = await other.list();
    expect(await one.read({ notificationId: list[0]?.notificationId })).toBe('NOT_FOUND');
    expect((await other.list()).unreadCount).toBe(1);
  });

  it('loses what is older than 90 days', async () => {
    const { uid, tell } = await join();
    await tell('INFO_CHANGED');
    server.wait(89 * day);
    await forgetNotifications(server.app().context);
    const rows = () => server.store().db.selectFrom('notifications').select('id').where('member', '=', uid).execute();
    expect(await rows()).toHaveLength(1);
    server.wait(2 * day);
    await forgetNotifications(server.app().context);
    expect(await rows()).toEqual([]);
  });

  it('loses what names a member who was withdrawn, with the messages under way', async () => {
    const { tell, uid } = await join();
    await tell('FRIEND_REQUESTED');
    await inTransaction(server.store(), async (tx) => {
      await notificationsMemberData.empty(tx, server.app().context, 'somebody');
      await outboxMemberData.empty(tx, server.app().context, 'somebody');
    });
    const { db } = server.store();
    expect(await db.selectFrom('notifications').select('id').where('member', '=', uid).execute()).toEqual([]);
    expect(await db.selectFrom('outbox').select('id').where('member', '=', uid).execute()).toEqual([]);
  });
});

describe('what a member receives [P-210]', () => {
  it('is switched by topic and channel, and stays so', async () => {
    const { change, setting, tell, sent } = await join();
    const off = { topicId: 'friend', channelList: [{ channelType: 'SMS', onYn: 'N' }] };
    expect(await change({ topicList: [off] })).toBe('200');
    const friend = (await setting()).topicList[0];
    expect([friend?.topicId, friend?.channelList.map(({ onYn }) => onYn)]).toEqual(['friend', ['Y', 'N', 'Y']]);
    await tell('FRIEND_REQUESTED');
    expect((await sent()).map(({ channel }) => channel)).toEqual(['EMAIL', 'PUSH']);
    expect(await change({ topicList: [{ ...off, channelList: [{ channelType: 'SMS', onYn: 'Y' }] }] })).toBe('200');
    expect((await setting()).topicList[0]?.channelList.map(({ onYn }) => onYn)).toEqual(['Y', 'Y', 'Y']);
  });

  it('cannot lack what stays on', async () => {
    const { change } = await join();
    expect(
      await change({ topicList: [{ topicId: 'account', channelList: [{ channelType: 'SMS', onYn: 'N' }] }] }),
    ).toBe('NTI_02');
    expect(await change({ topicList: [{ topicId: 'unknown', channelList: [] }] })).toBe('NOT_FOUND');
    expect(await change({ quietYn: 'Y', quietFromTm: '22:00', quietUntilTm: '22:00' })).toBe('NTI_03');
  });

  it('waits for the end of quiet hours where it makes a sound, and where it is not urgent', async () => {
    const { change, tell, sent } = await join();
    await change({ quietYn: 'Y', quietFromTm: '22:00', quietUntilTm: '07:00' });
    at('23:00');
    await tell('FRIEND_REQUESTED');
    const morning = new Date(server.now().getTime() + 8 * 3_600_000).toISOString();
    expect((await sent()).map(({ channel, next_at }) => [channel, next_at])).toEqual([
      ['EMAIL', ''],
      ['PUSH', morning],
      ['SMS', morning],
    ]);
    const other = await join();
    await other.change({ quietYn: 'Y', quietFromTm: '22:00', quietUntilTm: '07:00' });
    await other.tell('INFO_CHANGED');
    expect((await other.sent()).map(({ next_at }) => next_at)).toEqual(['', '', '']);
  });
});

describe('promotions', () => {
  it('are sent on agreed channels only, marked, with sender and the free way out', async () => {
    at('12:00');
    const { tell, sent, agree, list } = await join();
    await agree();
    await tell('EVENT_WON');
    const rows = await sent();
    expect(rows.map(({ channel, next_at }) => [channel, next_at])).toEqual([
      ['EMAIL', ''],
      ['PUSH', ''],
    ]);
    expect(rows.every(({ subject, body }) => subject.startsWith('(광고) ') && body.endsWith(footer.ko))).toBe(true);
    expect((await list()).totalCnt).toBe(1);
  });

  it('wait until 8 in the morning, in the list too', async () => {
    at('21:00');
    const { tell, sent, agree, list, browser } = await join();
    await agree();
    await tell('EVENT_WON');
    const morning = new Date(server.now().getTime() + 11 * 3_600_000).toISOString();
    expect((await sent()).map(({ next_at }) => next_at)).toEqual([morning, morning]);
    expect((await list()).totalCnt).toBe(0);
    server.wait(11 * 3_600_000);
    await browser.refresh();
    expect((await list()).totalCnt).toBe(1);
  });

  it.each([
    ['nobody agreed', {}, undefined],
    ['the consent is older than 24 months', {}, 731 * day],
    ['the member is under 14', { birth_date: '20150301' }, 0],
    ['the age is unknown', { birth_date: '' }, 0],
  ] as const)('are not sent when %s', async (_, parts, ago) => {
    const { tell, sent, agree, list } = await join(parts);
    if (ago !== undefined) await agree(ago);
    await tell('EVENT_WON');
    expect(await sent()).toEqual([]);
    expect((await list()).totalCnt).toBe(0);
  });

  it('are agreed to with their day, and refused, in the settings', async () => {
    const { change, setting, uid } = await join();
    const say = (onYn: string) =>
      change({ topicList: [{ topicId: 'offers', channelList: [{ channelType: 'SMS', onYn }] }] });
    expect(await say('Y')).toBe('200');
    const sms = async () =>
      (await setting()).topicList[2]?.channelList.find(({ channelType }) => channelType === 'SMS');
    expect(await sms()).toMatchObject({ onYn: 'Y', agreedDtm: expect.stringMatching(/^\d{14}$/) as string });
    expect(await say('N')).toBe('200');
    expect(await sms()).toMatchObject({ onYn: 'N', agreedDtm: '' });
    const rows = await server.store().db.selectFrom('consents').select('agreed').where('member', '=', uid).execute();
    expect(rows.map(({ agreed }) => agreed)).toEqual([1, 0]);
    const child = await join({ birth_date: '20150301' });
    expect((await child.setting()).topicList.map(({ topicId }) => topicId)).toEqual(['friend', 'account']);
  });
});

describe('devices of the app', () => {
  const devices = () => server.store().db.selectFrom('app_devices').select(['device', 'member']).execute();
  const phone = { deviceId: 'phone-1', pushToken: 'token-of-the-phone' };
  const shell = async () => {
    const one = await join();
    const { code } = (await one.browser.post('login/code')).json<{ data: { code: string } }>().data;
    const { accessToken } = (await server.browser().post('login/code/check', { code })).json<{
      data: { accessToken: string };
    }>().data;
    const app = server.browser();
    const headers = { authorization: `Bearer ${accessToken}` };
    return { ...one, add: (body: object) => app.post('devices', body, { headers }), headers, app };
  };

  it('are added by the app alone, belong to one member, and go at the logout', async () => {
    const [one, other] = [await shell(), await shell()];
    expect((await one.browser.post('devices', phone)).json()).toMatchObject({ code: 'NTI_01' });
    expect((await one.add(phone)).statusCode).toBe(200);
    expect(await devices()).toMatchObject([{ device: 'phone-1', member: one.uid }]);
    expect((await other.add(phone)).statusCode).toBe(200);
    expect(await devices()).toMatchObject([{ device: 'phone-1', member: other.uid }]);
    await other.app.get('logout', { headers: other.headers });
    expect(await devices()).toEqual([]);
  });
});
