import type { Feature } from '../../core/feature.ts';
import { socialMemberData } from './member-data.ts';
import { registerSocial, runSocialTimer } from './routes.ts';

export const feature: Feature = { visitors: registerSocial, jobs: runSocialTimer, memberData: socialMemberData };
