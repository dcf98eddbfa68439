import { describe, expect, it } from 'vitest';
import type { CourseDetail, CourseList, VisitPlan, VisitStatus } from '#schemas/course-answers.schema';
import { accountServer, day, PASSWORD } from '#tests/account-server.ts';
import { facility, opening, toilet } from '#tests/park-documents.ts';
import { drawn } from '#tests/picture-files.ts';
import { deleteExpired } from '../accounts/expiry.ts';
import { registerFiles } from '../files/routes.ts';
import { recordFact } from '../../records/facts.ts';
import { kstDay } from '../../wire-values.ts';
import { registerCourses } from './course-routes.ts';
import { decideReports } from './react-to-course.ts';

const both = (text: string) => ({ ko: `${text} 코스`, en: `${text} course` });
const course = (courseId: string, personas: readonly string[], order: number) => ({
  type: 'course',
  id: `TP-c${courseId}`,
  v: 1,
  parkKindCd: '09',
  courseId,
  order,
  title: both(courseId),
  minutes: 90,
  stops: [
    { facilityId: 'a', minutes: 20 },
    { facilityId: 'b', minutes: 30 },
  ],
  personas,
});
const kinds = {
  type: 'code-list',
  id: 'COD_IAM_PERSONA_TYPE',
  v: 1,
  items: [
    { codeId: '31', codeName: { ko: '가족', en: 'Family' } },
    { codeId: '12', codeName: { ko: '혼자', en: 'Alone' } },
  ],
};
const places = ['a', 'b', 'c', 'd', ...Array.from({ length: 14 }, (_, index) => `p${index}`)];
const server = accountServer({
  documents: [
    kinds,
    opening,
    { type: 'words', id: 'words', v: 1, words: ['바보', 'Stupid'] },
    ...places.map((id) => facility(id)),
    toilet('wc'),
    course('1', ['12'], 1),
    course('2', ['31'], 2),
  ],
  features: [registerCourses, registerFiles],
});
const db = () => server.store().db;
const unique = (
  (count) => () =>
    `k${++count}`
)(0);
const stops = (...ids: readonly string[]) => ids.map((facilityId) => ({ facilityId, minutes: 15 }));

interface Envelope<T> {
  readonly code: string;
  readonly data: T;
}

const visitor = async (parts: Parameters<typeof server.addMember>[0] = {}) => {
  const member = await server.addMember(parts);
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const get = async <T>(path: string) =>
    (await browser.get(`curation/${path}${path.includes('?') ? '&' : '?'}parkType=TP`)).json<Envelope<T>>();
  const post = async <T = unknown>(path: string, body: object, key = unique()) =>
    (await browser.post(`curation/${path}`, { parkType: 'TP', ...body }, { headers: { 'idempotency-key': key } })).json<
      Envelope<T>
    >();
  const save = (more: object = {}) =>
    post<{ course: CourseDetail }>('course', {
      title: '우리 코스',
      stopList: stops('a', 'b'),
      statusCd: 'DRAFT',
      ...more,
    });
  const upload = async (purpose = 'COURSE', bytes?: Buffer) =>
    (
      await browser.post('common/file/s3-upload', bytes ?? (await drawn(1600, 900).jpeg().toBuffer()), {
        headers: { 'content-type': 'image/jpeg', 'x-file-purpose': purpose },
      })
    ).json<Envelope<{ fileId: string }>>();
  const again = () => browser.login(member, PASSWORD);
  return {
    ...member,
    again,
    upload,
    browser,
    get,
    post,
    save,
    mine: async (tab = '') => (await get<CourseList>(`my-courses?tabCd=${tab}`)).data.courseList,
  };
};
const listed = async (query = '') =>
  (await server.browser().get(`curation/courses?parkType=TP${query}`)).json<Envelope<CourseList>>().data.courseList;

describe('members’ courses', () => {
  it('are kept as drafts for their member alone, and shared with everybody [V-440] [P-581]', async () => {
    const [one, other] = [await visitor(), await visitor()];
    const {
      data: { course: made },
    } = await one.save({ note: '느긋하게' });
    expect(made).toMatchObject({
      statusCd: 'DRAFT',
      ownYn: 'Y',
      stopCnt: 2,
      stopTxt: 'Ride a → Ride b',
      minutes: 30,
      nickName: '',
    });
    expect([
      (await one.mine()).map(({ courseId }) => courseId),
      await other.mine(),
      (await other.get(`course?courseId=${made.courseId}`)).code,
    ]).toEqual([[made.courseId], [], 'CRS_04']);
    expect((await listed('&tabCd=SHARED')).some(({ courseId }) => courseId === made.courseId)).toBe(false);
    expect((await other.save({ courseId: made.courseId, title: '내 것' })).code).toBe('CRS_04');
    await one.post('course-state', { courseId: made.courseId, statusCd: 'SHARED' });
    expect((await listed('&tabCd=SHARED')).find(({ courseId }) => courseId === made.courseId)).toMatchObject({
      title: '우리 코스',
      ownYn: 'N',
      nickName: expect.stringContaining('별명'),
    });
    await one.post('course-state', { courseId: made.courseId, statusCd: 'UNSHARED' });
    expect((await other.get(`course?courseId=${made.courseId}`)).code).toBe('CRS_04');
    expect((await one.post('course-state', { courseId: made.courseId, statusCd: 'REMOVED' })).code).toBe('200');
    expect(await one.mine()).toEqual([]);
  });

  it.each([
    ['one stop', { stopList: stops('a') }, 'CRS_01'],
    ['13 stops', { stopList: stops(...places.slice(0, 13)) }, 'CRS_01'],
    ['a place twice', { stopList: stops('a', 'a') }, 'CRS_01'],
    ['a place that there is not', { stopList: stops('a', 'zz') }, 'CRS_01'],
    ['a forbidden word', { title: '바보 코스' }, 'CRS_02'],
    ['one in wide letters and spaces', { note: 'ｓ ｔupid!' }, 'CRS_02'],
    ['31 letters', { title: '가'.repeat(31) }, 'CRS_02'],
    ['201 letters', { note: '가'.repeat(201) }, 'CRS_02'],
    ['only spaces', { title: '   ' }, 'CRS_02'],
  ])('refuse %s', async (_, more, code) => {
    const one = await visitor();
    expect([(await one.save(more)).code, await one.mine()]).toEqual([code, []]);
  });

  it('take 12 stops, 30 letters and 200 letters, and 20 courses a member', async () => {
    const one = await visitor();
    expect(
      (await one.save({ title: '가'.repeat(30), note: '나'.repeat(200), stopList: stops(...places.slice(0, 12)) }))
        .code,
    ).toBe('200');
    for (let count = 1; count < 20; count += 1) await one.save();
    expect([
      (await one.mine()).length,
      (await one.save()).code,
      (await one.post('copy', { courseId: '1' })).code,
    ]).toEqual([20, 'CRS_03', 'CRS_03']);
  });

  it('are shared from the age of 14 only', async () => {
    const young = await visitor({ birth_date: `${server.now().getFullYear() - 13}0101` });
    const {
      data: { course: made },
    } = await young.save();
    expect([
      (await young.post('course-state', { courseId: made.courseId, statusCd: 'SHARED' })).code,
      (await young.save({ statusCd: 'SHARED' })).code,
      (await young.mine()).map(({ statusCd }) => statusCd),
    ]).toEqual(['CRS_05', 'CRS_05', ['DRAFT']]);
  });

  it('are liked once, copied, and ordered by likes of 30 days, by persona, and by age', async () => {
    const [one, other] = [await visitor(), await visitor()];
    const {
      data: { course: made },
    } = await one.save({ title: '인기 코스', statusCd: 'SHARED' });
    expect(
      [
        await other.post('like', { courseId: made.courseId }),
        await other.post('like', { courseId: made.courseId }),
      ].map(({ data }) => data),
    ).toEqual([
      { courseId: made.courseId, likeYn: 'Y', likeCnt: 1 },
      { courseId: made.courseId, likeYn: 'Y', likeCnt: 1 },
    ]);
    expect((await other.mine('LIKED')).map(({ title }) => title)).toEqual(['인기 코스']);
    expect((await listed('&orderCd=POPULAR'))[0]).toMatchObject({ courseId: made.courseId, likeCnt: 1 });
    expect((await listed('&orderCd=NEW'))[0]?.courseId).toBe(made.courseId);
    await db()
      .insertInto('personas')
      .values({ member: other.uid, park: '09', persona: '31', answers: '{}', at: server.now().toISOString() })
      .execute();
    expect(
      (await other.get<CourseList>('courses?orderCd=ME&tabCd=RECOM')).data.courseList.map(({ courseId, whoTxt }) => [
        courseId,
        whoTxt,
      ]),
    ).toEqual([
      ['2', '가족'],
      ['1', '혼자'],
    ]);
    const copied = await other.post<{ course: CourseDetail }>('copy', { courseId: made.courseId });
    expect(copied.data.course).toMatchObject({
      statusCd: 'DRAFT',
      ownYn: 'Y',
      title: '인기 코스',
      note: '',
      stopCnt: 2,
    });
    expect((await other.post('like', { courseId: made.courseId, likeYn: 'N' })).data).toMatchObject({ likeCnt: 0 });
    await other.post('like', { courseId: made.courseId });
    server.wait(31 * day);
    await other.again();
    await other.post('like', { courseId: '2' });
    expect((await listed('&orderCd=POPULAR'))[0]?.courseId).toBe('2');
  });

  it('that are reported are hidden by an agent for everybody else, stay hidden, and the log has no text of members', async () => {
    const [one, other] = [await visitor(), await visitor()];
    const {
      data: {
        course: { courseId },
      },
    } = await one.save({ statusCd: 'SHARED', note: '비밀 쪽지' });
    expect([
      (await one.post('report', { courseId })).code,
      (await other.post('report', { courseId, reason: '광고예요' })).code,
      (await other.post('report', { courseId })).code,
      (await other.post('report', { courseId: '1' })).code,
    ]).toEqual(['CRS_04', '200', '200', 'CRS_04']);
    const decide = (venue = 'TP') =>
      db()
        .transaction()
        .execute((tx) => decideReports(tx, server.app(), { id: courseId, venue, decision: 'HIDE', operator: 'agent' }));
    expect([await decide('EL'), await decide(), await decide()]).toEqual([false, true, false]);
    expect([
      (await other.get(`course?courseId=${courseId}`)).code,
      (await one.mine()).map(({ statusCd }) => statusCd),
    ]).toEqual(['CRS_04', ['HIDDEN']]);
    expect([
      (await one.post('course-state', { courseId, statusCd: 'SHARED' })).code,
      (await one.save({ courseId })).code,
      (await other.post('copy', { courseId })).code,
    ]).toEqual(['CRS_04', 'CRS_04', 'CRS_04']);
    const log = await db()
      .selectFrom('record_log')
      .selectAll()
      .where('record_id', '=', courseId)
      .orderBy('id')
      .execute();
    expect(
      log.map(({ record, from_state, to_state, actor_kind }) => `${record} ${from_state}>${to_state} ${actor_kind}`),
    ).toEqual([
      'member_courses >DRAFT member',
      'member_courses DRAFT>SHARED member',
      'course_reports >OPEN member',
      'course_reports OPEN>CLOSED operator',
      'member_courses SHARED>HIDDEN operator',
    ]);
    expect(JSON.stringify(log)).not.toMatch(/비밀|광고|우리 코스/);
  });
});

describe('the picture of a member’s course', () => {
  const seen = async (browser: ReturnType<typeof server.browser>, url: string) => (await browser.get(url)).statusCode;
  const bytesOf = async (fileId: string) =>
    (await db().selectFrom('files').select('state').where('id', '=', fileId).execute()).map(({ state }) => state);

  it('is claimed from an upload, seen like the course, hidden with it, and deleted with it', async () => {
    const [one, other] = [await visitor(), await visitor()];
    const {
      data: { fileId },
    } = await one.upload();
    const {
      data: { course: made },
    } = await one.save({ fileId });
    expect([made.pictureUrl, made.imageNm]).toEqual([`/course-pictures/${made.courseId}/${fileId}`, made.pictureUrl]);
    expect([
      await seen(one.browser, made.pictureUrl),
      await seen(other.browser, made.pictureUrl),
      await seen(server.browser(), made.pictureUrl),
    ]).toEqual([200, 404, 404]);
    await one.post('course-state', { courseId: made.courseId, statusCd: 'SHARED' });
    expect((await listed('&tabCd=SHARED')).find(({ courseId }) => courseId === made.courseId)?.imageNm).toBe(
      made.pictureUrl,
    );
    expect([
      await seen(server.browser(), made.pictureUrl),
      await seen(server.browser(), made.pictureUrl.replace(made.courseId, 'x')),
    ]).toEqual([200, 404]);
    server.wait(2 * day);
    await deleteExpired(server.app().sessions);
    expect(await bytesOf(fileId)).toEqual(['CLAIMED']);
    await one.again();
    await other.again();
    await other.post('report', { courseId: made.courseId });
    await db()
      .transaction()
      .execute((tx) =>
        decideReports(tx, server.app(), { id: made.courseId, venue: 'TP', decision: 'HIDE', operator: 'agent' }),
      );
    expect([
      await seen(one.browser, made.pictureUrl),
      await seen(other.browser, made.pictureUrl),
      await seen(server.browser(), made.pictureUrl),
    ]).toEqual([200, 404, 404]);
    await one.post('course-state', { courseId: made.courseId, statusCd: 'REMOVED' });
    expect([await seen(one.browser, made.pictureUrl), await bytesOf(fileId)]).toEqual([404, []]);
  });

  it('is replaced, kept when it is not named, and taken away; a copy has none', async () => {
    const one = await visitor();
    const [{ data: first }, { data: second }] = [await one.upload(), await one.upload()];
    const {
      data: {
        course: { courseId },
      },
    } = await one.save({ fileId: first.fileId });
    const save = async (more: object) => (await one.save({ courseId, ...more })).data.course.pictureUrl;
    expect([await save({}), await save({ fileId: second.fileId }), await save({ fileId: second.fileId })]).toEqual(
      [first, second, second].map(({ fileId }) => `/course-pictures/${courseId}/${fileId}`),
    );
    expect([
      await bytesOf(first.fileId),
      (await one.post<{ course: CourseDetail }>('copy', { courseId })).data.course.pictureUrl,
      await save({ fileId: '' }),
      await bytesOf(second.fileId),
    ]).toEqual([[], '', '', []]);
  });

  it('is refused if it is no picture, of another member, for something else, or in use', async () => {
    const [one, other] = [await visitor(), await visitor()];
    expect((await one.upload('COURSE', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).code).toBe('FIL_01');
    const [own, foreign, review] = [await one.upload(), await other.upload(), await one.upload('REVIEW')].map(
      ({ data }) => data.fileId,
    );
    await one.save({ fileId: own });
    expect([
      (await one.save({ fileId: own })).code,
      (await one.save({ fileId: foreign })).code,
      (await one.save({ fileId: review })).code,
      (await one.save({ fileId: 'none' })).code,
      (await one.mine()).length,
    ]).toEqual(['CRS_06', 'CRS_06', 'CRS_06', 'CRS_06', 1]);
  });
});

describe('the plan of a visit', () => {
  const plan = (more: object = {}) => ({
    visitDt: kstDay(server.now()),
    arriveTm: '1030',
    leaveTm: '1800',
    withCd: 'F',
    mealList: [{ mealCd: 'LUNCH', fromTm: '1130', untilTm: '1330', minutes: 50 }],
    stopList: ['a', 'b', 'c', 'd'].map((facilityId, index) => ({
      facilityId,
      minutes: 20,
      mustYn: index === 0 ? 'Y' : 'N',
    })),
    ...more,
  });
  const entered = () => ({
    processYn: 'Y',
    processDate: kstDay(server.now()),
    processTime: '100000',
    pticketId: 't',
    enterTicketCnt: 1,
  });

  it('is saved once a member, park and day, and read by its member alone [P-582] [P-583] [V-441] [V-442]', async () => {
    const [one, other] = [await visitor(), await visitor()];
    expect((await one.get<VisitPlan>('visit-plan')).data).toMatchObject({
      planYn: 'N',
      visitDt: kstDay(server.now()),
      arriveTm: '1000',
      leaveTm: '2100',
      stopList: [],
    });
    expect((await one.post<VisitPlan>('visit-plan', plan())).data).toMatchObject({ planYn: 'Y', arriveTm: '1030' });
    await one.post('visit-plan', plan({ arriveTm: '1100' }));
    expect((await one.get<VisitPlan>('visit-plan')).data).toMatchObject({
      planYn: 'Y',
      arriveTm: '1100',
      withCd: 'F',
      mealList: [{ mealCd: 'LUNCH' }],
      stopList: [
        { facilityId: 'a', mustYn: 'Y', doneYn: 'N' },
        { facilityId: 'b' },
        { facilityId: 'c' },
        { facilityId: 'd' },
      ],
    });
    expect((await other.get<VisitPlan>('visit-plan')).data.planYn).toBe('N');
    expect(await db().selectFrom('visit_plans').select('day').where('member', '=', one.uid).execute()).toHaveLength(1);
    await one.post('visit-plan', plan({ stopList: [] }));
    expect((await one.get<VisitPlan>('visit-plan')).data.planYn).toBe('N');
  });

  it.each([
    ['yesterday', { visitDt: '20200101' }, 'REQ_INVALID'],
    ['a day far ahead', { visitDt: '20990101' }, 'REQ_INVALID'],
    ['no time', { leaveTm: '1000' }, 'REQ_INVALID'],
    ['a place twice', { stopList: [1, 2].map(() => ({ facilityId: 'a', minutes: 5, mustYn: 'N' })) }, 'CRS_01'],
    ['a strange place', { stopList: [{ facilityId: 'zz', minutes: 5, mustYn: 'N' }] }, 'CRS_01'],
  ])('refuses %s', async (_, more, code) => {
    expect((await (await visitor()).post('visit-plan', plan(more))).code).toBe(code);
  });

  it('goes from none over planned and today to on site, follows by facts and ticks, and ends with leaving [P-584] [V-443]', async () => {
    const one = await visitor();
    const status = async (query = '') => (await one.get<VisitStatus>(`visit-status${query}`)).data;
    expect(await status()).toMatchObject({ stageCd: 'NONE', doneCnt: 0, allCnt: 0 });
    const later = kstDay(new Date(server.now().getTime() + 3 * day));
    await one.post('visit-plan', plan({ visitDt: later }));
    expect(await status()).toMatchObject({ stageCd: 'PLANNED', visitDt: later, allCnt: 4 });
    await one.post('visit-plan', plan());
    expect(await status()).toMatchObject({
      stageCd: 'TODAY',
      doneCnt: 0,
      next: { facilityId: 'a', facilityNm: 'Ride a' },
    });
    const pass = (visit: object) =>
      db()
        .updateTable('members')
        .set({ passages: JSON.stringify({ TP: visit }) })
        .where('uid', '=', one.uid)
        .execute();
    await pass({ enter: entered() });
    await db()
      .transaction()
      .execute(async (tx) => {
        await recordFact(tx, { member: one.uid, fact: 'RIDE', park: 'TP', kind: 'a', ref: unique(), at: server.now() });
        await recordFact(tx, {
          member: one.uid,
          fact: 'RIDE',
          park: 'TP',
          kind: 'c',
          ref: unique(),
          at: new Date(server.now().getTime() - 2 * day),
        });
      });
    expect(await status()).toMatchObject({ stageCd: 'ONSITE', doneCnt: 1, allCnt: 4, next: { facilityId: 'b' } });
    await one.post(
      'visit-plan',
      plan({
        stopList: ['a', 'b', 'c'].map((facilityId) => ({
          facilityId,
          minutes: 20,
          mustYn: 'N',
          tickYn: facilityId === 'b' ? 'Y' : 'N',
        })),
      }),
    );
    expect(await status()).toMatchObject({ doneCnt: 2, allCnt: 3, next: { facilityId: 'c' } });
    await pass({ enter: entered(), leave: { ...entered(), processTime: '150000' } });
    expect(await status()).toMatchObject({ stageCd: 'AFTER' });
  });
});
