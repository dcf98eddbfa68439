import type { Feature } from '../../core/feature.ts';
import { onFacts } from '../../core/records/fact-listeners.ts';
import { runGradeJobs } from './jobs.ts';
import { judgeGrade } from './judge-grade.ts';
import { gradesMemberData } from './member-data.ts';
import { registerGrades } from './routes.ts';
import { gradeTableOf, scoreFact } from './score.ts';

export const feature: Feature = {
  memberData: gradesMemberData,
  prepare: (app) =>
    onFacts(app.store.db, async (tx, facts) => {
      const table = gradeTableOf(app.context);
      const scored = facts.filter(({ fact }) => fact === 'VISIT_DAY' || fact === 'PURCHASE');
      if (table === undefined || scored.length === 0) return;
      for (const fact of scored) await scoreFact(tx, table, fact);
      // A fixed order, because opposite orders deadlock.
      const members = [...new Set(scored.map(({ member }) => member))].toSorted();
      for (const member of members) await judgeGrade(tx, app.context, member);
    }),
  visitors: registerGrades,
  jobs: runGradeJobs,
};
