import { it } from 'vitest';
import { tempFolder } from '#tests/test-server.ts';
import { soakPocket } from './pocket.ts';

const rounds = Number(process.env['SOAK_ROUNDS'] ?? 0);

it('loses and doubles nothing in the pocket while the server is killed again and again', { timeout: 3_600_000 }, () =>
  soakPocket({ env: { DATA_DIR: tempFolder() }, ...(rounds > 0 ? { members: 50, operations: rounds * 5, kills: 20 } : { members: 10, operations: 160, kills: 1 }) }),
);
