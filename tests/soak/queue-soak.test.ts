import { expect, it } from 'vitest';
import { tempFolder } from '#tests/test-server.ts';
import { roundsOfQueue, soakQueue } from './queue.ts';

it(
  'calls nobody twice, skips and loses nobody, and exceeds no seats while the process that calls is killed again and again',
  { timeout: 3_600_000 },
  async () => {
    const counts = await soakQueue({ env: { DATA_DIR: tempFolder() }, processes: 1, ...roundsOfQueue() });
    if (process.env['SOAK_ROUNDS'] !== undefined) console.log(counts);
    expect(Math.min(counts.called, counts.entered, counts.cancelled, counts.reserved)).toBeGreaterThan(0);
  },
);
