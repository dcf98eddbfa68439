import type { Feature } from '../../core/feature.ts';
import { registerCourseReports } from './console.ts';
import { registerCourses } from './course-routes.ts';
import { registerCuration } from './routes.ts';
import { curationMemberData } from './member-data.ts';

export const feature: Feature = {
  memberData: curationMemberData,
  visitors: async (app) => {
    await app.register(registerCuration);
    await app.register(registerCourses);
  },
  console: registerCourseReports,
};
