import type { FastifyInstance, FastifyRequest } from 'fastify';
import { whileWritable } from '../storage/while-writable.ts';
import type { Db } from '../storage/tables.ts';
import { hashToken } from '../session/session-keys.ts';
import { everything, withoutFactor, type Grant } from './grants.ts';
import { sessionCookie } from './session-cookie.ts';
import type { Env } from '../env.ts';

/** Authenticated caller of the console API. */
export interface Operator {
  /** Author id in the database: an operator id, or `console` for the console token. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Grants that count in this request. */
  readonly grants: readonly Grant[];
  /** Grants of the operator, including those that wait for the second factor. */
  readonly heldGrants: readonly Grant[];
  /** Session or token of the request; absent for the console token. */
  readonly key?: OperatorKey;
}

export interface OperatorKey {
  readonly id: string;
  readonly kind: 'session' | 'token';
  /** Instant of the last second factor in this session; empty: none yet. */
  readonly provenAt: string;
}

const CONSOLE_AUTHOR = 'console';

/** Holder of the console token. */
export const keeper: Operator = {
  id: CONSOLE_AUTHOR,
  name: 'Console token',
  email: '',
  grants: everything,
  heldGrants: everything,
};

export const sessionIdleMs = 12 * 60 * 60 * 1000;

/** Time after which the second factor is asked for again. */
export const provenMs = 12 * 60 * 60 * 1000;

/** Returns the end of the time in which the second factor of a session counts; undefined if it does not count now. */
export const provenUntil = ({ kind, provenAt }: Omit<OperatorKey, 'id'>, now: Date): string | undefined => {
  if (kind !== 'session' || provenAt === '') return undefined;
  const until = new Date(Date.parse(provenAt) + provenMs);
  return until > now ? until.toISOString() : undefined;
};

/** Returns the grants that count with a key: tokens, and sessions without a second factor, have no rights on records of members. */
export const countingGrants = (
  env: Pick<Env, 'secondFactor'>,
  held: readonly Grant[],
  key: Omit<OperatorKey, 'id'>,
  now: Date,
): readonly Grant[] => (env.secondFactor && provenUntil(key, now) === undefined ? withoutFactor(held) : held);

/** Checks if a request has an Authorization header. Cookies are then ignored. */
export const bringsKey = ({ headers }: FastifyRequest): boolean => headers.authorization !== undefined;

/** Returns the operator of a request, or undefined. Reads the store on each request, so that revoked access ends immediately. */
export const readOperator = async (app: FastifyInstance, request: FastifyRequest): Promise<Operator | undefined> => {
  if (bringsKey(request)) {
    const given = /^Bearer +(\S{1,200}) *$/i.exec(request.headers.authorization ?? '')?.[1];
    if (given === undefined) return undefined;
    return app.consoleToken.equals(given) ? keeper : operatorOf(app, given, 'token');
  }
  const cookie = request.cookies[sessionCookie(app.env)];
  return cookie === undefined ? undefined : operatorOf(app, cookie, 'session');
};

// Minimum interval between updates of the last use, so that not every request writes.
const notedEachMs = 60_000;

const operatorOf = async (
  { store, clock, env }: FastifyInstance,
  given: string,
  kind: 'session' | 'token',
): Promise<Operator | undefined> => {
  const at = clock.now();
  const row = await findByKey(store.db, hashToken(given), kind);
  if (row === undefined || row.state !== 'active' || row.until <= at.toISOString()) return undefined;
  if (Math.abs(at.getTime() - Date.parse(row.used_at)) > notedEachMs)
    await whileWritable(store, () => noteUse(store.db, row, at));
  const heldGrants = JSON.parse(row.grants) as Grant[];
  const key = { id: row.key, kind, provenAt: row.proven_at };
  return {
    id: row.operator,
    name: row.name,
    email: row.email,
    grants: countingGrants(env, heldGrants, key, at),
    heldGrants,
    key,
  };
};

const findByKey = (db: Db, hash: string, kind: 'session' | 'token') =>
  db
    .selectFrom('operator_keys')
    .innerJoin('operators', 'operators.id', 'operator_keys.operator')
    .select([
      'operator_keys.id as key',
      'operator_keys.kind',
      'operator_keys.until',
      'operator_keys.used_at',
      'operator_keys.proven_at',
      'operators.id as operator',
      'operators.name',
      'operators.email',
      'operators.grants',
      'operators.state',
    ])
    .where('operator_keys.hash', '=', hash)
    .where('operator_keys.kind', '=', kind)
    .executeTakeFirst();

/** Updates the last use. Sessions expire when idle; tokens expire on a fixed date. */
const noteUse = async (
  db: Db,
  { key, kind, until }: { readonly key: string; readonly kind: 'session' | 'token'; readonly until: string },
  at: Date,
): Promise<void> => {
  const later = kind === 'session' ? new Date(at.getTime() + sessionIdleMs).toISOString() : until;
  await db
    .updateTable('operator_keys')
    .set({ used_at: at.toISOString(), until: later })
    .where('id', '=', key)
    .execute();
};
