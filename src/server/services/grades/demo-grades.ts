import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../../core/durations.ts';
import { claim } from '../../core/records/claim.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { kstDay } from '../../core/wire-values.ts';
import { deleteNoticesSince } from '../notifications/index.ts';
import { judgeGrade } from './judge-grade.ts';
import { addScore, gradeTableOf, scoreOf } from './score.ts';

/** Days ago on which a demo member bought something. */
const purchases = [20, 75, 130] as const;

/** Brings the score of a demo member to a number, once, as purchases of the last months. The default is what the grade needs. */
export const seedDemoScore = async (
  app: FastifyInstance,
  { member, grade, score }: { readonly member: string; readonly grade: string; readonly score?: number },
): Promise<void> => {
  const table = gradeTableOf(app.context);
  const wanted = score ?? table?.grades.find((one) => one.grade === grade)?.from;
  const now = app.clock.now();
  if (table === undefined || wanted === undefined) return;
  await inTransaction(app.store, async (tx) => {
    if (!(await claim(tx, { scope: 'demo-score', key: member, ref: member, at: now }))) return;
    const missing = wanted - (await scoreOf(tx, member, kstDay(now)));
    const part = Math.floor(missing / purchases.length);
    for (const [index, ago] of purchases.entries())
      await addScore(tx, table, {
        member,
        amount: index === 0 ? missing - part * (purchases.length - 1) : part,
        source: 'PURCHASE',
        ref: `demo ${index}`,
        at: new Date(now.getTime() - ago * DAY_MS),
      });
    await judgeGrade(tx, app.context, member);
    await deleteNoticesSince(tx, { member, since: now });
  });
};
