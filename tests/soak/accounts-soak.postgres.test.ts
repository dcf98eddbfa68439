import { expect, it } from 'vitest';
import { startPostgresForTest } from '#tests/postgres-for-test.ts';
import { tempFolder } from '#tests/test-server.ts';
import { roundsOfAccounts, soakAccounts } from './accounts.ts';

it(
  'makes nobody two members, loses no account and keeps nothing of who has left while one of two processes on PostgreSQL is killed again and again [P-535, P-547, P-556, P-557]',
  { timeout: 3_600_000 },
  async () => {
    const cluster = await startPostgresForTest();
    const counts = await soakAccounts({
      env: { DATA_DIR: tempFolder(), DATABASE_URL: cluster.address('postgres') },
      processes: 2,
      ...roundsOfAccounts(),
    });
    if (process.env['SOAK_ROUNDS'] !== undefined) console.log(counts);
    expect(Math.min(counts.killed, counts.withdrawn, counts.forgotten)).toBeGreaterThan(0);
  },
);
