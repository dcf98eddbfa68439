import { beforeAll, expect, it } from 'vitest';
import { accountServer, PASSWORD } from '#tests/account-server.ts';
import { registerBillboard } from '../../src/server/services/billboard/routes.ts';
import { relationRoutes } from '../../src/server/services/companions/routes.ts';
import { registerCourses } from '../../src/server/services/curation/course-routes.ts';
import { registerEvents } from '../../src/server/services/events/routes.ts';
import { registerFacilityUse } from '../../src/server/services/facility-use/routes.ts';
import { registerQueue } from '../../src/server/services/queue/routes.ts';
import { pairOf } from '../../src/server/core/records/friends.ts';
import { noLending } from '../../src/server/core/records/lending.ts';
import type { TestBrowser } from '../support/test-browser.ts';
import type { TestMember } from '../support/test-member.ts';

/** More records than a page holds. */
const MANY = 130;
const LARGEST = 100;
const words = { ko: '추첨', en: 'Draw' };
const draw = {
  type: 'event',
  id: 'draw',
  v: 1,
  eventId: '1',
  kind: 'APPLY',
  parks: ['09'],
  order: 1,
  title: words,
  from: '2026-09-01T00:00:00+09:00',
  until: '2026-10-01T00:00:00+09:00',
  draw: { resultOn: '2026-10-02' },
  prizes: [{ id: 'night', name: words, kind: 'ITEM', stock: MANY }],
};
const list = (id: string) => ({ type: 'code-list', id, v: 1, items: [{ codeId: 'APPLY', codeName: words }] });
const loans = Array.from({ length: MANY }, (_, index) => ({
  productId: `loan-${index}`,
  productName: { ko: '종일권', en: 'Day ticket' },
  park: 'TP',
  owner: 'somebody',
  holder: '',
  day: '20261101',
  unused: true,
}));
const server = accountServer({
  documents: [list('COD_IAM_EVENT_KIND'), list('COD_IAM_BOARD_KIND'), draw],
  features: [
    registerBillboard,
    registerCourses,
    registerEvents,
    registerFacilityUse,
    registerQueue,
    relationRoutes({ ...noLending, loansOf: async (_db, holder) => loans.map((loan) => ({ ...loan, holder })) }),
  ],
});
const db = () => server.store().db;
let me: TestMember;
let browser: TestBrowser;

const insertRecords = async (people: readonly TestMember[]): Promise<void> => {
  const at = server.now().toISOString();
  const now = server.now().getTime();
  const { uid } = me;
  for (const [index, person] of people.entries()) {
    const id = `r${String(index).padStart(3, '0')}`;
    const join = {
      event: 'draw',
      kind: 'APPLY',
      venue: 'TP',
      day: '20260901',
      state: 'WON',
      prize: 'night',
      slot: '',
      score: 0,
      answers: '{}',
      stock: '{}',
      barred: '[]',
      release: 1,
      drawn: 'WON',
      at,
      claim_until: null,
      settled_at: at,
    } as const;
    await db()
      .insertInto('event_joins')
      .values([
        { ...join, id: `w${id}`, member: person.uid, occasion: '1', no: index + 1, turn: 1 },
        {
          ...join,
          id,
          member: uid,
          occasion: `${index}`,
          no: MANY + index,
          turn: index + 1,
          state: 'LOST',
          prize: '',
          drawn: 'LOST',
        },
      ])
      .execute();
    const course = {
      venue: 'TP',
      title: id,
      note: '',
      stops: '[]',
      picture: '',
      persona: '',
      changed_at: at,
      shared_at: at,
      state: 'SHARED',
    } as const;
    await db()
      .insertInto('member_courses')
      .values([
        { ...course, id: `c${id}`, member: person.uid },
        { ...course, id: `o${id}`, member: uid, state: 'DRAFT', shared_at: '' },
      ])
      .execute();
    await db()
      .insertInto('course_likes')
      .values({ venue: 'TP', course: `c${id}`, member: uid, at })
      .execute();
    const relation = {
      asker: person.uid,
      receiver: uid,
      pair: pairOf(uid, person.uid),
      asker_alias: '',
      receiver_alias: '',
      products: '[]',
      at,
      decided_at: at,
    } as const;
    await db()
      .insertInto('relations')
      .values([
        { ...relation, id: `f${id}`, type: 'FRIEND', park: '', state: 'ACCEPTED' },
        {
          ...relation,
          id: `q${id}`,
          type: 'COMPANION',
          park: 'TP',
          state: index < MANY / 2 ? 'ACCEPTED' : 'REQUESTING',
        },
      ])
      .execute();
    await db().insertInto('blocks').values({ blocker: uid, blocked: person.uid, at }).execute();
    await db()
      .insertInto('billboard_applications')
      .values({
        id,
        member: uid,
        venue: 'TP',
        billboard: 'gone',
        day: '20261101',
        time: '1200',
        template: '',
        words: id,
        sender: '',
        state: 'SHOWN',
        reason: '',
        at,
        decided_at: at,
        decided_by: '',
        picture: null,
      })
      .execute();
    await db()
      .insertInto('facility_uses')
      .values({
        id,
        document: 'gone',
        venue: 'TP',
        facility: 'gone',
        place: '',
        member: uid,
        day: '20261101',
        no: index,
        people: 1,
        taken: 1,
        state: index === 0 ? 'OPEN' : 'DONE',
        told: 0,
        started_at: now,
        due_at: now + 1,
        ended_at: null,
      })
      .execute();
    await db()
      .insertInto('queue_entries')
      .values({
        id,
        plan: 'gone',
        venue: 'TP',
        facility: 'gone',
        day: '20261101',
        mode: 'LINE',
        no: index,
        state: index === 0 ? 'WAITING' : 'CANCELLED',
        member: uid,
        people: 1,
        slot: '',
        come_back: 0,
        told: 0,
        joined_at: now,
        starts_at: null,
        called_at: null,
        until: null,
        ended_at: null,
      })
      .execute();
  }
};

beforeAll(async () => {
  me = await server.addMember();
  const people: TestMember[] = [];
  for (let index = 0; index < MANY; index += 1) people.push(await server.addMember());
  await insertRecords(people);
  browser = server.browser();
  await browser.login(me, PASSWORD);
}, 120_000);

type Answer = Readonly<Record<string, unknown>> & { readonly totalCnt: number };
const read = async (call: string, query: string): Promise<Answer> =>
  (await browser.get(`${call}${call.includes('?') ? '&' : '?'}parkType=TP${query}`)).json<{ data: Answer }>().data;

it.each([
  ['evt/event-winners?eventId=draw', 'winnerList', 'winnerNo', MANY],
  ['evt/event-joins?eventId=draw', 'joinList', 'joinId', MANY],
  ['curation/courses', 'courseList', 'courseId', MANY],
  ['curation/courses?tabCd=SHARED&orderCd=NEW', 'courseList', 'courseId', MANY],
  ['curation/my-courses', 'courseList', 'courseId', MANY],
  ['curation/my-courses?tabCd=LIKED', 'courseList', 'courseId', MANY],
  ['members/friend', 'friendList', 'friendUid', MANY],
  ['members/block', 'friendList', 'friendUid', MANY],
  ['members/request?directionCd=IN', 'requestList', 'requestId', MANY / 2],
  ['members/companion', 'companionList', 'requestId', MANY],
  ['members/companionWithMembership?processStatus=ACCEPTED', 'companionList', 'requestId', MANY / 2],
  ['members/companion?processStatus=REQUESTING', 'companionList', 'requestId', MANY / 2],
  ['members/companion-tickets', 'loanList', 'productId', MANY],
  ['video/event-billboard-appl', 'applList', 'applId', MANY],
  ['facility-use', 'useList', 'useId', MANY],
  ['facility-use?liveYn=N', 'useList', 'useId', MANY - 1],
  ['queue/my', 'entryList', 'entryId', MANY],
  ['queue/my?liveYn=N', 'entryList', 'entryId', MANY - 1],
])('%s gives every record once over its pages, with the number of all', async (call, list, key, count) => {
  const keys = (answer: Answer): readonly unknown[] =>
    (answer[list] as readonly Readonly<Record<string, unknown>>[]).map((row) => row[key]);
  const pages = await Promise.all([1, 2, 3, 4].map((page) => read(call, `&currentPage=${page}&pagePerCount=40`)));
  const all = pages.flatMap(keys);
  expect(pages.map(({ totalCnt }) => totalCnt)).toEqual(pages.map(() => count));
  expect([all.length, new Set(all).size, new Set(all).has(undefined)]).toEqual([count, count, false]);
  expect(keys(await read(call, ''))).toEqual(all.slice(0, LARGEST));
  expect(keys(await read(call, '&pagePerCount=999'))).toEqual(all.slice(0, LARGEST));
});

it('what is still open comes first, also above a page of what has ended', async () => {
  const [[entry], [use], [request]] = (await Promise.all(
    [
      ['queue/my', 'entryList'],
      ['facility-use', 'useList'],
      ['members/companion', 'companionList'],
    ].map(
      async ([call = '', list = '']) =>
        (await read(call, '&pagePerCount=1'))[list] as readonly Readonly<Record<string, unknown>>[],
    ),
  )) as [[{ liveYn: string }], [{ liveYn: string }], [{ processStatus: string }]];
  expect([entry.liveYn, use.liveYn, request.processStatus]).toEqual(['Y', 'Y', 'REQUESTING']);
});
