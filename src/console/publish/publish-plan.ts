import { useSyncExternalStore } from 'react';

/** Selection and message for the next release, kept while other screens are open. */
export interface PublishPlan {
  /** Keys of the excluded drafts. */
  readonly excluded: ReadonlySet<string>;
  readonly message: string;
}

const emptyPlan: PublishPlan = { excluded: new Set(), message: '' };

let plan = emptyPlan;
const listeners = new Set<() => void>();

const update = (next: PublishPlan): void => {
  plan = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const read = (): PublishPlan => plan;

interface PublishPlanActions extends PublishPlan {
  readonly exclude: (key: string, isExcluded: boolean) => void;
  readonly setMessage: (message: string) => void;
  readonly reset: () => void;
}

const exclude = (key: string, isExcluded: boolean): void => {
  const excluded = new Set(plan.excluded);
  if (isExcluded) excluded.add(key);
  else excluded.delete(key);
  update({ ...plan, excluded });
};
const setMessage = (message: string): void => update({ ...plan, message });

/** Clears the plan. */
export const resetPlan = (): void => update(emptyPlan);

/** Returns the plan for the next release in this window. */
export const usePublishPlan = (): PublishPlanActions => ({
  ...useSyncExternalStore(subscribe, read, read),
  exclude,
  setMessage,
  reset: resetPlan,
});
