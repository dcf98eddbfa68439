import { beforeAll, expect, it } from 'vitest';
import { accountServer, day, hour } from '#tests/account-server.ts';
import { soundSite, type Body } from '#tests/sound-site.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { feature } from './feature.ts';
import { appendSettings, writeSettings } from './index.ts';
import { ConsentReconfirmer } from './reconfirm.ts';

const both = (text: string) => ({ ko: text, en: text });
const documents: readonly Body[] = [
  {
    type: 'consent-item',
    id: 'sms',
    v: 1,
    versionNo: 1,
    effectiveOn: '2020-01-01',
    order: 1,
    flows: ['JOIN'],
    required: false,
    title: both('News'),
    purpose: both('purpose'),
    data: both('data'),
    retention: both('retention'),
    channel: 'SMS',
    reconfirmMonths: 24,
  },
  {
    type: 'message-template',
    id: 'confirm',
    v: 1,
    event: 'CONSENT_RECONFIRM',
    purpose: 'service',
    topic: 'account',
    title: 'site.name',
    body: 'site.name',
    channels: ['NOTIFICATION'],
  },
];
const server = accountServer({ site: soundSite(), documents, features: [feature] });
const month = 30 * day;

const faults: unknown[] = [];
let job: ConsentReconfirmer;
beforeAll(() => {
  job = new ConsentReconfirmer(server.app().context, (fault) => faults.push(fault));
});

const say = (member: string, yn: 'Y' | 'N', ago = 0) =>
  inTransaction(server.store(), async (tx) => {
    const now = new Date(server.now().getTime() - ago);
    const said = { member, settings: { SMS: yn }, now } as const;
    await writeSettings(tx, server.app().context, said);
    await appendSettings(tx, server.app().context, { ...said, source: 'test', ref: `${member} ${now.getTime()}` });
  });
const agreed = async (ago: number) => {
  const { uid } = await server.addMember();
  await say(uid, 'Y', ago);
  return {
    uid,
    rows: async () =>
      (
        await server
          .store()
          .db.selectFrom('consents')
          .select('agreed')
          .where('member', '=', uid)
          .orderBy('at')
          .orderBy('id')
          .execute()
      ).map((row) => row.agreed),
    notices: async () =>
      (await server.store().db.selectFrom('notifications').select('source').where('member', '=', uid).execute()).length,
    sends: async () =>
      (
        JSON.parse(
          (
            await server
              .store()
              .db.selectFrom('members')
              .select('consents')
              .where('uid', '=', uid)
              .executeTakeFirstOrThrow()
          ).consents,
        ) as Record<string, string>
      )['SMS'],
  };
};

it('tells a member once, a month before the consent ends', async () => {
  const [young, old] = [await agreed(22 * month), await agreed(24 * month)];
  await job.tick();
  await job.tick();
  expect(await young.notices()).toBe(0);
  expect(await old.notices()).toBe(1);
  expect(await old.rows()).toEqual([1]);
});

it('ends a consent that nobody confirmed, once, a month after the notice', async () => {
  const old = await agreed(40 * month);
  await job.tick();
  server.wait(29 * day);
  await job.tick();
  expect(await old.sends()).toBe('Y');
  server.wait(2 * day);
  await job.tick();
  await job.tick();
  expect(await old.rows()).toEqual([1, 0]);
  expect(await old.sends()).toBe('N');
});

it('keeps a consent that the member confirmed after the notice', async () => {
  const old = await agreed(24 * month);
  await job.tick();
  await say(old.uid, 'Y');
  server.wait(40 * day);
  await job.tick();
  expect(await old.rows()).toEqual([1, 1]);
  expect(await old.sends()).toBe('Y');
});

it('tells nobody about a consent that was withdrawn', async () => {
  const old = await agreed(30 * month);
  await say(old.uid, 'N');
  await job.tick();
  expect(await old.notices()).toBe(0);
});

it('tells nobody at night', async () => {
  const old = await agreed(24 * month);
  server.wait(11 * hour);
  await job.tick();
  expect(await old.notices()).toBe(0);
  server.wait(13 * hour);
  await job.tick();
  expect(await old.notices()).toBe(1);
});

it('meets no fault', () => {
  expect(faults).toEqual([]);
});
