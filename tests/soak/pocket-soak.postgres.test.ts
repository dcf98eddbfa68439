import { expect, it } from 'vitest';
import { startPostgresForTest } from '#tests/postgres-for-test.ts';
import { tempFolder } from '#tests/test-server.ts';
import { roundsOfSoak, soakPocket } from './pocket.ts';

it(
  'loses and doubles nothing in the pocket on PostgreSQL while the server is killed again and again',
  { timeout: 3_600_000 },
  async () => {
    const [cluster, rounds] = [await startPostgresForTest(), roundsOfSoak()];
    expect(
      await soakPocket({ env: { DATA_DIR: tempFolder(), DATABASE_URL: cluster.address('postgres') }, ...rounds }),
    ).toBe(rounds.operations);
  },
);
