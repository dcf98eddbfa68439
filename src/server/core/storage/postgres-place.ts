import { sql } from 'kysely';
import type { Secret } from '../secret.ts';
import { PassingError, StartError } from '../start-error.ts';
import type { Db } from './tables.ts';

const OLDEST_VERSION = 15;

/** Returns host, port and database name for messages. All other parts of the address stay secret. */
export function placeOf(address: Secret): string {
  const { hostname, port, pathname, searchParams } = new URL(address.reveal());
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return `${host || 'localhost'}:${searchParams.get('port') ?? (port || '5432')}${pathname}`;
}

/** Throws a StartError if the database is too old or cannot store every text. */
export async function requireFit(db: Db, place: string): Promise<void> {
  const { rows } =
    await sql<ServerFacts>`select current_setting('server_version') as version, current_setting('server_encoding') as encoding`.execute(
      db,
    );
  const why = rows[0] && whyUnfit(rows[0], place);
  if (why !== undefined) throw new StartError(why);
}

interface ServerFacts {
  readonly version: string;
  readonly encoding: string;
}

export function whyUnfit({ version, encoding }: ServerFacts, place: string): string | undefined {
  if (Number.parseInt(version) < OLDEST_VERSION)
    return `PostgreSQL at ${place} is version ${version}. Promenade needs ${OLDEST_VERSION} or newer.`;
  if (encoding !== 'UTF8')
    return `The database ${place} has the encoding ${encoding}. Create one with: createdb --encoding UTF8 --template template0 <name>`;
  return undefined;
}

const hints: Readonly<Record<string, string>> = {
  '28000': 'Correct user and password in DATABASE_URL, or allow them in pg_hba.conf.',
  '28P01': 'Correct user and password in DATABASE_URL.',
  '3D000': 'Create it first: createdb <name>.',
  '42501': 'Make its user the owner of the database, or grant it create on the database and on the schema public.',
  '25006': 'DATABASE_URL must name the primary server, not a copy for reading.',
};

const PASSING = 'Is it running, and are host and port in DATABASE_URL right?';

/** Converts a database error to a StartError in plain words. Other errors are bugs and stay unchanged. */
export function explainRefusal(error: unknown, place: string): unknown {
  if (!(error instanceof Error) || error instanceof StartError) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const hint = hints[code];
  // It is unknown which of the remaining errors are temporary.
  return new (hint === undefined ? PassingError : StartError)(
    `PostgreSQL at ${place} cannot be used (${error.message || code}). ${hint ?? PASSING}`,
    { cause: error },
  );
}
