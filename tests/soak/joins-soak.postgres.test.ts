import { expect, it } from 'vitest';
import { startPostgresForTest } from '#tests/postgres-for-test.ts';
import { tempFolder } from '#tests/test-server.ts';
import { roundsOfJoins, soakJoins } from './joins.ts';

it(
  'exceeds no stock, seats or limits, doubles no prize and repeats every draw on PostgreSQL while one of two processes is killed again and again',
  { timeout: 3_600_000 },
  async () => {
    const cluster = await startPostgresForTest();
    const counts = await soakJoins({
      env: { DATA_DIR: tempFolder(), DATABASE_URL: cluster.address('postgres') },
      processes: 2,
      ...roundsOfJoins(),
    });
    if (process.env['SOAK_ROUNDS'] !== undefined) console.log(counts);
    expect(
      Math.min(
        counts.prizes,
        counts.coupons,
        counts.som,
        counts.cancelled,
        counts.claimed,
        counts.movedUp,
        counts.lapsed,
        counts.scores,
        counts.gone,
      ),
    ).toBeGreaterThan(0);
  },
);
