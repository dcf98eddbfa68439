import { describe, expect, it } from 'vitest';
import type { ClubView } from '#schemas/calls/clubs/answers';
import { accountServer, PASSWORD } from '#tests/account-server.ts';
import { addActivity, decideMember } from './membership.ts';
import { feature as badges } from '../badges/feature.ts';
import { NightlyJudge } from '../badges/nightly-judge.ts';
import { recordFact, undoFact } from '../../core/records/facts.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { condition } from '#tests/fact-documents.ts';
import { feature } from './feature.ts';

const local = (ko: string) => ({ ko, en: ko });
const club = (id: string, more: object = {}) => ({
  type: 'club',
  id,
  v: 1,
  venue: 'TP',
  kind: 'ANIMAL',
  order: 1,
  name: local(id),
  capacity: 50,
  approval: false,
  ...more,
});
const clubs = [
  club('open', {
    activities: [
      { activityId: 'feed', name: local('feed'), day: '2026-10-03', hours: 2 },
      { activityId: 'walk', name: local('walk'), day: '2026-10-17', hours: 1.5 },
      { activityId: 'next', name: local('next'), day: '2026-12-05', hours: 3 },
    ],
  }),
  club('asked', { order: 2, approval: true }),
  club('small', { order: 3, capacity: 1 }),
  club('past', { order: 4, until: '2026-10-31' }),
  club('young', { order: 5, ageMin: 8, ageMax: 13 }),
  club('lessons', { order: 6, kind: 'SCHOOL' }),
  club('earned', {
    order: 7,
    goal: [{ all: [{ ...condition('VISIT_DAY', 2), label: local('visits') }] }, { all: [condition('REVIEW', 5)] }],
  }),
];
const notices = ['ACCEPTED', 'REFUSED', 'OPEN'].map((outcome) => ({
  type: 'message-template',
  id: `club-${outcome.toLowerCase()}`,
  v: 1,
  event: `CLUB_${outcome}`,
  purpose: 'service',
  topic: 'club',
  title: `MSG_CLUB_${outcome}`,
  body: `MSG_CLUB_${outcome}`,
  channels: ['NOTIFICATION', 'PUSH'],
}));
const texts = (['ko', 'en'] as const).map((locale) => ({
  type: 'messages',
  id: `clubs-${locale}`,
  v: 1,
  locale,
  texts: {
    MSG_CLUB_ACCEPTED: `${locale} accepted by {{club}}`,
    MSG_CLUB_REFUSED: `${locale} refused by {{club}}`,
    MSG_CLUB_OPEN: `${locale} open {{club}}`,
    MSG_ERR_CLB_03: `${locale} {{need}} {{left}}`,
  },
}));
const server = accountServer({ documents: [...clubs, ...notices, ...texts], features: [feature, badges] });

const join = async (parts: Parameters<typeof server.addMember>[0] = {}) => {
  const member = await server.addMember({ birth_date: '19900412', ...parts });
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const act = async (subclubId: string, actionCd = 'JOIN') =>
    (await browser.post('contents/subclub/upsert-club', { subclubId, actionCd })).json<{
      code: string;
      data?: { memStatusCd: string };
    }>();
  const answer = async (query: string) =>
    (await browser.get(`contents/subclub/club-list?${query}`)).json<{
      data: { subClubList: ClubView[]; totalCnt: number };
    }>().data;
  const list = async (query = 'parkType=TP') => (await answer(query)).subClubList;
  const total = async (query: string) => (await answer(query)).totalCnt;
  const of = async (id: string) => (await list()).find(({ subclubId }) => subclubId === id);
  const notes = async () =>
    (
      await server.store().db.selectFrom('notifications').select('title').where('member', '=', member.uid).execute()
    ).map(({ title }) => title);
  const pushed = async () =>
    (await server.store().db.selectFrom('outbox').select('subject').where('member', '=', member.uid).execute()).length;
  return { ...member, notes, pushed, act, list, total, of, browser };
};

/** Decides about an application to the club that asks an operator. */
const decide = async (member: string, to: '1' | '8'): Promise<boolean> => {
  const row = await server
    .store()
    .db.selectFrom('club_members')
    .select('id')
    .where('member', '=', member)
    .executeTakeFirstOrThrow();
  const document = server.app().live.current.prepared.documents.club.get('asked');
  if (document === undefined) throw new Error('There is no club.');
  return server
    .store()
    .db.transaction()
    .execute((tx) =>
      decideMember(tx, server.app(), document, { id: row.id, to, actor: { kind: 'operator', id: 'o1' } }),
    );
};

const byText = (one: string, other: string): number => (one < other ? -1 : 1);

describe('clubs', () => {
  it('are joined and left by members, and listed with the own ones first [P-333] [P-615] [P-617]', async () => {
    const me = await join();
    expect((await me.list()).map(({ subclubId, memStatusCd }) => [subclubId, memStatusCd])).toEqual([
      ['open', ''],
      ['asked', ''],
      ['small', ''],
      ['past', ''],
      ['young', ''],
      ['lessons', ''],
      ['earned', ''],
    ]);
    expect((await me.act('lessons')).data).toEqual({ subclubId: 'lessons', memStatusCd: '1' });
    const [first] = await me.list();
    expect(first).toMatchObject({
      subclubId: 'lessons',
      memStatusCd: '1',
      memberNo: 'S-00001',
      joinableYn: 'N',
      leavableYn: 'Y',
      joinDt: '20261101',
    });
    expect((await me.list('parkType=TP&kindCd=ANIMAL,PLANT')).map(({ kindCd }) => kindCd)).not.toContain('SCHOOL');
    expect((await me.act('lessons', 'LEAVE')).data?.memStatusCd).toBe('9');
    expect((await me.of('lessons'))?.memberNo).toBe('');
    expect((await me.act('lessons')).data?.memStatusCd).toBe('1');
  });

  it('come in pages; 999999 for a page asks for all [P-626]', async () => {
    const me = await join();
    await me.act('lessons');
    const ids = async (query: string) => (await me.list(`parkType=TP${query}`)).map(({ subclubId }) => subclubId);
    const all = await ids('');
    expect(all).toEqual(['lessons', 'open', 'asked', 'small', 'past', 'young', 'earned']);
    expect([await ids('&currentPage=1&pagePerCount=999999'), await ids('&currentPage=2&pagePerCount=4')]).toEqual([
      all,
      all.slice(4),
    ]);
    expect(await me.total('parkType=TP&currentPage=2&pagePerCount=4')).toBe(all.length);
  });

  it('wait for an operator where the document says so', async () => {
    const me = await join();
    expect((await me.act('asked')).data?.memStatusCd).toBe('0');
    expect([await decide(me.uid, '1'), await decide(me.uid, '8'), (await me.of('asked'))?.memStatusCd]).toEqual([
      true,
      false,
      '1',
    ]);
    expect([await me.notes(), await me.pushed()]).toEqual([['ko accepted by asked'], 1]);
  });

  it.each([
    ['ko', 'ko refused by asked'],
    ['en', 'en refused by asked'],
  ] as const)('tell who is refused, in %s', async (lang, title) => {
    const me = await join({ lang });
    await me.act('asked');
    expect([await decide(me.uid, '8'), await me.notes(), (await me.of('asked'))?.memStatusCd]).toEqual([
      true,
      [title],
      '8',
    ]);
  });

  it('have places: later members wait, and move up when one leaves', async () => {
    const people = await Promise.all([join(), join(), join()]);
    const states = (await Promise.all(people.map((one) => one.act('small')))).map(({ data }) => data?.memStatusCd);
    expect(states.map(String).toSorted(byText)).toEqual(['1', '2', '2']);
    const [active] = people.filter((_, index) => states[index] === '1');
    await active?.act('small', 'LEAVE');
    const after = await Promise.all(people.map(async (one) => (await one.of('small'))?.memStatusCd));
    expect(after.map(String).toSorted(byText)).toEqual(['1', '2', '9']);
    // Only a member who moves up is notified: one who gets a place at once sees it on the page.
    expect(await Promise.all(people.map(async (one, index) => [after[index], await one.notes()]))).toEqual(
      after.map((state) => [state, state === '1' ? ['ko accepted by small'] : []]),
    );
  });

  it('refuse who is in already, other ages, closed times, unknown clubs and simple members', async () => {
    const [me, simple] = [await join(), await join({ kind: '1' })];
    await me.act('open');
    expect([
      (await me.act('open')).code,
      (await me.act('young')).code,
      (await me.act('past')).code,
      (await me.act('none')).code,
      (await me.act('lessons', 'LEAVE')).code,
      (await simple.act('open')).code,
    ]).toEqual(['CLB_01', 'CLB_02', 'CLB_01', expect.any(String), 'CLB_01', 'MBR_01']);
    expect([(await me.of('young'))?.joinableYn, (await me.of('past'))?.joinableYn]).toEqual(['N', 'N']);
  });

  it('count the own activities with their hours, once each', async () => {
    const [me, other] = [await join(), await join()];
    const done = (activity: string) =>
      server
        .store()
        .db.transaction()
        .execute((tx) => addActivity(tx, { club: 'open', activity, member: me.uid, at: server.now() }));
    for (const activity of ['feed', 'walk', 'feed']) await done(activity);
    const read = async (one: typeof me) =>
      (await one.browser.get('contents/subclub/activities?parkType=TP')).json<{
        data: { totalHours: number; totalCnt: number; activityList: { activityNm: string; hours: number }[] };
      }>().data;
    expect(await read(me)).toMatchObject({
      totalHours: 3.5,
      totalCnt: 2,
      activityList: [
        { activityNm: 'walk', hours: 1.5 },
        { activityNm: 'feed', hours: 2 },
      ],
    });
    expect(await read(other)).toMatchObject({ totalHours: 0, activityList: [] });
  });

  it('with a condition open in the transaction of the fact that reaches it, say what is missing before, and stay open', async () => {
    const me = await join();
    const visit = (ref: string) => ({ member: me.uid, fact: 'VISIT_DAY', ref, at: server.now() }) as const;
    const record = (ref: string) => inTransaction(server.store(), (tx) => recordFact(tx, visit(ref)));
    await record('one');
    expect(await me.of('earned')).toMatchObject({
      joinableYn: 'N',
      needYn: 'Y',
      needNm: 'visits',
      needDoneCnt: 1,
      needGoalCnt: 2,
      needLeftCnt: 1,
    });
    expect(await me.act('earned')).toMatchObject({ code: 'CLB_03', errorMessage: 'ko visits 1' });
    expect(await me.notes()).toEqual([]);
    await record('two');
    expect(await me.notes()).toEqual(['ko open earned']);
    await inTransaction(server.store(), (tx) => undoFact(tx, visit('two')));
    expect(await me.of('earned')).toMatchObject({ joinableYn: 'Y', needYn: 'N', needNm: '' });
    expect(await me.act('earned')).toMatchObject({ data: { memStatusCd: '1' } });
  });

  it('with a condition are judged again at night, once, and only for those who may join', async () => {
    const [me, simple] = [await join(), await join({ kind: '1' })];
    const { db } = server.store();
    const at = server.now().toISOString();
    for (const { uid: member } of [me, simple])
      for (const ref of ['one', 'two'])
        await db
          .insertInto('member_facts')
          .values({ id: `${member} ${ref}`, member, fact: 'VISIT_DAY', park: '', kind: '', ref, amount: 1, at })
          .execute();
    const faults: unknown[] = [];
    const job = new NightlyJudge(server.app().context, (fault) => faults.push(fault));
    await job.tick();
    await db.updateTable('fact_judgements').set({ day: '20000101' }).execute();
    await job.tick();
    await job.close();
    expect(faults).toEqual([]);
    expect(await me.notes()).toEqual(['ko open earned']);
    expect(await simple.notes()).toEqual([]);
    expect((await me.of('earned'))?.joinableYn).toBe('Y');
  });
});
