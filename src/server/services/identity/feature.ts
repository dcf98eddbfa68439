import type { Feature } from '../../core/feature.ts';
import { cleanIdentity } from './jobs.ts';
import { memberData } from './member-data.ts';
import { takeReturnsByGet } from './returns.ts';
import { registerIdentity } from './routes.ts';

export const feature: Feature = {
  prepare: takeReturnsByGet,
  visitors: registerIdentity,
  jobs: cleanIdentity,
  memberData,
};
