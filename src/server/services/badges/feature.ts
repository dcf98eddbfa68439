import type { Feature } from '../../core/feature.ts';
import { addFactJudge } from '../../core/records/fact-judges.ts';
import { runBadgeJobs } from './jobs.ts';
import { judgeMember } from './judge.ts';
import { badgesMemberData } from './member-data.ts';
import { registerBadges } from './routes.ts';

export const feature: Feature = {
  memberData: badgesMemberData,
  prepare: (app) => addFactJudge(app.store.db, (tx, member, facts) => judgeMember(tx, app.context, member, facts)),
  visitors: registerBadges,
  jobs: runBadgeJobs,
};
