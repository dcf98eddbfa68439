import { decide } from './decide.ts';
import type { Decision, Question } from './decision.ts';
import type { Snapshot } from './snapshot.ts';
import type { Step } from './trace.ts';

/** Decides with a tracer: the same code path, and every step with the document it came from. */
export const explain = (snapshot: Snapshot, question: Question): { readonly decision: Decision; readonly steps: readonly Step[] } => {
  const steps: Step[] = [];
  const decision = decide(snapshot, question, (step) => steps.push(step));
  return { decision, steps };
};
