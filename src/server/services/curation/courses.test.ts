import { describe, expect, it } from 'vitest';
import type { CourseDetail, CourseList } from '#schemas/calls/curation/course-answers';
import { accountServer, day } from '#tests/account-server.ts';
import { registerFiles } from '../../site/files/routes.ts';
import { registerCourses } from './course-routes.ts';
import { decideReports } from './react-to-course.ts';
import { places, courseDocuments, stops, type Envelope, courseMembers } from '#tests/course-members.ts';

const server = accountServer({ documents: courseDocuments, features: [registerCourses, registerFiles] });
const db = () => server.store().db;
const { visitor } = courseMembers(server);
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
    (
      await db().selectFrom('files').select('state').where('id', '=', fileId).where('state', '!=', 'DELETED').execute()
    ).map(({ state }) => state);

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
