import type { PoolClient } from 'pg';

const LATE = 'Query read timeout';

/**
 * Closes a connection after a query timeout. pg would keep it in the pool, and the next query would wait behind the stuck one: up to 15 minutes if
 * the remote machine is gone.
 */
export function endWhenLate(client: PoolClient): void {
  const query = client.query.bind(client);
  Object.assign(client, {
    // Only call form that Kysely uses.
    async query(text: string, values: unknown[]) {
      try {
        return await query(text, values);
      } catch (error) {
        if (error instanceof Error && error.message === LATE) void client.end().catch(() => undefined);
        throw error;
      }
    },
  });
}
