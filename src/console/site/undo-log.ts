import type { Body } from '../api/client.ts';

/** One document before and after a step; undefined: absent. */
export interface StepPart {
  readonly key: string;
  readonly before: Body | undefined;
  readonly after: Body | undefined;
}

/** One undoable action. */
export interface Step {
  /** Label, in the console language at that time. */
  readonly label: string;
  readonly parts: readonly StepPart[];
  /** Consecutive typing steps of the same name are merged. */
  readonly typing?: string;
  readonly at: number;
}

export interface Log {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

export const emptyLog: Log = { done: [], undone: [] };

const maxSteps = 200;
const typingMs = 2_000;

/** Adds a step to the log and clears the redo list. */
export const addStep = ({ done }: Log, step: Step): Log => {
  const last = done.at(-1);
  const goesOn =
    last?.typing !== undefined &&
    last.typing === step.typing &&
    step.at - last.at < typingMs &&
    last.parts.length === 1 &&
    step.parts.length === 1 &&
    last.parts[0]?.key === step.parts[0]?.key;
  if (!goesOn) return { done: [...done, step].slice(-maxSteps), undone: [] };
  const [before, after] = [last.parts[0], step.parts[0]];
  const joined =
    before === undefined || after === undefined
      ? step
      : { ...step, label: step.label, parts: [{ ...after, before: before.before }] };
  return { done: [...done.slice(0, -1), joined], undone: [] };
};

const touches = (step: Step, key: string | undefined): boolean =>
  key === undefined || step.parts.some((part) => part.key === key);

/** Returns the last step that touched a document (or any), unless a later step touched its documents, so that undo reverts nothing else. */
export const lastStep = (steps: readonly Step[], key: string | undefined): Step | undefined => {
  const at = steps.findLastIndex((step) => touches(step, key));
  const step = steps[at];
  if (step === undefined) return undefined;
  return steps.slice(at + 1).some((later) => later.parts.some((part) => touches(step, part.key))) ? undefined : step;
};
