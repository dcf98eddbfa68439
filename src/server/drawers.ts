import type { FastifyPluginAsync } from 'fastify';
import type { Env } from './env.ts';
import { registerAccounts } from './features/accounts/routes.ts';
import { registerAttendance } from './features/attendance/routes.ts';
import { registerCommon } from './features/common/routes.ts';
import { registerContents } from './features/contents/routes.ts';
import { registerCuration } from './features/curation/routes.ts';
import { registerDelivery } from './features/delivery/routes.ts';
import { registerDemo } from './features/demo/demo-members.ts';
import { registerDocs } from './features/docs/routes.ts';
import { registerEditorsPick } from './features/editors-pick/routes.ts';
import { registerFonts } from './features/fonts/routes.ts';
import { registerHealth } from './features/health/routes.ts';
import { registerLive } from './features/live/routes.ts';
import { registerMembers } from './features/members/routes.ts';
import { registerPoints } from './features/points/routes.ts';
import { registerPublishing } from './features/publishing/routes.ts';
import { registerShareImages } from './features/share-images/routes.ts';
import { registerDemoShare } from './features/shares/demo-share.ts';
import { registerShares } from './features/shares/routes.ts';
import { registerSandbox } from './features/sandbox/routes.ts';

/** The features in their order; delivery comes last, because it answers every other path. */
export const drawers = (env: Env): readonly FastifyPluginAsync[] => [
  registerHealth,
  registerLive,
  registerPublishing,
  registerContents,
  registerCommon,
  registerAccounts,
  registerMembers,
  registerPoints,
  registerCuration,
  registerAttendance,
  registerEditorsPick,
  registerDocs,
  registerFonts,
  registerShareImages,
  registerShares,
  ...(env.sandbox ? [registerSandbox, registerDemo, registerDemoShare] : []),
  registerDelivery,
];
