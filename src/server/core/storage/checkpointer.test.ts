import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '#tests/temp-store.ts';
import { checkpointer } from './checkpointer.ts';

/** A database whose own connection makes no checkpoints, and how many rows its main file has without the log. */
const logged = () => {
  const folder = tempFolder();
  const path = join(folder, 'logged.sqlite');
  const database = new DatabaseSync(path);
  database.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0; create table row (n)');
  database.exec('pragma wal_checkpoint(truncate)');
  onTestFinished(() => database.close());
  return {
    path,
    write: () => database.exec('insert into row values (1)'),
    rowsOfFile() {
      const copy = join(folder, 'copy.sqlite');
      copyFileSync(path, copy);
      const alone = new DatabaseSync(copy);
      const rows = alone.prepare('select n from row').all().length;
      alone.close();
      return rows;
    },
  };
};

it('copies the log into the database after a number of writes', async () => {
  const { path, write, rowsOfFile } = logged();
  const checkpoints = checkpointer(path, 3);
  for (let n = 0; n < 2; n++) {
    write();
    checkpoints.count();
  }
  await checkpoints.without(async () => expect(rowsOfFile()).toBe(0));
  write();
  checkpoints.count();
  await checkpoints.without(async () => expect(rowsOfFile()).toBe(3));
  await checkpoints.close();
});

it('begins none while it is told to wait, and the next one after that', async () => {
  const { path, write, rowsOfFile } = logged();
  const checkpoints = checkpointer(path, 1);
  await checkpoints.without(async () => {
    write();
    checkpoints.count();
    await checkpoints.without(async () => expect(rowsOfFile()).toBe(0));
  });
  checkpoints.count();
  await checkpoints.close();
  expect(rowsOfFile()).toBe(1);
});

it('leaves them to the connection of the store once one has failed', async () => {
  const file = join(tempFolder(), 'none.sqlite');
  writeFileSync(file, 'not a database, but long enough to have a header of its own');
  const checkpoints = checkpointer(file, 1);
  checkpoints.count();
  await checkpoints.without(async () => undefined);
  checkpoints.count();
  await expect(checkpoints.close()).resolves.toBeUndefined();
});
