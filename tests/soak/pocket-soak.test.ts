import { expect, it } from 'vitest';
import { tempFolder } from '#tests/test-server.ts';
import { roundsOfSoak, soakPocket } from './pocket.ts';

it(
  'loses and doubles nothing in the pocket while the server is killed again and again',
  { timeout: 3_600_000 },
  async () => {
    const rounds = roundsOfSoak();
    expect(await soakPocket({ env: { DATA_DIR: tempFolder() }, ...rounds })).toBe(rounds.operations);
  },
);
