import type { Feature } from '../../core/feature.ts';
import { registerParkCalls } from './calls.ts';
import { registerParkState } from './console.ts';
import { pollParkStates } from './jobs.ts';

export const feature: Feature = { visitors: registerParkCalls, console: registerParkState, jobs: pollParkStates };
