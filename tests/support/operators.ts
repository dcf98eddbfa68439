import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { hashPassword } from '../../src/server/services/accounts/passwords.ts';
import { needsFactor, type Grant } from '../../src/server/core/operators/grants.ts';
import { insertPerson } from '../../src/server/core/operators/operators-store.ts';
import type { TestServer } from './test-server.ts';

export const PASSWORD = 'Cloud-roulette-2026';

type Method = 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';

/** An operator with their own browser. */
export interface TestOperator {
  readonly id: string;
  readonly email: string;
  /** Calls the console API; `path` is relative to its base. */
  call(
    method: Method,
    path: string,
    payload?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** Cookie header of the session. */
  readonly cookie: string;
}

export const all = (role: Grant['role']): Grant => ({ role, venues: 'all', shared: true, types: 'all' });

/** Adds an operator with these rights. */
export async function addOperator(
  { publishing }: Pick<TestServer, 'publishing'>,
  grants: readonly Grant[],
  email = `${randomUUID()}@resort.example`,
): Promise<{ readonly id: string; readonly email: string }> {
  const id = randomUUID();
  await insertPerson(publishing.store.db, {
    id,
    email,
    name: email.split('@')[0] ?? email,
    grants,
    state: 'active',
    passwordHash: await hashPassword(PASSWORD),
    at: publishing.clock.now().toISOString(),
  });
  return { id, email };
}

/** Signs in and returns the response. */
export const signIn = (
  { app }: Pick<TestServer, 'app'>,
  email: string,
  password = PASSWORD,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: '/api/console/v1/session',
    headers: { 'x-console': '1', ...headers },
    payload: { email, password },
  });

export const cookieOf = (answer: LightMyRequestResponse): string =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** Marks the sessions of an operator as proven now, without a device. */
export const proveSessions = async (
  { publishing: { store, clock } }: Pick<TestServer, 'publishing'>,
  operator: string,
): Promise<void> => {
  await store.db
    .updateTable('operator_keys')
    .set({ proven_at: clock.now().toISOString() })
    .where('operator', '=', operator)
    .execute();
};

/** Adds an operator with these rights and signs in. Record roles come with a second factor that was given just now. */
export async function operatorWith(
  server: Pick<TestServer, 'app' | 'publishing'>,
  grants: readonly Grant[],
): Promise<TestOperator> {
  const person = await addOperator(server, grants);
  const cookie = cookieOf(await signIn(server, person.email));
  if (needsFactor(grants)) await proveSessions(server, person.id);
  return {
    ...person,
    cookie,
    call(method, path, payload, headers) {
      const call = { method, url: `/api/console/v1${path}`, headers: { cookie, 'x-console': '1', ...headers } };
      return server.app.inject(payload === undefined ? call : { ...call, payload });
    },
  };
}
