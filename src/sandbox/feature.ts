import type { Feature } from '../server/core/feature.ts';
import { registerSandbox } from './routes.ts';
import { frameSite } from './shell/frame-site.ts';

export const feature: Feature = {
  prepare: (app) => {
    if (app.env.sandbox) frameSite(app);
  },
  sandbox: registerSandbox,
};
