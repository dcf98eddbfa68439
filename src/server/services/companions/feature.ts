import type { Feature } from '../../core/feature.ts';
import { pocketLending } from '../pocket/index.ts';
import { relationRoutes } from './routes.ts';

export const feature: Feature = {
  visitors: (app, options) => relationRoutes(pocketLending(app))(app, options),
};
