import type { Feature } from '../../core/feature.ts';
import { registerFacilityUse } from './routes.ts';
import { registerUseBoard } from './console.ts';
import { remindOfUses } from './jobs.ts';

export const feature: Feature = { visitors: registerFacilityUse, console: registerUseBoard, jobs: remindOfUses };
