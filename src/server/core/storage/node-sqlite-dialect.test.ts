import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';

interface Tables {
  readonly words: { readonly word: string };
}

/** A database whose flushes a test ends. */
const database = () => {
  const memory = new DatabaseSync(':memory:');
  memory.exec('create table words (word text primary key)');
  const flushes: PromiseWithResolvers<void>[] = [];
  const flush = (): Promise<void> => {
    const one = Promise.withResolvers<void>();
    flushes.push(one);
    return one.promise;
  };
  const told: string[] = [];
  const db = new Kysely<Tables>({
    dialect: new NodeSqliteDialect(
      memory,
      { committed: () => () => void told.push('committed'), rolledBack: () => undefined },
      flush,
    ),
  });
  const add = (word: string) => db.insertInto('words').values({ word }).execute();
  const words = async () => (await db.selectFrom('words').select('word').execute()).map(({ word }) => word);
  return { db, add, words, flushes, told };
};
const turn = () => new Promise((done) => setImmediate(done));

describe('the result of a write', () => {
  it.each<readonly [string, (made: ReturnType<typeof database>) => Promise<unknown>]>([
    ['a statement', ({ add }) => add('a')],
    [
      'a statement that returns rows',
      ({ db }) => db.insertInto('words').values({ word: 'a' }).returning('word').execute(),
    ],
    ['a text of SQL', ({ db }) => sql`insert into words values ('a')`.execute(db)],
    [
      'a transaction',
      ({ db }) => db.transaction().execute((tx) => tx.insertInto('words').values({ word: 'a' }).execute()),
    ],
  ])('of %s comes when it is on the disk; others work in the meantime', async (_what, write) => {
    const made = database();
    const ended: string[] = [];
    void write(made).then(() => ended.push('write'));
    expect(await made.words()).toEqual(['a']);
    await turn();
    expect(ended).toEqual([]);
    expect(made.flushes).toHaveLength(1);
    made.flushes[0]?.resolve();
    await turn();
    expect(ended).toEqual(['write']);
  });

  it('of a transaction is told to others when it is on the disk', async () => {
    const { db, flushes, told } = database();
    const written = db.transaction().execute((tx) => tx.insertInto('words').values({ word: 'a' }).execute());
    await turn();
    expect(told).toEqual([]);
    flushes[0]?.resolve();
    await written;
    expect(told).toEqual(['committed']);
  });

  it('is a failure when the disk fails', async () => {
    const { add, flushes } = database();
    const written = add('a');
    await turn();
    flushes[0]?.reject(new Error('the disk is gone'));
    await expect(written).rejects.toThrow('the disk is gone');
  });
});

it('reads, and transactions that read or are rolled back, wait for no disk', async () => {
  const { db, words, flushes } = database();
  await words();
  await db.transaction().execute((tx) => tx.selectFrom('words').select('word').execute());
  const rolledBack = db.transaction().execute(async (tx) => {
    await tx.insertInto('words').values({ word: 'a' }).execute();
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  expect(flushes).toEqual([]);
});
