import { closeSync, existsSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { makeDataFolder, protect, unusableFolder } from './data-folder.ts';
import { PassingError, StartError } from '../start-error.ts';
import { TransactionNotifications } from './transaction-notifications.ts';
import { Subscribers } from './subscribers.ts';
import { migrate, requireCurrent } from './migrate.ts';
import { checkpointer, type Checkpointer } from './checkpointer.ts';
import { logFlusher } from './log-flusher.ts';
import { NodeSqliteDialect, UnfitText, type Flush } from './node-sqlite-dialect.ts';
import type { OpenOptions, Store, StoreFault } from './store.ts';
import type { Tables } from './tables.ts';
import { isStoreClosedError } from './is-store-closed-error.ts';

export const databaseIn = (dataDir: string): string => join(dataDir, 'promenade.sqlite');

/** Write-ahead log of the database. */
const logIn = (dataDir: string): string => `${databaseIn(dataDir)}-wal`;

/** File of the records that are kept apart from members. */
export const apartIn = (dataDir: string): string => join(dataDir, 'apart.sqlite');

/**
 * Opens the embedded store in `dataDir`, creates or migrates it, and locks out other processes until it is closed. Throws a StartError if the folder
 * is in use, not writable or of a newer version.
 */
export async function openSqliteStore(dataDir: string, options: OpenOptions = { migrate: true }): Promise<Store> {
  if (!options.migrate && !existsSync(databaseIn(dataDir))) throw new StartError(`DATA_DIR ${dataDir} holds no store.`);
  const lock = lockFolder(dataDir);
  try {
    const log = logFlusher(logIn(dataDir));
    const checkpoints = checkpointer(databaseIn(dataDir));
    const store = storeOver(openDatabase(dataDir), {
      async flush() {
        await log.flush();
        checkpoints.count();
      },
      withoutCheckpoints: (run) => checkpoints.without(run),
      async beforeClose() {
        await log.close();
        await checkpoints.close();
      },
      afterClose: () => lock.close(),
    });
    await prepareOrClose(store, dataDir, options);
    return store;
  } catch (error) {
    if (lock.isOpen) lock.close();
    throw error;
  }
}

/** Opens a store in memory that disappears when closed. */
export async function openMemoryStore(): Promise<Store> {
  const database = new DatabaseSync(':memory:');
  database.exec('pragma foreign_keys = on;');
  attachApart(database, ':memory:');
  const store = storeOver(database, {
    flush: async () => undefined,
    withoutCheckpoints: (run) => run(),
    beforeClose: async () => undefined,
    afterClose: () => undefined,
  });
  await migrate(store.db, { name: 'the store in memory', other: 'start again' });
  return store;
}

interface Surroundings {
  readonly flush: Flush;
  readonly withoutCheckpoints: Checkpointer['without'];
  readonly beforeClose: () => Promise<void>;
  readonly afterClose: () => void;
}

function storeOver(
  database: DatabaseSync,
  { flush, withoutCheckpoints, beforeClose, afterClose }: Surroundings,
): Store {
  const hearers = new Subscribers();
  const held = new TransactionNotifications(hearers);
  const db = new Kysely<Tables>({
    dialect: new NodeSqliteDialect(database, { committed: () => held.take(), rolledBack: () => held.forget() }, flush),
  });
  return {
    kind: 'sqlite',
    db,
    faultOf,
    // SQLite runs one transaction at a time, so no row lock is needed.
    forUpdate: (query) => query,
    forUpdateOfFree: (query) => query,
    async announce(tx, channel, payload) {
      held.add(channel, payload);
      if (!tx.isTransaction) held.take()();
    },
    listen: (channel, hear) => hearers.add(channel, hear),
    // There is one connection, so nobody needs other rights.
    enterApart: async () => undefined,
    async wipeDeleted() {
      // Beside another checkpoint this one would do nothing.
      await withoutCheckpoints(() => sql`pragma wal_checkpoint(truncate)`.execute(db));
    },
    async close() {
      await beforeClose();
      await db.destroy();
      afterClose();
    },
  };
}

async function prepareOrClose(store: Store, dataDir: string, options: OpenOptions): Promise<void> {
  const names = { name: `DATA_DIR ${dataDir}`, other: 'set DATA_DIR to another folder' };
  try {
    await (options.migrate ? migrate(store.db, names) : requireCurrent(store.db, names));
  } catch (error) {
    await store.close();
    throw error;
  }
}

// The operating system releases this lock when the process ends, however it ends. It is a separate file:
// the database itself stays readable for backups.
function lockFolder(dataDir: string): DatabaseSync {
  makeDataFolder(dataDir);
  try {
    const lock = new DatabaseSync(join(dataDir, 'lock'));
    protect(join(dataDir, 'lock'));
    try {
      lock.exec('begin exclusive');
    } catch (error) {
      lock.close();
      throw error;
    }
    return lock;
  } catch (error) {
    throw codeOf(error) === BUSY
      ? new StartError(
          `DATA_DIR ${dataDir} is in use by another Promenade process. Stop that one, or set DATA_DIR to another folder.`,
        )
      : unusableFolder(dataDir, error);
  }
}

function openDatabase(dataDir: string): DatabaseSync {
  // SQLite takes an empty file for a new store, and the site would begin anew without a word.
  if (statSync(databaseIn(dataDir), { throwIfNoEntry: false })?.size === 0)
    throw new PassingError(
      `The store in ${dataDir} is an empty file: what was in it is lost. Put a backup of it in its place, or remove ${databaseIn(dataDir)} to begin anew.`,
    );
  try {
    const database = new DatabaseSync(databaseIn(dataDir));
    // The log beside it gets the same mode.
    protect(databaseIn(dataDir));
    // A commit does not wait for the disk, because it would stop the event loop. `logFlusher` does, before anybody hears of the commit.
    database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on;');
    // The checkpointer copies the log in its own thread. This limit (32 MB) is for a log that it cannot bring to its end because writes go on.
    database.exec('pragma wal_autocheckpoint = 8000;');
    // Deleted rows are overwritten: the file of a withdrawn member's data must not hold them any more.
    database.exec('pragma secure_delete = on;');
    closeSync(openSync(apartIn(dataDir), 'a', 0o600));
    protect(apartIn(dataDir));
    attachApart(database, apartIn(dataDir));
    return database;
  } catch (error) {
    throw BROKEN.includes(codeOf(error))
      ? new PassingError(
          `The store in ${dataDir} cannot be read (${String(error)}). Put a backup of it in its place: see "Keeping and moving the data".`,
          { cause: error },
        )
      : unusableFolder(dataDir, error);
  }
}

function attachApart(database: DatabaseSync, file: string): void {
  database.prepare('attach ? as apart').run(file);
  database.exec(`pragma apart.journal_mode = wal; pragma apart.synchronous = full; pragma apart.secure_delete = on;
    create table if not exists apart.kept_records (
      id text primary key, person text not null, kind text not null, at text not null, body text not null);
    create index if not exists apart.kept_records_due on kept_records (kind, at);`);
}

const BUSY = 5;
const FULL = 13;
/** I/O error, damaged file, or not a database. */
const BROKEN: readonly unknown[] = [10, 11, 26];
const DUPLICATES: readonly unknown[] = [1555, 2067];

function faultOf(error: unknown): StoreFault | undefined {
  if (error instanceof UnfitText) return 'unfit';
  if (isStoreClosedError(error)) return 'closed';
  const code = codeOf(error);
  if (DUPLICATES.includes(code)) return 'duplicate';
  return code === FULL ? 'full' : undefined;
}

// The first byte of an extended code gives the kind, except for constraints, which need the full code.
function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return undefined;
  return DUPLICATES.includes(error.errcode) ? error.errcode : error.errcode & 0xff;
}
