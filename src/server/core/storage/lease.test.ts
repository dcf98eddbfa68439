import { expect, it } from 'vitest';
import { tempStore } from '#tests/temp-store.ts';
import { endLease, holdsLease, takeLease, type Lease } from './lease.ts';

const request = (holder: string, now: number) => ({ name: 'work', holder, now, ttlMs: 1_000 });

it('gives a lease to one holder, who renews it, and to the next one with a higher fence after it expired', async () => {
  const { db } = await tempStore();
  const fences = [];
  for (const [holder, now] of [
    ['a', 0],
    ['b', 500],
    ['a', 900],
    ['b', 1_500],
    ['b', 1_901],
    ['a', 1_902],
  ] as const)
    fences.push((await takeLease(db, request(holder, now)))?.fence);
  expect(fences).toEqual([1, undefined, 1, undefined, 2, undefined]);
});

it('gives a lease to exactly one of many at the same time', async () => {
  const { db } = await tempStore();
  const taken = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((holder) => takeLease(db, request(holder, 0))));
  expect(taken.filter((lease) => lease !== undefined)).toHaveLength(1);
});

it('tells a holder whose lease was taken over, in its transaction', async () => {
  const store = await tempStore();
  const holds = (lease: Lease | undefined) =>
    store.db.transaction().execute(async (tx) => lease !== undefined && holdsLease(store, tx, lease));
  const first = await takeLease(store.db, request('a', 0));
  expect(await holds(first)).toBe(true);
  const second = await takeLease(store.db, request('b', 2_000));
  expect([await holds(first), await holds(second)]).toEqual([false, true]);
});

it('ends one time-to-live from now at most, whatever clock its holder had', async () => {
  const { db } = await tempStore();
  const dayAhead = 86_400_000;
  await takeLease(db, request('a', dayAhead));
  const fences = [];
  for (const [holder, now] of [
    ['b', 0],
    ['b', 1_000],
    ['b', 1_001],
    ['a', 1_002],
    ['b', 2_500],
  ] as const)
    fences.push((await takeLease(db, request(holder, now)))?.fence);
  expect(fences).toEqual([undefined, undefined, 2, undefined, 2]);
});

it('stays with a holder whose clock is ahead while it renews', async () => {
  const { db } = await tempStore();
  const fences = [];
  for (const [holder, now] of [
    ['a', 15_000],
    ['b', 0],
    ['a', 15_900],
    ['b', 900],
    ['a', 16_800],
    ['b', 1_800],
  ] as const)
    fences.push((await takeLease(db, request(holder, now)))?.fence);
  expect(fences).toEqual([1, undefined, 1, undefined, 1, undefined]);
});

it('is free as soon as its holder ends it; nobody else can end it', async () => {
  const { db } = await tempStore();
  await takeLease(db, request('a', 0));
  await endLease(db, { name: 'work', holder: 'b' });
  expect(await takeLease(db, request('b', 10))).toBeUndefined();
  await endLease(db, { name: 'work', holder: 'a' });
  expect(await takeLease(db, request('b', 20))).toMatchObject({ fence: 2 });
});
