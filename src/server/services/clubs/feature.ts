import type { Feature } from '../../core/feature.ts';
import { addFactJudge } from '../../core/records/fact-judges.ts';
import { registerClubDesk } from './console.ts';
import { judgeEntries } from './entry.ts';
import { registerClubs } from './routes.ts';
import { clubsMemberData } from './member-data.ts';

export const feature: Feature = {
  memberData: clubsMemberData,
  prepare: (app) => addFactJudge(app.store.db, (tx, member, facts) => judgeEntries(tx, app.context, member, facts)),
  visitors: registerClubs,
  console: registerClubDesk,
};
