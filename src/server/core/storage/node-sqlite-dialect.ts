import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { CompiledQuery, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, Kysely, QueryResult } from 'kysely';

const ACQUIRE_MS = 15_000;

/** Called at the end of each transaction. */
interface Endings {
  /** Returns what tells others of the transaction, called once it is durable. */
  committed(): () => void;
  rolledBack(): void;
}

/** PostgreSQL cannot store this text. Every database accepts only what all of them accept. */
export class UnfitText extends Error {}

/** Makes everything durable that was committed before the call. */
export type Flush = () => Promise<void>;

/** Kysely dialect for `node:sqlite`: one connection, handed out in order. The result of a write comes when `flush` has made it durable. */
export class NodeSqliteDialect implements Dialect {
  readonly #database: DatabaseSync;
  readonly #endings: Endings;
  readonly #flush: Flush;

  constructor(database: DatabaseSync, endings: Endings, flush: Flush) {
    this.#database = database;
    this.#endings = endings;
    this.#flush = flush;
  }

  createDriver = (): Driver => new NodeSqliteDriver(this.#database, this.#endings, this.#flush);
  createQueryCompiler = (): SqliteQueryCompiler => new SqliteQueryCompiler();
  createAdapter = (): SqliteAdapter => new TransactionalAdapter();
  createIntrospector = (db: Kysely<unknown>): SqliteIntrospector => new SqliteIntrospector(db);
}

class TransactionalAdapter extends SqliteAdapter {
  // The driver hands its connection out in order and frees it before the disk is waited for. Kysely's own lock would hold it until then, and wakes all who
  // wait at each release.
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  // SQLite can roll back DDL too; without this a killed migration would leave half of its tables.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: NodeSqliteConnection;
  readonly #endings: Endings;
  readonly #flush: Flush;
  readonly #waiting: PromiseWithResolvers<void>[] = [];
  #isTaken = false;
  /** Tells of the transaction that has just been committed. */
  #tell: (() => void) | undefined;

  constructor(database: DatabaseSync, endings: Endings, flush: Flush) {
    this.#database = database;
    this.#endings = endings;
    this.#flush = flush;
    this.#connection = new NodeSqliteConnection(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isTaken) await this.#turn();
    this.#isTaken = true;
    return this.#connection;
  }

  /** Waits until all earlier users have returned the connection. */
  async #turn(): Promise<void> {
    const mine = Promise.withResolvers<void>();
    this.#waiting.push(mine);
    // Using `db` inside its own transaction would deadlock.
    const timer = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(mine), 1);
      mine.reject(new Error('No connection: is db used inside its own transaction?'));
    }, ACQUIRE_MS);
    try {
      await mine.promise;
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * The longest waiter gets it next, before new callers. Whoever wrote waits for the disk after that, so the next one works in the meantime; it cannot
   * become durable earlier, because the log is one sequence.
   */
  async releaseConnection(): Promise<void> {
    const hasWritten = this.#connection.takeWritten();
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next.resolve();
    const tell = this.#tell;
    this.#tell = undefined;
    if (hasWritten) await this.#flush();
    // Nobody hears of what is not durable, nor before its caller can have the answer: a browser would ask with tokens that the answer replaces.
    tell?.();
  }

  // "immediate" takes the write lock at the start, so a transaction never fails halfway without it.
  beginTransaction = async (): Promise<void> => this.#database.exec('begin immediate');

  async commitTransaction(): Promise<void> {
    this.#database.exec('commit');
    this.#tell = this.#endings.committed();
  }

  async rollbackTransaction(): Promise<void> {
    this.#endings.rolledBack();
    // A full disk ends the transaction by itself.
    if (this.#database.isTransaction) this.#database.exec('rollback');
    this.#connection.takeWritten();
  }

  async destroy(): Promise<void> {
    if (this.#isTaken) await this.#turn();
    this.#database.close();
  }
}

interface Prepared {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
  readonly isRead: boolean;
}

const KEPT = 200;

class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();
  #hasWritten = false;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { statement, hasRows, isRead } = this.#prepared(query.sql);
    if (!isRead) this.#hasWritten = true;
    const values = query.parameters.map(toSql);
    // Kysely derives the row type from the table types; each store decodes the rest.
    if (hasRows) return { rows: statement.all(...values) as Row[] };
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  /** True if something was written since the last call. */
  takeWritten(): boolean {
    const hasWritten = this.#hasWritten;
    this.#hasWritten = false;
    return hasWritten;
  }

  /** Preparing takes longer than running most statements, and few distinct ones are used. The most recent ones are cached. */
  #prepared(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known !== undefined) this.#statements.delete(sql);
    const prepared = known ?? this.#prepare(sql);
    this.#statements.set(sql, prepared);
    const [oldest] = this.#statements.keys();
    if (this.#statements.size > KEPT && oldest !== undefined) this.#statements.delete(oldest);
    return prepared;
  }

  #prepare(sql: string): Prepared {
    const statement = this.#database.prepare(sql);
    return { statement, hasRows: statement.columns().length > 0, isRead: /^\s*(?:select|pragma)\b/i.test(sql) };
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }
}

function toSql(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' && value.includes('\0')) throw new UnfitText('A text with U+0000 cannot be stored');
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  if (
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    value instanceof Uint8Array
  )
    return value;
  throw new TypeError(`A ${typeof value} cannot be stored`);
}
