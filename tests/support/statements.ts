import { vi } from 'vitest';
import type { CompiledQuery } from 'kysely';
import type { Store } from '../../src/server/core/storage/store.ts';

/** Prototype of all executors of a store, also of those of its transactions. */
const executorOf = ({ db }: Store): { executeQuery(query: CompiledQuery): unknown } => {
  // Kysely has no hook for the statements of a store that is open.
  let prototype: object = db.getExecutor();
  while (!Object.hasOwn(prototype, 'executeQuery')) prototype = Object.getPrototypeOf(prototype) as object;
  return prototype as { executeQuery(query: CompiledQuery): unknown };
};

/** Returns the SQL of the statements that run while something runs. */
export const statementsOf = async (store: Store, run: () => Promise<unknown>): Promise<readonly string[]> => {
  const spy = vi.spyOn(executorOf(store), 'executeQuery');
  try {
    await run();
    return spy.mock.calls.map(([{ sql }]) => sql);
  } finally {
    spy.mockRestore();
  }
};

/** Tables that a statement reads or writes. */
export const tablesOf = (sql: string): readonly string[] =>
  [...sql.matchAll(/(?:from|join|into|update) "(\w+)"/g)].map((match) => match[1] ?? '');
