import { expect, it } from 'vitest';
import { tempStore } from '#tests/temp-store.ts';
import { inTransaction } from './in-transaction.ts';

it('runs both of two transactions that wait for each other', async () => {
  const store = await tempStore();
  await store.db
    .insertInto('counters')
    .values(['a', 'b'].map((key) => ({ scope: 'test', key, taken: 0 })))
    .execute();
  // Each holds its first row before either asks for its second.
  let [holding, attempts] = [0, 0];
  let release: () => void = () => undefined;
  const bothHold = new Promise<void>((resolve) => (release = resolve));
  const count = (keys: readonly string[]) =>
    inTransaction(store, async (tx) => {
      attempts++;
      for (const [index, key] of keys.entries()) {
        await tx
          .updateTable('counters')
          .set((row) => ({ taken: row('taken', '+', 1) }))
          .where('key', '=', key)
          .execute();
        if (index === 0 && ++holding === 2) release();
        await bothHold;
      }
    });
  await Promise.all([count(['a', 'b']), count(['b', 'a'])]);
  expect((await store.db.selectFrom('counters').select('taken').execute()).map(({ taken }) => taken)).toEqual([2, 2]);
  expect(attempts).toBe(3);
});
