import type { Feature } from '../../core/feature.ts';
import { onFacts } from '../../core/records/fact-listeners.ts';
import { completePlans } from './complete-plan.ts';
import { registerCourseReports } from './console.ts';
import { registerCourses } from './course-routes.ts';
import { registerCuration } from './routes.ts';
import { curationMemberData } from './member-data.ts';

export const feature: Feature = {
  prepare: (app) => onFacts(app.store.db, completePlans),
  memberData: curationMemberData,
  visitors: async (app) => {
    await app.register(registerCuration);
    await app.register(registerCourses);
  },
  console: registerCourseReports,
};
