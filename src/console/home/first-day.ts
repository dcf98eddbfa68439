import type { JournalEntry } from '#schemas/journal.schema';

/** Tasks of the first day, in order. */
export const tasks = ['rename', 'hide', 'build', 'publish'] as const;
export type Task = (typeof tasks)[number];

/** Approximate duration of each task, in minutes. */
export const minutesOf: Readonly<Record<Task, number>> = { rename: 1, hide: 1, build: 5, publish: 2 };

/** Stored progress of an operator. */
export interface FirstDay {
  readonly done: readonly Task[];
  /** Tasks that the operator marked as not done, whatever the journal shows. */
  readonly undone: readonly Task[];
  readonly closed: boolean;
}

const isTask = (value: unknown): value is Task => tasks.some((task) => task === value);
const tasksIn = (value: unknown): readonly Task[] => (Array.isArray(value) ? value.filter(isTask) : []);

/** Parses a stored note and skips unknown values. */
export const readFirstDay = (value: Readonly<Record<string, unknown>>): FirstDay => ({
  done: tasksIn(value['done']),
  undone: tasksIn(value['undone']),
  closed: value['closed'] === true,
});

const typeOf: Readonly<Record<string, Task>> = { menu: 'rename', page: 'hide', layout: 'build' };

/**
 * Returns the task that a journal row proves. A new page does not count as hidden, because no visitor sees it yet. Drafts that a rollback keeps
 * do not count as written.
 */
const taskOf = ({ kind, type, detail }: JournalEntry): Task | undefined => {
  if (kind === 'released' || kind === 'rolled-back') return 'publish';
  const task = kind === 'draft-saved' && detail['after'] === undefined ? typeOf[type ?? ''] : undefined;
  return task === 'hide' && detail['isNew'] === true ? undefined : task;
};

/** Returns the tasks that the journal proves for an operator. */
export const tasksTriedBy = (entries: readonly JournalEntry[], operator: string): readonly Task[] => {
  const shown = new Set(entries.filter(({ author }) => author === operator).map(taskOf));
  return tasks.filter((task) => shown.has(task));
};

export const doneTasks = ({ done, undone }: FirstDay, tried: readonly Task[]): readonly Task[] =>
  tasks.filter((task) => !undone.includes(task) && (done.includes(task) || tried.includes(task)));
