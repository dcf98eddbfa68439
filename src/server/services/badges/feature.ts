import type { Feature } from '../../core/feature.ts';
import { onFacts } from '../../core/records/fact-listeners.ts';
import { runBadgeJobs } from './jobs.ts';
import { judgeMember } from './judge.ts';
import { badgesMemberData } from './member-data.ts';
import { registerBadges } from './routes.ts';

export const feature: Feature = {
  memberData: badgesMemberData,
  prepare: (app) =>
    onFacts(app.store.db, async (tx, facts) => {
      const members = Map.groupBy(
        facts.filter(({ isUndone }) => isUndone !== true),
        ({ member }) => member,
      );
      // A fixed order, because opposite orders deadlock.
      for (const [member, own] of [...members].toSorted(([one], [other]) => (one < other ? -1 : 1)))
        await judgeMember(tx, app.context, member, new Set(own.map(({ fact }) => fact)));
    }),
  visitors: registerBadges,
  jobs: runBadgeJobs,
};
