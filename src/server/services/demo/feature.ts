import type { Feature } from '../../core/feature.ts';
import { demoLogin } from './demo-login.ts';
import { registerDemo, seedDemoMembers } from './demo-members.ts';

export const feature: Feature = {
  // Operators preview pages of members in every mode.
  console: async (app) => {
    app.ports.demoVisitors = { loginLike: demoLogin, seed: seedDemoMembers };
  },
  sandbox: registerDemo,
};
