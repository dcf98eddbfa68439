import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import { hashToken } from '../../session/session-keys.ts';
import { everything, type Grant } from './grants.ts';
import { sessionCookie } from './session-cookie.ts';

/** Who calls the console's API; never nobody. */
export interface Operator {
  /** What rows keep of them: an operator's id, or `console` for the bearer of the console token. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly grants: readonly Grant[];
  /** The key that proved it; the console token is none. */
  readonly key?: { readonly id: string; readonly kind: 'session' | 'token' };
}

const CONSOLE_AUTHOR = 'console';

/** Who keeps the server itself: the bearer of the console token. */
export const keeper: Operator = { id: CONSOLE_AUTHOR, name: 'Console token', email: '', grants: everything };

export const sessionIdleMs = 12 * 60 * 60 * 1000;

/** Whether a request brings its own key: then nothing that a browser adds by itself counts. */
export const bringsKey = ({ headers }: FastifyRequest): boolean => headers.authorization !== undefined;

/** The operator of a request, read from the store each time, so that what ended is over at once; undefined for everybody else. */
export const readOperator = async (app: FastifyInstance, request: FastifyRequest): Promise<Operator | undefined> => {
  if (bringsKey(request)) {
    const given = /^Bearer +(\S{1,200}) *$/i.exec(request.headers.authorization ?? '')?.[1];
    if (given === undefined) return undefined;
    return app.consoleToken.equals(given) ? keeper : operatorOf(app, given, 'token');
  }
  const cookie = request.cookies[sessionCookie(app.env)];
  return cookie === undefined ? undefined : operatorOf(app, cookie, 'session');
};

// A session's use is noted now and then, not with every call.
const notedEachMs = 60_000;

const operatorOf = async ({ desk: { store, now } }: FastifyInstance, given: string, kind: 'session' | 'token'): Promise<Operator | undefined> => {
  const at = now();
  const row = await findByKey(store.db, hashToken(given), kind);
  if (row === undefined || row.state !== 'active' || row.until <= at.toISOString()) return undefined;
  if (at.getTime() - Date.parse(row.used_at) > notedEachMs) await noteUse(store.db, row, at);
  return { id: row.operator, name: row.name, email: row.email, grants: JSON.parse(row.grants) as Grant[], key: { id: row.key, kind } };
};

const findByKey = (db: Kysely<Tables>, hash: string, kind: 'session' | 'token') =>
  db
    .selectFrom('operator_keys')
    .innerJoin('operators', 'operators.id', 'operator_keys.operator')
    .select(['operator_keys.id as key', 'operator_keys.kind', 'operator_keys.until', 'operator_keys.used_at', 'operators.id as operator', 'operators.name', 'operators.email', 'operators.grants', 'operators.state'])
    .where('operator_keys.hash', '=', hash)
    .where('operator_keys.kind', '=', kind)
    .executeTakeFirst();

/** A session ends when it has not been used for long; a token ends on its day. */
const noteUse = async (db: Kysely<Tables>, { key, kind, until }: { readonly key: string; readonly kind: 'session' | 'token'; readonly until: string }, at: Date): Promise<void> => {
  const later = kind === 'session' ? new Date(at.getTime() + sessionIdleMs).toISOString() : until;
  await db.updateTable('operator_keys').set({ used_at: at.toISOString(), until: later }).where('id', '=', key).execute();
};
