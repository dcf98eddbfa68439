import type { Feature } from '../../core/feature.ts';
import { runFileKeeper } from './jobs.ts';
import { filesMemberData } from './member-data.ts';
import { registerFiles } from './routes.ts';

export const feature: Feature = { memberData: filesMemberData, visitors: registerFiles, jobs: runFileKeeper };
