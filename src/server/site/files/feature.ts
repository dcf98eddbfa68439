import type { Feature } from '../../core/feature.ts';
import { registerFiles } from './routes.ts';
import { filesMemberData } from './member-data.ts';

export const feature: Feature = { memberData: filesMemberData, visitors: registerFiles };
