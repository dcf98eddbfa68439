import { describe, expect, it, onTestFinished } from 'vitest';
import { memberRow } from '#tests/member-row.ts';
import { all, operatorWith, type TestOperator } from '#tests/operators.ts';
import { soundSite } from '#tests/sound-site.ts';
import { openServer, publishingOver, seedWith, tempStore } from '#tests/test-server.ts';
import { balanceOf } from '../../core/records/ledger.ts';
import { wasSuspendedForAbuse } from '../../core/records/rejoin.ts';
import type { Grant } from '../../core/operators/grants.ts';

const uid = '900000000001';
const minute = 60_000;

const desk = async () => {
  const own = publishingOver(await tempStore());
  let now = own.clock.now().getTime();
  const parts = { ...own, clock: { now: () => new Date(now) } };
  await seedWith(parts, soundSite());
  const server = await openServer(parts);
  onTestFinished(() => server.app.close());
  await server.app.ready();
  const { db } = parts.store;
  await db
    .insertInto('members')
    .values(
      memberRow({
        at: parts.clock.now().toISOString(),
        uid,
        login_id: 'skyfan',
        mobile: '01012345678',
        picture: '/p.webp',
      }),
    )
    .execute();
  const operator = (role: Grant['role'], venues: Grant['venues'] = 'all') =>
    operatorWith(server, [{ ...all(role), venues }]);
  return { server, db, operator, wait: (ms: number) => void (now += ms), now: () => new Date(now) };
};

const lookUp = async ({ call }: TestOperator): Promise<string> =>
  (await call('POST', '/members/TP/member', { by: 'ID', value: 'skyfan', reason: 'INQUIRY' })).json<{
    member: { look: string };
  }>().member.look;
const codeOf = (answer: { json<T>(): T }): string | undefined => answer.json<{ code?: string }>().code;

describe('one whole field of a member', () => {
  it('is shown to the operator who looked the member up, counted and logged with its reason', async () => {
    const { db, operator, now } = await desk();
    const agent = await operator('agent');
    const look = await lookUp(agent);
    const unmask = (by: TestOperator, more: object = {}) =>
      by.call('POST', '/members/TP/member/unmask', { look, field: 'MOBILE', reason: 'LOST', ...more });
    expect((await unmask(agent)).json()).toEqual({
      field: 'MOBILE',
      value: '01012345678',
      until: new Date(now().getTime() + 5 * minute).toISOString(),
    });
    expect(await db.selectFrom('look_ups').select(['member', 'purpose', 'field']).orderBy('seq').execute()).toEqual([
      { member: uid, purpose: 'INQUIRY', field: '' },
      { member: uid, purpose: 'LOST', field: 'MOBILE' },
    ]);
    expect(await db.selectFrom('counters').select('taken').where('scope', '=', 'look-ups').execute()).toEqual([
      { taken: 2 },
    ]);
    expect(codeOf(await unmask(await operator('agent')))).toBe('OPR_44');
    expect((await unmask(agent, { reason: undefined })).statusCode).toBe(400);
  });

  it('is none that nobody may see, and none of a look-up of half an hour ago', async () => {
    const { operator, wait } = await desk();
    const agent = await operator('agent');
    const look = await lookUp(agent);
    const status = async (field: string) =>
      (await agent.call('POST', '/members/TP/member/unmask', { look, field, reason: 'LOST' })).statusCode;
    const secrets = ['PASSWORD', 'CI', 'DI', 'SUBJECT', 'GUARDIAN', 'FRIENDS', 'CARD', 'consents', 'passages'];
    expect(new Set(await Promise.all(secrets.map(status)))).toEqual(new Set([400]));
    wait(31 * minute);
    expect(await status('NAME')).toBe(404);
  });
});

describe('a suspension', () => {
  it('ends the logins, is for lead agents, and bars from joining again only for abuse that was none by mistake', async () => {
    const { db, operator } = await desk();
    const lead = await operator('agent-lead');
    const look = await lookUp(lead);
    const at = new Date().toISOString();
    await db
      .insertInto('logins')
      .values({
        id: 'l1',
        member: uid,
        platform_class: 'WEB',
        slot: '',
        login_type: 'RESORT',
        auto_login: 0,
        device: '',
        started_at: at,
        proven_at: at,
        ended_at: null,
        end_reason: null,
      })
      .execute();
    const send = (what: 'suspend' | 'release', body: object, by = lead) =>
      by.call('POST', `/members/TP/member/${what}`, { look, ...body });
    expect((await send('suspend', { kind: 'ABUSE' }, await operator('agent'))).statusCode).toBe(403);
    expect((await send('suspend', { kind: 'OTHER' })).json()).toEqual({ state: 'SUSPENDED', stateReason: 'OTHER' });
    expect(await db.selectFrom('logins').select('end_reason').execute()).toEqual([{ end_reason: 'suspended' }]);
    expect(await wasSuspendedForAbuse(db, uid)).toBe(false);
    expect(codeOf(await send('suspend', { kind: 'ABUSE' }))).toBe('OPR_47');
    await send('release', { reason: 'SERVED' });
    await send('suspend', { kind: 'ABUSE' });
    expect(await wasSuspendedForAbuse(db, uid)).toBe(true);
    await send('release', { reason: 'MISTAKE' });
    expect(await wasSuspendedForAbuse(db, uid)).toBe(false);
    await send('suspend', { kind: 'ABUSE' });
    await send('release', { reason: 'SERVED' });
    expect(await wasSuspendedForAbuse(db, uid)).toBe(true);
    expect(codeOf(await send('release', { reason: 'SERVED' }))).toBe('OPR_47');
  });
});

describe('an adjustment of Som', () => {
  it('is posted once, when somebody else confirms it', async () => {
    const { db, operator } = await desk();
    const [one, two] = [await operator('agent-lead'), await operator('agent-lead')];
    const propose = async (amount: number) =>
      (
        await one.call('POST', '/members/TP/adjustments', { look: await lookUp(one), amount, reason: 'COMPENSATION' })
      ).json<{ adjustments: { id: string; state: string }[] }>().adjustments[0]?.id ?? '';
    const decide = (by: TestOperator, id: string, decision = 'CONFIRM', venue = 'TP') =>
      by.call('PUT', `/members/${venue}/adjustments/${id}`, { decision });
    const id = await propose(500);
    expect(await balanceOf(db, 'SOM', uid)).toBe(0);
    expect(codeOf(await decide(one, id))).toBe('OPR_45');
    const answers = await Promise.all([decide(two, id), decide(two, id)]);
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
    expect(await balanceOf(db, 'SOM', uid)).toBe(500);
    expect(
      await db
        .selectFrom('ledger_transfers')
        .select(['kind', 'reason', 'ref'])
        .where('source', '=', 'ADJUSTMENT')
        .execute(),
    ).toEqual([{ kind: 'ADJUST', reason: 'ADJUST_COMPENSATION', ref: id }]);
    // More than the member has: nothing is posted, and the proposal stays open.
    const tooMuch = await propose(-501);
    expect(codeOf(await decide(two, tooMuch))).toBe('PNT_01');
    expect((await decide(two, tooMuch, 'REFUSE')).statusCode).toBe(200);
    await decide(two, await propose(-500));
    expect(await balanceOf(db, 'SOM', uid)).toBe(0);
  });

  it('waits 24 hours for somebody else, in its venue', async () => {
    const { operator, wait } = await desk();
    const one = await operator('agent-lead');
    const answer = await one.call('POST', '/members/TP/adjustments', {
      look: await lookUp(one),
      amount: 10,
      reason: 'PROMISED',
    });
    const [{ id, isOwn } = { id: '', isOwn: false }] = answer.json<{ adjustments: { id: string; isOwn: boolean }[] }>()
      .adjustments;
    expect(isOwn).toBe(true);
    wait(24 * 60 * minute);
    const late = await operator('agent-lead');
    expect(codeOf(await late.call('PUT', `/members/TP/adjustments/${id}`, { decision: 'CONFIRM' }))).toBe('OPR_46');
    expect((await late.call('GET', '/members/TP/adjustments')).json()).toMatchObject({
      adjustments: [{ id, state: 'EXPIRED', isOwn: false }],
    });
  });
});

describe('what breaks the rules of a profile', () => {
  it('is hidden: the picture goes, and a neutral nickname that can be changed at once takes the place of the nickname', async () => {
    const { db, operator } = await desk();
    const agent = await operator('agent');
    const look = await lookUp(agent);
    const hide = async (part: string) =>
      (await agent.call('POST', '/members/TP/member/hide', { look, part, reason: 'OFFENSIVE' })).json<{
        nickname: string;
        picture: string;
      }>();
    expect(await hide('PICTURE')).toEqual({ nickname: '솔바람', picture: '' });
    expect((await hide('NICKNAME')).nickname).toMatch(/\d{6}$/);
    expect(await db.selectFrom('members').select('nickname_at').where('uid', '=', uid).execute()).toEqual([
      { nickname_at: '' },
    ]);
    expect(
      await db
        .selectFrom('record_log')
        .select(['reason', 'actor'])
        .where('record', '=', 'members')
        .orderBy('id')
        .execute(),
    ).toEqual([
      { reason: 'HIDE_PICTURE OFFENSIVE', actor: agent.id },
      { reason: 'HIDE_NICKNAME OFFENSIVE', actor: agent.id },
    ]);
  });
});
