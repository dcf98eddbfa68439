import { it } from 'vitest';
import { startPostgresForTest } from '#tests/postgres-for-test.ts';
import { tempFolder } from '#tests/test-server.ts';
import { soakPocket } from './pocket.ts';

const rounds = Number(process.env['SOAK_ROUNDS'] ?? 0);

it('loses and doubles nothing in the pocket on PostgreSQL while the server is killed again and again', { timeout: 3_600_000 }, async () => {
  const cluster = await startPostgresForTest();
  await soakPocket({ env: { DATA_DIR: tempFolder(), DATABASE_URL: cluster.address('postgres') }, ...(rounds > 0 ? { members: 50, operations: rounds * 5, kills: 20 } : { members: 10, operations: 160, kills: 1 }) });
});
