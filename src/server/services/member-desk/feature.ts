import type { FastifyPluginAsync } from 'fastify';
import type { Feature } from '../../core/feature.ts';
import { registerMemberActions } from './action-routes.ts';
import { memberDeskMemberData } from './member-data.ts';
import { registerOwnLookUps } from './own-look-ups.ts';
import { runLookUpRetention } from './retention.ts';
import { registerMemberDesk } from './routes.ts';

const registerConsole: FastifyPluginAsync = async (app) => {
  await app.register(registerMemberDesk);
  await app.register(registerMemberActions);
};

export const feature: Feature = {
  visitors: registerOwnLookUps,
  console: registerConsole,
  jobs: runLookUpRetention,
  memberData: memberDeskMemberData,
};
