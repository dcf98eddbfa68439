import { expect, it } from 'vitest';
import { addLeavers, resultOf, withdrawAll } from '#tests/leaving-members.ts';
import { runJob } from '#tests/killed-withdrawal.ts';
import { inTurn, rounds } from '#tests/long.ts';
import { publishingOver, seedWith, tempFolder } from '#tests/test-server.ts';
import { openSqliteStore } from '../../core/storage/open-sqlite-store.ts';

/** Creates a folder with members who are due. */
const filledFolder = async (count: number): Promise<string> => {
  const folder = tempFolder();
  const store = await openSqliteStore(folder);
  await seedWith(publishingOver(store));
  await addLeavers(store, count);
  await store.close();
  return folder;
};
/** Ends the lease of a killed process, runs the job to its end, and reads what it left. */
const finish = async (folder: string) => {
  const store = await openSqliteStore(folder);
  await store.db.deleteFrom('leases').execute();
  const faults = await withdrawAll(store);
  const result = await resultOf(store);
  await store.close();
  return { faults, result };
};

it(
  'ends on the embedded store, after kills at any point, as one run that nobody interrupts',
  { timeout: 180_000 },
  async () => {
    const [folder, other] = [await filledFolder(rounds(10, 25)), await filledFolder(rounds(10, 25))];
    for (const ms of inTurn([3, 40, 120, 11, 230, 70], 6, 1)) await runJob({ DATA_DIR: folder }, ms);
    const { faults, result } = await finish(folder);
    expect(faults).toEqual([]);
    expect(result).toEqual((await finish(other)).result);
  },
);
