import type { Feature } from '../../core/feature.ts';
import { registerOutboxDesk } from './console.ts';
import { runOutbox } from './jobs.ts';
import { outboxMemberData } from './member-data.ts';

export const feature: Feature = { console: registerOutboxDesk, jobs: runOutbox, memberData: outboxMemberData };
