import type { Feature } from '../../core/feature.ts';
import { joinData } from './member-data.ts';
import { registerJoins, scheduleJoins } from './routes.ts';

export const feature: Feature = { visitors: registerJoins, jobs: scheduleJoins, memberData: joinData };
