import { expect, it } from 'vitest';
import { tempFolder } from '#tests/temp-store.ts';
import { roundsOfSomSoak, soakSom } from './som.ts';

it('keeps balance, postings and lots of Som equal while the process is killed', { timeout: 3_600_000 }, async () => {
  const rounds = roundsOfSomSoak();
  expect(await soakSom({ env: { DATA_DIR: tempFolder() }, ...rounds })).toBeGreaterThanOrEqual(rounds.transfers);
});
