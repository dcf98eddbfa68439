import { hash } from 'node:crypto';
import type { PoolClient } from 'pg';

/** Longer texts are inserts of many rows: their lengths vary, and parsing is little of their work. */
const MOST_VALUES = 100;
/** Bounds the memory that a connection uses in the database, in case texts vary without limit. */
const MOST_NAMES = 1_000;
/** "cached plan must not change result type": a migration changed a table under a prepared statement. */
const OUTDATED_PLAN = '0A000';

/** Names of the statements of one pool. A connection prepares a named statement once. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  #version = 0;

  get version(): number {
    return this.#version;
  }

  /** Returns undefined for a statement that is not worth a name; `begin` and `commit` are among them. */
  nameOf(text: string, values: readonly unknown[]): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || values.length === 0 || values.length > MOST_VALUES || this.#names.size === MOST_NAMES)
      return known;
    const name = hash('sha256', `${this.#version} ${text}`, 'base64url').slice(0, 22);
    this.#names.set(text, name);
    return name;
  }

  /** Gives every statement a new name, so that no connection uses a plan of before. */
  renew(): void {
    this.#version++;
    this.#names.clear();
  }
}

/**
 * Names the statements of a connection. After a migration of another process its prepared statements fail: then all statements get new names, a
 * statement outside of a transaction runs again, and `inTransaction` repeats a transaction.
 */
export function nameStatements(client: PoolClient, names: StatementNames): void {
  const query = client.query.bind(client);
  const run = (text: string, values: unknown[]) => {
    const name = names.nameOf(text, values);
    return name === undefined ? query(text, values) : query({ name, text, values });
  };
  Object.assign(client, {
    // Only call form that Kysely uses.
    async query(text: string, values: unknown[]) {
      const isAlone = client.getTransactionStatus() === 'I';
      const { version } = names;
      try {
        return await run(text, values);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === OUTDATED_PLAN)) throw error;
        if (version === names.version) names.renew();
        if (isAlone) return await run(text, values);
        throw error;
      }
    },
  });
}
