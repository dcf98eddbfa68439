import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { tempStore } from '#tests/temp-store.ts';
import { oneAtATime } from './one-at-a-time.ts';

it('runs work of the same name one after the other, also after work that failed', async () => {
  const store = await tempStore();
  let [running, most] = [0, 0];
  const work = (fails: boolean) =>
    oneAtATime(store, 'work', async () => {
      most = Math.max(most, ++running);
      await sleep(5);
      running--;
      if (fails) throw new Error('no');
    });
  const ended = await Promise.allSettled([work(true), work(false), work(false)]);
  expect([ended.map(({ status }) => status).toSorted(), most]).toEqual([['fulfilled', 'fulfilled', 'rejected'], 1]);
});

it('waits for no work of another name', async () => {
  const store = await tempStore();
  expect(await oneAtATime(store, 'outer', () => oneAtATime(store, 'inner', async () => 'done'))).toBe('done');
});
