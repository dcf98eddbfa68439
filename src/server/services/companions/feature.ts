import type { Feature } from '../../core/feature.ts';
import { pocketLending } from '../pocket/index.ts';
import { relationRoutes } from './routes.ts';
import { companionsMemberData } from './member-data.ts';

export const feature: Feature = {
  memberData: companionsMemberData,
  visitors: (app, options) => relationRoutes(pocketLending(app))(app, options),
};
