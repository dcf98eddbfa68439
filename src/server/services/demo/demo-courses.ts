import type { FastifyInstance } from 'fastify';
import { claim } from '../../core/records/claim.ts';
import { recordFact } from '../../core/records/facts.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { kstDay } from '../../core/wire-values.ts';
import { placesOf, saveCourse, saveVisitPlan } from '../curation/index.ts';

interface Demo {
  /** Member in the park. */
  readonly member: string;
  /** Member who shares a course. */
  readonly friend: string;
  readonly venue: string;
}

const planned = ['103', '201', '302', '101', '112', '601'];
const made = ['103', '107', '302', '101'];
const shared = ['603', '204', '302', '601'];
const stopsAt = (ids: readonly string[]) => ids.map((facilityId) => ({ facilityId, minutes: 20 }));

/** Gives the demo member in the park a plan of today that is half done, and once an own course and one that a friend shares. */
export const seedCourses = async (app: FastifyInstance, { member, friend, venue }: Demo): Promise<void> => {
  const now = app.clock.now();
  const day = kstDay(now);
  const places = placesOf(app, venue);
  // Tests run the demo over other parks.
  if ([...planned, ...made, ...shared].some((id) => !places.has(id))) return;
  const reader = { member, venue, locale: 'ko' } as const;
  await inTransaction(app.store, async (tx) => {
    if (await claim(tx, { scope: 'demo-plan', key: `${member} ${day}`, ref: day, at: now })) {
      await saveVisitPlan(tx, app, reader, {
        visitDt: day,
        arriveTm: '1000',
        leaveTm: '2100',
        withCd: '3',
        mealList: [],
        stopList: planned.map((facilityId, index) => ({
          facilityId,
          minutes: 20,
          mustYn: index === 0 ? ('Y' as const) : ('N' as const),
        })),
      });
      for (const kind of planned.slice(0, planned.length / 2))
        await recordFact(tx, { member, fact: 'RIDE', park: venue, kind, ref: `demo-plan ${day} ${kind}`, at: now });
    }
    if (!(await claim(tx, { scope: 'demo-courses', key: member, ref: day, at: now }))) return;
    await saveCourse(tx, app, reader, {
      title: '솔이랑 토요일',
      note: '낮잠 전에 돌아와요.',
      stopList: stopsAt(made),
      statusCd: 'DRAFT',
    });
    await saveCourse(
      tx,
      app,
      { member: friend, venue },
      { title: '물가만 걷는 길', note: '해 질 무렵이 좋아요.', stopList: stopsAt(shared), statusCd: 'SHARED' },
    );
  });
};
