import type { Feature } from '../../core/feature.ts';
import { registerInbox } from './console.ts';
import { runInquiryCloser } from './jobs.ts';
import { cscenterMemberData } from './member-data.ts';
import { registerInquiries } from './routes.ts';

export const feature: Feature = {
  memberData: cscenterMemberData,
  visitors: registerInquiries,
  console: registerInbox,
  jobs: runInquiryCloser,
};
