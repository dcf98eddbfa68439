import { expect, it, onTestFinished } from 'vitest';
import { memberRow } from '#tests/member-row.ts';
import { all, operatorWith } from '#tests/operators.ts';
import { soundSite } from '#tests/sound-site.ts';
import { openServer, publishingOver, seedWith, tempStore } from '#tests/test-server.ts';
import { inApart } from '../../core/storage/apart.ts';
import { LookUpReporter } from './jobs.ts';
import { LookUpRetention } from '../member-desk/retention.ts';

const uid = '900000000001';
const reportDocuments = [
  {
    type: 'message-template',
    id: 'look-up-report',
    v: 1,
    event: 'LOOK_UP_REPORT',
    purpose: 'service',
    topic: 'account',
    title: 'MSG_REPORT',
    body: 'MSG_REPORT',
    channels: ['EMAIL'],
  },
  ...(['ko', 'en'] as const).map((locale) => ({
    type: 'messages',
    id: `report-${locale}`,
    v: 1,
    locale,
    texts: {
      MSG_REPORT:
        '{{month}} total {{total}} members {{members}} operators {{operators}} whole {{whole}} alarms {{alarms}} chain {{chain}}',
    },
  })),
];

const desk = async () => {
  const own = publishingOver(await tempStore());
  let now = own.clock.now().getTime();
  const parts = { ...own, clock: { now: () => new Date(now) } };
  await seedWith(parts, [...soundSite(), ...reportDocuments]);
  const server = await openServer(parts);
  onTestFinished(() => server.app.close());
  await server.app.ready();
  const { db } = parts.store;
  await db
    .insertInto('members')
    .values(memberRow({ at: parts.clock.now().toISOString(), uid, login_id: 'skyfan', mobile: '01012345678' }))
    .execute();
  const officer = await operatorWith(server, [all('privacy-officer')]);
  const agent = await operatorWith(server, [{ ...all('agent'), venues: ['TP'] }]);
  const look = async (times: number) => {
    for (let count = 0; count < times; count++)
      await agent.call('POST', '/members/TP/member', { by: 'ID', value: 'skyfan', reason: 'INQUIRY' });
  };
  const check = async () => (await officer.call('POST', '/privacy/check')).json<{ rows: number; broken?: object }>();
  return { server, db, parts, officer, agent, look, check, wait: (ms: number) => void (now += ms) };
};

it('lists and counts look-ups by operator, purpose and field, without personal values', async () => {
  const { agent, officer, look, server } = await desk();
  await look(2);
  const listed = await officer.call('GET', '/privacy/look-ups');
  expect(listed.json()).toMatchObject({
    lookUps: [
      {
        seq: 2,
        operator: agent.id,
        role: 'agent',
        venue: 'TP',
        person: server.app.context.identityKeys.logPerson(uid),
        purpose: 'INQUIRY',
        field: '',
      },
      { seq: 1 },
    ],
  });
  const report = await officer.call('GET', '/privacy/report?month=2026-11');
  expect(report.json()).toEqual({
    month: '2026-11',
    total: 2,
    members: 1,
    rows: [{ operator: agent.id, venue: 'TP', purpose: 'INQUIRY', field: '', count: 2 }],
    operators: [{ operator: agent.id, count: 2, members: 1, whole: 0, alarms: 0 }],
    chain: { rows: 2 },
  });
  expect((await officer.call('GET', '/privacy/report?month=2026-10')).json()).toMatchObject({ total: 0 });
  const all = listed.body + report.body;
  expect([uid, 'skyfan', '01012345678'].filter((value) => all.includes(value))).toEqual([]);
  const elsewhere = await operatorWith(server, [
    { role: 'privacy-officer', venues: ['XX'], shared: false, types: 'all' },
  ]);
  expect((await elsewhere.call('GET', '/privacy/look-ups')).json()).toEqual({ lookUps: [] });
  expect((await elsewhere.call('GET', '/privacy/apart')).statusCode).toBe(403);
});

it('reports the first row of the chain that was changed, removed or added from outside', async () => {
  const { db, look, check } = await desk();
  expect(await check()).toEqual({ rows: 0 });
  await look(4);
  expect(await check()).toEqual({ rows: 4 });
  await db.updateTable('look_ups').set({ purpose: 'GATE' }).where('seq', '=', 3).execute();
  expect(await check()).toMatchObject({ rows: 2, broken: { seq: 3 } });
  await db.updateTable('look_ups').set({ purpose: 'INQUIRY' }).where('seq', '=', 3).execute();
  expect(await check()).toEqual({ rows: 4 });
  await db.deleteFrom('look_ups').where('seq', '=', 4).execute();
  expect(await check()).toMatchObject({ rows: 3, broken: { seq: 4 } });
  await db.deleteFrom('look_ups').where('seq', '<=', 3).execute();
  expect(await check()).toMatchObject({ rows: 0, broken: { seq: 1 } });
  await db.updateTable('look_up_chain').set({ first_seq: 1, last_seq: 0, head: '', tail: '' }).execute();
  expect(await check()).toMatchObject({ broken: { seq: 1 } });
});

it('keeps look-ups for two years, and the chain whole', async () => {
  const { server, look, check, wait, db } = await desk();
  await look(2);
  wait(200 * 86_400_000);
  await db.updateTable('operator_keys').set({ until: '2030-01-01', proven_at: '2027-05-20T03:00:00.000Z' }).execute();
  await look(1);
  wait(540 * 86_400_000);
  await new LookUpRetention(server.app.context, () => undefined).tick();
  expect(await db.selectFrom('look_ups').select('seq').execute()).toMatchObject([{ seq: 3 }]);
  await db.updateTable('operator_keys').set({ proven_at: '2028-11-10T03:00:00.000Z' }).execute();
  expect(await check()).toEqual({ rows: 1 });
});

it('raises an alarm once a day about twenty look-ups within an hour, until a privacy officer has seen it', async () => {
  const { officer, agent, look } = await desk();
  await look(19);
  expect((await officer.call('GET', '/privacy/alarms')).json()).toEqual({ alarms: [] });
  await look(3);
  const { alarms } = (await officer.call('GET', '/privacy/alarms')).json<{ alarms: { id: string }[] }>();
  expect(alarms).toMatchObject([{ kind: 'BULK', operator: agent.id, amount: 20 }]);
  expect((await officer.call('PUT', `/privacy/alarms/${alarms[0]?.id}`)).json()).toEqual({ alarms: [] });
  expect((await officer.call('PUT', `/privacy/alarms/${alarms[0]?.id}`)).statusCode).toBe(404);
});

it('shows the records apart by pseudonym with basis and end, and opens one with a reason that is logged', async () => {
  const { officer, parts, db } = await desk();
  const row = {
    id: 'record-1',
    person: 'p'.repeat(43),
    kind: 'complaint',
    at: '2026-05-01T00:00:00.000Z',
    body: '{"text":"secret"}',
  };
  await inApart(parts.store, (apart) => apart.insertInto('kept_records').values(row).execute());
  const listed = await officer.call('GET', '/privacy/apart');
  expect(listed.json()).toEqual({
    records: [{ id: row.id, person: row.person, kind: 'complaint', at: row.at, until: '2029-05-01T00:00:00.000Z' }],
  });
  expect((await officer.call('POST', '/privacy/apart/record-1', {})).statusCode).toBe(400);
  expect((await officer.call('POST', '/privacy/apart/record-1', { reason: 'COURT' })).json()).toMatchObject({
    body: { text: 'secret' },
  });
  expect(await db.selectFrom('look_ups').select(['operator', 'record', 'record_id', 'purpose']).execute()).toEqual([
    { operator: officer.id, record: 'kept_records', record_id: 'record-1', purpose: 'COURT' },
  ]);
});

it('sends each privacy officer the report of a month once it is over, with sums, alarms and the check of the chain', async () => {
  const { server, db, officer, agent, look, wait } = await desk();
  await look(21);
  const tick = () => Promise.all([0, 1].map(() => new LookUpReporter(server.app.context, () => undefined).tick()));
  const mails = async () =>
    (await db.selectFrom('outbox').select(['subject', 'body']).where('template', '=', 'look-up-report').execute()).map(
      ({ subject, body }) => `${subject} ${body}`,
    );
  await tick();
  const before = await mails();
  expect(before.every((mail) => mail.includes('2026-10') && mail.includes('total 0'))).toBe(true);
  wait(31 * 86_400_000);
  await tick();
  await tick();
  const [mail = '', ...more] = (await mails()).filter((one) => !before.includes(one));
  expect(more).toEqual([]);
  expect(mail).toContain('2026-11 total 21 members 1 operators 1 whole 0 alarms 1 chain OK (21)');
  expect([agent.id, uid, 'skyfan'].filter((value) => mail.includes(value))).toEqual([]);
  expect(officer.id).not.toBe('');
});
