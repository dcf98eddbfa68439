import { useSyncExternalStore } from 'react';

/** What somebody has made up their mind about, kept while they look at something else. */
export interface PublishPlan {
  /** Keys of the drafts that are left out. */
  readonly excluded: ReadonlySet<string>;
  readonly message: string;
}

const emptyPlan: PublishPlan = { excluded: new Set(), message: '' };

let plan = emptyPlan;
const listeners = new Set<() => void>();

const update = (next: PublishPlan): void => {
  plan = next;
  for (const hear of listeners) hear();
};

const subscribe = (hear: () => void): (() => void) => {
  listeners.add(hear);
  return () => void listeners.delete(hear);
};

const read = (): PublishPlan => plan;

interface PublishPlanActions extends PublishPlan {
  readonly leave: (key: string, isLeft: boolean) => void;
  readonly write: (message: string) => void;
  readonly reset: () => void;
}

const leave = (key: string, isLeft: boolean): void => {
  const left = new Set(plan.excluded);
  if (isLeft) left.add(key);
  else left.delete(key);
  update({ ...plan, excluded: left });
};
const write = (message: string): void => update({ ...plan, message });

/** Ends what was planned. */
export const resetPlan = (): void => update(emptyPlan);

/** The next release as it is planned in this window. */
export const usePublishPlan = (): PublishPlanActions => ({ ...useSyncExternalStore(subscribe, read, read), leave, write, reset: resetPlan });
