import { expect, it } from 'vitest';
import { startPostgresForTest } from '#tests/postgres-for-test.ts';
import { tempFolder } from '#tests/test-server.ts';
import { roundsOfQueue, soakQueue } from './queue.ts';

it(
  'calls nobody twice, skips and loses nobody, and exceeds no seats on PostgreSQL while the one of two processes that calls is killed again and again',
  { timeout: 3_600_000 },
  async () => {
    const cluster = await startPostgresForTest();
    const counts = await soakQueue({
      env: { DATA_DIR: tempFolder(), DATABASE_URL: cluster.address('postgres') },
      processes: 2,
      ...roundsOfQueue(),
    });
    if (process.env['SOAK_ROUNDS'] !== undefined) console.log(counts);
    expect(Math.min(counts.called, counts.entered, counts.cancelled, counts.reserved)).toBeGreaterThan(0);
  },
);
