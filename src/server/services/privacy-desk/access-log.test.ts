import { describe, expect, it, onTestFinished } from 'vitest';
import type { AccessAnswer } from '#schemas/calls/privacy-desk/access-answers';
import { memberRow } from '#tests/member-row.ts';
import { all, operatorWith, type TestOperator } from '#tests/operators.ts';
import { soundSite } from '#tests/sound-site.ts';
import { openServer, publishingOver, seedWith, tempStore } from '#tests/test-server.ts';
import { beginSession } from '../../core/session/begin-session.ts';
import { endLogins } from '../../core/session/sessions-store.ts';
import { AccessKeeper, sealAll } from './access-keeper.ts';
import { ChainProver } from './chain-prover.ts';

const uid = '900000000001';
const other = '900000000002';
const minute = 60_000;
const day = 24 * 60 * minute;
const brokenMail = [
  {
    type: 'message-template',
    id: 'chain-broken',
    v: 1,
    event: 'ACCESS_CHAIN',
    purpose: 'service',
    topic: 'account',
    title: 'MSG_CHAIN',
    body: 'MSG_CHAIN',
    channels: ['EMAIL'],
  },
  ...(['ko', 'en'] as const).map((locale) => ({
    type: 'messages',
    id: `chain-${locale}`,
    v: 1,
    locale,
    texts: { MSG_CHAIN: 'broken at {{seq}}' },
  })),
];

const desk = async () => {
  const own = publishingOver(await tempStore());
  let now = own.clock.now().getTime();
  const parts = { ...own, clock: { now: () => new Date(now) } };
  await seedWith(parts, [...soundSite(), ...brokenMail]);
  const server = await openServer(parts);
  onTestFinished(() => server.app.close());
  await server.app.ready();
  const { db } = parts.store;
  const at = parts.clock.now().toISOString();
  await db
    .insertInto('members')
    .values([
      memberRow({ at, uid, login_id: 'skyfan', mobile: '01012345678' }),
      memberRow({ at, uid: other, login_id: 'cloudy', mobile: '01087654321' }),
    ])
    .execute();
  const { context } = server.app;
  const login = async (member: string): Promise<string> =>
    (
      await beginSession(context, {
        member,
        loginType: 'RESORT',
        platformClass: 'WEB',
        autoLogin: false,
        device: {},
        isStillValid: async () => true,
      })
    ).login;
  const officer = await operatorWith(server, [all('privacy-officer')]);
  const read = (body: object = {}, by: TestOperator = officer) =>
    by.call('POST', '/privacy/access-log', { reason: 'CHECK', ...body });
  const entries = async (body: object = {}) => (await read(body)).json<AccessAnswer>().entries;
  const more = (look: string, before: number, by: TestOperator = officer) =>
    by.call('GET', `/privacy/access-log/${look}?before=${before}`);
  const check = async () =>
    (await officer.call('POST', '/privacy/access-log/check')).json<{ rows: number; broken?: { seq: number } }>();
  const seal = () => sealAll(context);
  const keep = () => new AccessKeeper(context, (error) => expect(error).toBeUndefined()).tick();
  const end = (logins: readonly string[]) => endLogins(db, logins, 'logout', parts.clock.now().toISOString());
  const wait = async (ms: number) => {
    now += ms;
    const proven_at = parts.clock.now().toISOString();
    await db.updateTable('operator_keys').set({ until: '2099-01-01', proven_at }).execute();
  };
  return { server, db, officer, login, end, read, entries, more, check, seal, keep, wait, context };
};

describe('the access log', () => {
  it('shows log-ins and why they ended under pseudonyms, newest first, and notes each look with its reason', async () => {
    const { db, officer, login, end, read } = await desk();
    const first = await login(uid);
    await login(other);
    await end([first]);
    const answer = await read({ reason: 'AUTHORITY' });
    const { entries } = answer.json<AccessAnswer>();
    expect(entries.map(({ kind, reason, login: id }) => [kind, reason, id])).toEqual([
      ['END', 'logout', first.slice(0, 8)],
      ['LOGIN', '', expect.any(String)],
      ['LOGIN', '', first.slice(0, 8)],
    ]);
    expect(entries[0]?.person).toBe(entries[2]?.person);
    expect(entries[0]?.person).not.toBe(entries[1]?.person);
    const stored = JSON.stringify(await db.selectFrom('access_log').selectAll().execute());
    for (const personal of [uid, other, 'skyfan', '01012345678']) {
      expect(answer.body).not.toContain(personal);
      expect(stored).not.toContain(personal);
    }
    expect(await db.selectFrom('look_ups').select(['operator', 'record', 'purpose', 'member']).execute()).toEqual([
      { operator: officer.id, record: 'access_log', purpose: 'AUTHORITY', member: '' },
    ]);
    expect((await officer.call('POST', '/privacy/access-log', {})).statusCode).toBe(400);
  });

  it('shows one member by a whole value or by the pseudonym of an entry; the member sees both looks', async () => {
    const { db, login, entries, read } = await desk();
    await login(uid);
    await login(other);
    const [mine] = await entries({ member: { by: 'ID', value: 'skyfan' } });
    expect(await entries({ member: { by: 'MOBILE', value: '010-1234-5678' } })).toHaveLength(1);
    expect(await entries({ person: mine?.person })).toEqual([mine]);
    expect(await db.selectFrom('look_ups').select('member').execute()).toEqual(Array(3).fill({ member: uid }));
    expect((await read({ member: { by: 'ID', value: 'sky' } })).statusCode).toBe(404);
    expect((await read({ member: { by: 'ID' } })).statusCode).toBe(400);
  });

  it('goes on in a look for 30 minutes, for its operator alone, and never beyond what the look covers', async () => {
    const { server, login, read, more, wait } = await desk();
    // Each log-in but the last has an end, too.
    for (let count = 0; count < 30; count++) await login(uid);
    await login(other);
    const first = (await read({ member: { by: 'ID', value: 'skyfan' } })).json<AccessAnswer>();
    expect(first.entries).toHaveLength(50);
    const next = first.next ?? 0;
    const second = (await more(first.look, next)).json<AccessAnswer>();
    expect(second.entries).toHaveLength(9);
    expect(second.next).toBeUndefined();
    expect(new Set([...first.entries, ...second.entries].map(({ person }) => person)).size).toBe(1);
    expect(
      (await more(first.look, 1_000)).json<AccessAnswer>().entries.every(({ person }) => person === first.person),
    ).toBe(true);
    const colleague = await operatorWith(server, [all('privacy-officer')]);
    expect((await more(first.look, next, colleague)).json()).toMatchObject({ code: 'OPR_44' });
    await wait(31 * minute);
    expect((await more(first.look, next)).json()).toMatchObject({ code: 'OPR_44' });
  });

  it('limits a look to days in Korean time', async () => {
    const { login, entries, wait, context } = await desk();
    const kst = () =>
      new Date(context.clock.now().getTime() + 9 * 60 * minute).toISOString().slice(0, 10).replaceAll('-', '');
    const [monday, , wednesday] = [kst(), await login(uid), (await wait(2 * day), kst())];
    await login(other);
    expect(await entries({ until: monday })).toHaveLength(1);
    expect(await entries({ from: wednesday })).toHaveLength(1);
    expect(await entries({ from: monday, until: wednesday })).toHaveLength(2);
    expect(await entries({ from: '20200101', until: '20200102' })).toEqual([]);
  });

  it.each(['agent', 'agent-lead', 'marketer', 'operations', 'administrator', 'publisher'] as const)(
    'is closed to the role %s',
    async (role) => {
      const { server, read, more } = await desk();
      const wrong = await operatorWith(server, [all(role)]);
      expect((await read({}, wrong)).statusCode).toBe(403);
      expect((await more('x', 1, wrong)).statusCode).toBe(403);
      expect((await wrong.call('POST', '/privacy/access-log/check')).statusCode).toBe(403);
    },
  );

  it('is closed to privacy officers of some venues, and notes nothing then', async () => {
    const { server, db, read, more } = await desk();
    const local = await operatorWith(server, [{ ...all('privacy-officer'), venues: ['XX'] }]);
    expect((await read({}, local)).statusCode).toBe(403);
    expect((await more('x', 1, local)).statusCode).toBe(403);
    expect((await local.call('POST', '/privacy/access-log/check')).statusCode).toBe(403);
    expect(await db.selectFrom('look_ups').select('id').execute()).toEqual([]);
  });
});

describe('the chain of the access log', () => {
  it('reports the first entry that was changed, removed or added from outside', async () => {
    const { db, login, check, seal } = await desk();
    expect(await check()).toEqual({ rows: 0 });
    // The second log-in of a member ends the first.
    for (const member of [uid, other, uid]) await login(member);
    await seal();
    expect(await check()).toEqual({ rows: 4 });
    await db.updateTable('access_log').set({ platform: 'APP' }).where('seq', '=', 2).execute();
    expect(await check()).toMatchObject({ rows: 1, broken: { seq: 2 } });
    await db.updateTable('access_log').set({ platform: 'WEB' }).where('seq', '=', 2).execute();
    expect(await check()).toEqual({ rows: 4 });
    await db.deleteFrom('access_log').where('seq', '=', 4).execute();
    expect(await check()).toMatchObject({ rows: 3, broken: { seq: 4 } });
  });

  it('reports ends that were moved to hide a removal, after later entries too', async () => {
    const { db, login, check, seal } = await desk();
    for (const member of [uid, other, uid]) await login(member);
    await seal();
    const second = await db.selectFrom('access_log').select('hash').where('seq', '=', 2).executeTakeFirstOrThrow();
    await db.deleteFrom('access_log').where('seq', '<=', 2).execute();
    const head = { first_seq: 3, head: second.hash };
    await db.updateTable('look_up_chain').set(head).where('name', '=', 'access-log').execute();
    await login(other);
    await seal();
    expect((await check()).broken).toBeDefined();
  });

  it('stays whole when entries are deleted after three months', async () => {
    const { db, login, check, keep, wait } = await desk();
    await login(uid);
    await keep();
    await wait(80 * day);
    await login(other);
    await wait(13 * day);
    await keep();
    expect(await db.selectFrom('access_log').select('seq').execute()).toMatchObject([{ seq: 2 }]);
    expect(await check()).toEqual({ rows: 1 });
  });

  it('is checked each night with that of look-ups; a broken one alarms and mails the privacy officers once a day', async () => {
    const { db, officer, login, read, keep, wait, context } = await desk();
    const prove = () => new ChainProver(context, (error) => expect(error).toBeUndefined()).tick();
    const alarms = async () => (await officer.call('GET', '/privacy/alarms')).json<{ alarms: object[] }>().alarms;
    await login(uid);
    await read();
    await keep();
    await prove();
    expect(await alarms()).toEqual([]);
    await wait(day);
    await db.updateTable('access_log').set({ at: '2026-01-01T00:00:00.000Z' }).where('seq', '=', 1).execute();
    await prove();
    await prove();
    expect(await alarms()).toMatchObject([{ kind: 'ACCESS_CHAIN', operator: '', amount: 1 }]);
    const mails = await db.selectFrom('outbox').select('body').where('template', '=', 'chain-broken').execute();
    expect(mails.map(({ body }) => body)).toEqual(['broken at 1\n\nbroken at 1']);
    await wait(day);
    await db.updateTable('look_ups').set({ purpose: 'GATE' }).where('seq', '=', 1).execute();
    await prove();
    expect((await alarms()).length).toBe(3);
  });
});
