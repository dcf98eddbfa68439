import { runTimers } from '../../core/context-timer.ts';
import { GradeJudge } from './grade-judge.ts';

/** Judges grades whose months are over while no other process does. */
export const runGradeJobs = runTimers(
  'the grade of a member could not be judged',
  ({ context }, warn) => new GradeJudge(context, warn),
);
