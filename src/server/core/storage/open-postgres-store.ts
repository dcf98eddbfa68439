import { Kysely, sql, OperationNodeTransformer, RawNode, type ColumnDefinitionNode, type KyselyPlugin } from 'kysely';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Secret } from '../secret.ts';
import { enterApartRole, preparePostgresApart } from './apart.ts';
import { ArrayDialect } from './array-dialect.ts';
import { endWhenLate } from './end-when-late.ts';
import { nameStatements, StatementNames } from './name-statements.ts';
import { Subscribers } from './subscribers.ts';
import { migrate, requireCurrent } from './migrate.ts';
import { postgresFaultOf } from './postgres-faults.ts';
import { PatientPool } from './patient-pool.ts';
import { notifyName, PostgresListener } from './postgres-listener.ts';
import { explainRefusal, placeOf, requireFit } from './postgres-place.ts';
import { postgresTypes } from './postgres-types.ts';
import type { OpenOptions, Store } from './store.ts';
import type { Tables } from './tables.ts';

/** After this time the database counts as unreachable. */
const CONNECT_MS = 5_000;
const QUERY_MS = 15_000;

/**
 * Opens the store at a `postgresql://` address, and creates or migrates its tables. Any number of processes may open it. Throws a StartError if the
 * database is unreachable, unusable, too old or of a newer version.
 */
export async function openPostgresStore(address: Secret, options: OpenOptions = { migrate: true }): Promise<Store> {
  const connection: PoolConfig = {
    connectionString: address.reveal(),
    application_name: 'promenade',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    types: postgresTypes,
  };
  await prepare(connection, address, options);
  const config: PoolConfig = { ...connection, query_timeout: QUERY_MS, idle_in_transaction_session_timeout: QUERY_MS };
  const db = openKysely(config);
  const hearers = new Subscribers();
  const listener = new PostgresListener({ ...config, application_name: 'promenade listens' }, hearers);
  return {
    kind: 'postgres',
    db,
    faultOf: postgresFaultOf,
    // Rows that refer to a locked one by a foreign key can still be added.
    forUpdate: (query) => query.forNoKeyUpdate(),
    forUpdateOfFree: (query) => query.forNoKeyUpdate().skipLocked(),
    async announce(tx, channel, payload) {
      await sql`select pg_notify(${notifyName(channel)}, ${payload})`.execute(tx);
    },
    listen(channel, hear) {
      listener.start();
      return hearers.add(channel, hear);
    },
    enterApart: enterApartRole,
    wipeDeleted: async () => undefined,
    async close() {
      await listener.close();
      await db.destroy();
    },
  };
}

/** Uses a separate connection without a time limit, because a migration, or waiting for one of another process, may take long. */
async function prepare(connection: PoolConfig, address: Secret, options: OpenOptions): Promise<void> {
  const db = openKysely({ ...connection, max: 1 });
  const place = placeOf(address);
  try {
    await requireFit(db, place);
    const names = { name: `The database ${place}`, other: 'set DATABASE_URL to another database' };
    await (options.migrate ? migrate(db, names, [compareBytes]) : requireCurrent(db, names));
    if (options.migrate) await preparePostgresApart(db);
  } catch (error) {
    throw explainRefusal(error, place);
  } finally {
    await db.destroy();
  }
}

function openKysely(config: PoolConfig): Kysely<Tables> {
  const pool = new Pool(config);
  const names = new StatementNames();
  const versions = new WeakMap<PoolClient, number>();
  // The pool replaces an idle connection that ends; one in use fails its next query. Without error listeners, either would end the process.
  pool.on('error', ignore);
  pool.on('connect', (client) => {
    versions.set(client, names.version);
    nameStatements(client.on('error', ignore), names);
    endWhenLate(client);
  });
  // A connection with outdated statements ends, because the database would keep them as long as it lives.
  pool.on('release', (_error, client) => {
    if (versions.get(client) !== names.version) void client.end().catch(ignore);
  });
  return new Kysely<Tables>({ dialect: new ArrayDialect({ pool: new PatientPool(pool) }) });
}

const ignore = (): void => {};

/**
 * Makes PostgreSQL compare text columns by bytes, as SQLite does. Otherwise sort orders, and results derived from them, depend on the database
 * locale.
 */
const compareBytes: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
};

class CompareBytes extends OperationNodeTransformer {
  protected override transformColumnDefinition(
    ...given: Parameters<OperationNodeTransformer['transformColumnDefinition']>
  ): ColumnDefinitionNode {
    const node = super.transformColumnDefinition(...given);
    return 'dataType' in node.dataType && node.dataType.dataType === 'text'
      ? { ...node, dataType: RawNode.createWithSql('text collate "C"') }
      : node;
  }
}

const transformer = new CompareBytes();
