import type { Feature } from '../../feature.ts';
import { registerAttendance } from './routes.ts';

export const feature: Feature = { audience: 'visitors', register: registerAttendance };
