import type { PoolClient } from 'pg';

const LATE = 'Query read timeout';

/**
 * Ends a connection that gave no answer in time: pg leaves it waiting, and whoever the pool gives it to next would wait behind it,
 * for a quarter of an hour when the machine at the other end is gone without a word.
 */
export function endWhenLate(client: PoolClient): void {
  const query = client.query.bind(client);
  Object.assign(client, {
    // The one form that Kysely uses.
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
