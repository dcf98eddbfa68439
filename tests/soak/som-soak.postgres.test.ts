import { expect, it } from 'vitest';
import { startPostgresForTest } from '#tests/postgres-for-test.ts';
import { tempFolder } from '#tests/temp-store.ts';
import { roundsOfSomSoak, soakSom } from './som.ts';

it(
  'keeps balance, postings and lots of Som equal on PostgreSQL while the process is killed',
  { timeout: 3_600_000 },
  async () => {
    const [cluster, rounds] = [await startPostgresForTest(), roundsOfSomSoak()];
    const env = { DATA_DIR: tempFolder(), DATABASE_URL: cluster.address('postgres') };
    expect(await soakSom({ env, ...rounds })).toBeGreaterThanOrEqual(rounds.transfers);
  },
);
