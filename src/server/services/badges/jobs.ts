import { runTimers } from '../../core/context-timer.ts';
import { NightlyJudge } from './nightly-judge.ts';

/** Judges facts again each night while no other process does. */
export const runBadgeJobs = runTimers(
  'the facts of a member could not be judged',
  ({ context }, warn) => new NightlyJudge(context, warn),
);
