import { useSyncExternalStore } from 'react';

/** What somebody has made up their mind about, kept while they look at something else. */
export interface Plan {
  /** Keys of the drafts that are left out. */
  readonly left: ReadonlySet<string>;
  readonly message: string;
}

const nothing: Plan = { left: new Set(), message: '' };

let plan = nothing;
const hearers = new Set<() => void>();

const put = (next: Plan): void => {
  plan = next;
  for (const hear of hearers) hear();
};

const subscribe = (hear: () => void): (() => void) => {
  hearers.add(hear);
  return () => void hearers.delete(hear);
};

const read = (): Plan => plan;

interface Planning extends Plan {
  readonly leave: (key: string, isLeft: boolean) => void;
  readonly write: (message: string) => void;
  readonly forget: () => void;
}

const leave = (key: string, isLeft: boolean): void => {
  const left = new Set(plan.left);
  if (isLeft) left.add(key);
  else left.delete(key);
  put({ ...plan, left });
};
const write = (message: string): void => put({ ...plan, message });

/** Ends what was planned. */
export const forgetPlan = (): void => put(nothing);

/** The next release as it is planned in this window. */
export const usePlan = (): Planning => ({ ...useSyncExternalStore(subscribe, read, read), leave, write, forget: forgetPlan });
