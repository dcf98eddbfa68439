import type { JournalEntry } from '#schemas/journal.schema';

/** What somebody tries on the first day, in this order. */
export const tasks = ['rename', 'hide', 'build', 'publish'] as const;
export type Task = (typeof tasks)[number];

/** How long each takes about, in minutes. */
export const minutesOf: Readonly<Record<Task, number>> = { rename: 1, hide: 1, build: 5, publish: 2 };

/** What is kept for an operator. */
export interface FirstDay {
  readonly done: readonly Task[];
  /** Tasks that the operator says are not done, whatever the journal tells. */
  readonly undone: readonly Task[];
  readonly closed: boolean;
}

const isTask = (value: unknown): value is Task => tasks.some((task) => task === value);
const tasksIn = (value: unknown): readonly Task[] => (Array.isArray(value) ? value.filter(isTask) : []);

/** A note as it was kept; what does not read is left out. */
export const readFirstDay = (value: Readonly<Record<string, unknown>>): FirstDay => ({ done: tasksIn(value['done']), undone: tasksIn(value['undone']), closed: value['closed'] === true });

const typeOf: Readonly<Record<string, Task>> = { menu: 'rename', page: 'hide', layout: 'build' };

/** The task that a row of the journal shows. Nobody sees a page yet that is new, so it is not hidden; what a rollback keeps was not written then. */
const taskOf = ({ kind, type, detail }: JournalEntry): Task | undefined => {
  if (kind === 'released' || kind === 'rolled-back') return 'publish';
  const task = kind === 'draft-saved' && detail['after'] === undefined ? typeOf[type ?? ''] : undefined;
  return task === 'hide' && detail['isNew'] === true ? undefined : task;
};

/** What the journal shows that somebody has tried already. */
export const tasksTriedBy = (entries: readonly JournalEntry[], operator: string): readonly Task[] => {
  const shown = new Set(entries.filter(({ author }) => author === operator).map(taskOf));
  return tasks.filter((task) => shown.has(task));
};

export const doneTasks = ({ done, undone }: FirstDay, tried: readonly Task[]): readonly Task[] => tasks.filter((task) => !undone.includes(task) && (done.includes(task) || tried.includes(task)));
