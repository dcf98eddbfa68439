import { describe, expect, it } from 'vitest';
import type { VisitPlan, VisitStatus } from '#schemas/calls/curation/course-answers';
import { accountServer, day } from '#tests/account-server.ts';
import { registerFiles } from '../../site/files/routes.ts';
import { recordFact } from '../../core/records/facts.ts';
import { kstDay } from '../../core/wire-values.ts';
import { registerCourses } from './course-routes.ts';
import { courseDocuments, courseMembers } from '#tests/course-members.ts';

const server = accountServer({ documents: courseDocuments, features: [registerCourses, registerFiles] });
const db = () => server.store().db;
const { unique, visitor } = courseMembers(server);

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
