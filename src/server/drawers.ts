import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Env } from './env.ts';
import { registerAccounts } from './features/accounts/routes.ts';
import { registerAttendance } from './features/attendance/routes.ts';
import { registerConsole } from './features/console/routes.ts';
import { registerContents } from './features/contents/routes.ts';
import { registerCuration } from './features/curation/routes.ts';
import { registerDelivery } from './features/delivery/routes.ts';
import { registerDemo } from './features/demo/demo-members.ts';
import { registerDocs } from './features/docs/routes.ts';
import { registerEditorsPick } from './features/editors-pick/routes.ts';
import { registerFonts, shareFonts } from './features/fonts/routes.ts';
import { registerHealth } from './features/health/routes.ts';
import { registerLive } from './features/live/routes.ts';
import { registerMedia } from './features/media/routes.ts';
import { servePictures } from './features/media/serve-pictures.ts';
import { registerMembers } from './features/members/routes.ts';
import { registerOperators } from './features/operators/routes.ts';
import { registerParkCalls } from './features/park-state/calls.ts';
import { pollParkStates, registerParkState } from './features/park-state/routes.ts';
import { registerPoints } from './features/points/routes.ts';
import { registerPreviews } from './features/preview/routes.ts';
import { registerPublishing } from './features/publishing/routes.ts';
import { registerShareImages } from './features/share-images/routes.ts';
import { registerDemoShare } from './features/shares/demo-share.ts';
import { registerShares } from './features/shares/routes.ts';
import { registerSandbox } from './features/sandbox/routes.ts';

/** Features for visitors, without delivery. */
const visitors: readonly FastifyPluginAsync[] = [registerContents, registerAccounts, registerMembers, registerPoints, registerCuration, registerAttendance, registerEditorsPick, registerParkCalls];

/** Features of a preview: only the visitor site, with the typeface and the pictures of the surrounding server. */
const previewDrawers = ({ fonts, desk }: FastifyInstance): readonly FastifyPluginAsync[] => [registerLive, ...visitors, shareFonts(fonts), servePictures(desk.store), registerShareImages, registerShares, registerDelivery];

/** Returns all features in order. Delivery comes last because it answers every other path. */
export const drawers = (env: Env): readonly FastifyPluginAsync[] => [
  registerPreviews(previewDrawers),
  registerHealth,
  registerLive,
  registerOperators,
  registerPublishing,
  registerMedia,
  registerParkState,
  pollParkStates,
  registerConsole,
  ...visitors,
  registerDocs,
  registerFonts,
  servePictures(),
  registerShareImages,
  registerShares,
  ...(env.sandbox ? [registerSandbox, registerDemo, registerDemoShare] : []),
  registerDelivery,
];
