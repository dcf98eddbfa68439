import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { fillDisk } from '#tests/fill-disk.ts';
import { tempStore } from '#tests/test-server.ts';
import { untilListening } from '#tests/until-listening.ts';
import type { Store } from './store.ts';

const patience = { timeout: 20_000 };

const keep = (store: Store, key: string, value = '') =>
  store.db.insertInto('kept_html').values({ key, value }).execute();
const keys = async (store: Store) =>
  (await store.db.selectFrom('kept_html').select('key').orderBy('key').execute()).map(({ key }) => key);
const faultOf = async (store: Store, work: Promise<unknown>) =>
  store.faultOf(
    await work.then(
      () => undefined,
      (fault: unknown) => fault,
    ),
  );

it('rolls back everything of a transaction that throws', async () => {
  const store = await tempStore();
  const work = store.db.transaction().execute(async (tx) => {
    await tx.insertInto('kept_html').values({ key: 'a', value: '' }).execute();
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await keys(store)).toEqual([]);
});

it('shows nobody the half of a transaction', async () => {
  const store = await tempStore();
  const seen: string[][] = [];
  await Promise.all([
    store.db.transaction().execute(async (tx) => {
      await tx.insertInto('kept_html').values({ key: 'a', value: '' }).execute();
      await new Promise((resolve) => setImmediate(resolve));
      await tx.insertInto('kept_html').values({ key: 'b', value: '' }).execute();
    }),
    ...Array.from({ length: 20 }, () => keys(store).then((found) => seen.push(found))),
  ]);
  expect(seen.filter(({ length }) => length === 1)).toEqual([]);
  expect(await keys(store)).toEqual(['a', 'b']);
});

it('lets one after the other change a row that both want to change by what it holds', async () => {
  const store = await tempStore();
  await keep(store, 'sum', '0');
  const add = () =>
    store.db.transaction().execute(async (tx) => {
      const { value } = await store
        .forUpdate(tx.selectFrom('kept_html').select('value').where('key', '=', 'sum'))
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('kept_html')
        .set({ value: String(Number(value) + 1) })
        .where('key', '=', 'sum')
        .execute();
    });
  await Promise.all(Array.from({ length: 40 }, add));
  expect(await store.db.selectFrom('kept_html').select('value').executeTakeFirst()).toEqual({ value: '40' });
});

it('tells a duplicate key from other faults', async () => {
  const store = await tempStore();
  await keep(store, 'a');
  expect([await faultOf(store, keep(store, 'a')), store.faultOf(new Error('other'))]).toEqual(['duplicate', undefined]);
});

it('says of itself that it was closed', async () => {
  const store = await tempStore();
  await keep(store, 'a');
  await store.db.destroy();
  expect(await faultOf(store, keep(store, 'b'))).toBe('closed');
});

it('says that the disk is full when nothing more can be written, and goes on reading', async () => {
  const store = await tempStore();
  await keep(store, 'a');
  await fillDisk(store);
  expect([await faultOf(store, keep(store, 'big', 'x'.repeat(1_000_000))), await keys(store)]).toEqual(['full', ['a']]);
});

it('refuses a text that not every database can keep', async () => {
  const store = await tempStore();
  expect([await faultOf(store, keep(store, 'a\0b')), await keys(store)]).toEqual(['unfit', []]);
});

it('keeps every other text as it is, and orders texts by their bytes', async () => {
  const store = await tempStore();
  const texts = ['', ' a', 'A', 'B', 'a', 'a b', 'ab', 'z', 'é', '가', '나', '😀', '\u0001\n\t\\\'"'];
  for (const text of texts) await keep(store, text);
  expect(await keys(store)).toEqual(texts.toSorted((one, two) => Buffer.compare(Buffer.from(one), Buffer.from(two))));
});

it('gives counts and sums as numbers, and comparisons as 1 or 0', async () => {
  const { db } = await tempStore();
  await db
    .insertInto('releases')
    .values([1, 2_000_000_000, 2_000_000_001].map((number) => ({ number, hash: '', message: '', author: '', at: '' })))
    .execute();
  const facts = db
    .selectFrom('releases')
    .select(({ fn, eb }) => [
      fn.countAll().as('count'),
      fn.sum('number').as('sum'),
      eb(fn.max('number'), '>', 2).as('isLarge'),
      eb(fn.max('number'), '<', 2).as('isSmall'),
    ]);
  expect(await facts.executeTakeFirst()).toEqual({ count: 3, sum: 4_000_000_002, isLarge: 1, isSmall: 0 });
  await expect(sql`select 9007199254740993`.execute(db)).rejects.toThrow(/large/);
});

it('tells what was announced to those who listen to that channel, once it is committed', async () => {
  const store = await tempStore();
  const heard: unknown[] = [];
  store.listen('release', (payload) => heard.push(payload));
  store.listen('member', (payload) => heard.push(payload));
  await untilListening(store, 'member', heard);
  await store.db.transaction().execute(async (tx) => {
    await store.announce(tx, 'member', 'u1');
    await wait(50);
    heard.push('committed');
  });
  const undone = store.db.transaction().execute(async (tx) => {
    await store.announce(tx, 'member', 'undone');
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await store.announce(store.db, 'release', '2');
  await vi.waitUntil(() => heard.includes('2'), patience);
  expect(heard.filter((payload) => payload !== undefined && payload !== 'ready')).toEqual(['committed', 'u1', '2']);
});

it('tells nobody who has stopped listening, and everybody else', async () => {
  const store = await tempStore();
  const [heard, heardByOther]: [unknown[], unknown[]] = [[], []];
  const stop = store.listen('member', (payload) => heardByOther.push(payload));
  store.listen('member', (payload) => heard.push(payload));
  await untilListening(store, 'member', heard);
  stop();
  await store.announce(store.db, 'member', 'u1');
  await vi.waitUntil(() => heard.includes('u1'), patience);
  expect([heardByOther.includes('ready'), heardByOther.includes('u1')]).toEqual([true, false]);
});
