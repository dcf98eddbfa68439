import { expect, it } from 'vitest';
import { tempFolder } from '#tests/test-server.ts';
import { roundsOfAccounts, soakAccounts } from './accounts.ts';

it(
  'makes nobody two members, loses no account and keeps nothing of who has left while the server is killed again and again [P-535, P-547, P-556, P-557]',
  { timeout: 3_600_000 },
  async () => {
    const counts = await soakAccounts({ env: { DATA_DIR: tempFolder() }, processes: 1, ...roundsOfAccounts() });
    if (process.env['SOAK_ROUNDS'] !== undefined) console.log(counts);
    expect(Math.min(counts.killed, counts.withdrawn, counts.forgotten)).toBeGreaterThan(0);
  },
);
