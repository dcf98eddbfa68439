import { DAY_MS } from '../../core/durations.ts';
import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { HttpError } from '../../core/errors.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { hashToken, randomToken } from '../../core/session/session-keys.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { writeJournal } from '../../core/operators/journal.ts';
import { endKeys, hasKey, insertKey, listTokens, lockPerson } from '../../core/operators/operators-store.ts';
import {
  newTokenAnswer,
  newTokenBody,
  passwordBody,
  personParams,
  sessionAnswer,
  signInBody,
  tokensAnswer,
} from './schema.ts';
import { readMe } from './read-me.ts';
import { clearSession } from '../../core/operators/session-cookie.ts';
import { changeOwnPassword, signIn } from './sign-in.ts';

/** Registers the endpoints for sign-in, sign-out, the operator's password and tokens. */
export const registerOwnSession: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  const { store, clock, env } = app;

  app.post(
    '/api/console/v1/session',
    {
      config: { right: 'anyone' },
      schema: { summary: 'Sign in', body: signInBody, response: { 200: sessionAnswer, '4xx': errorSchema } },
    },
    async ({ body }, reply) => readMe(app, await signIn(app, body, reply.request, reply)),
  );

  app.get(
    '/api/console/v1/session',
    {
      config: { right: 'self' },
      schema: { summary: 'Read who is signed in', response: { 200: sessionAnswer, '4xx': errorSchema } },
    },
    async ({ operator }) => readMe(app, operator),
  );

  app.delete(
    '/api/console/v1/session',
    {
      config: { right: 'self' },
      schema: { summary: 'Sign out', response: { 204: { type: 'null' }, '4xx': errorSchema } },
    },
    async ({ operator }, reply) => {
      const at = clock.now().toISOString();
      if (operator.key?.kind === 'session') {
        const { id } = operator.key;
        await inTransaction(store, async (tx) => {
          await endKeys(tx, operator.id, { id });
          await writeJournal(tx, { author: operator.id, at }, [{ kind: 'signed-out' }]);
        });
      }
      clearSession(reply, env);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/console/v1/session/password',
    {
      config: { right: 'self' },
      schema: {
        summary: 'Change the own password',
        body: passwordBody,
        response: { 204: { type: 'null' }, '4xx': errorSchema },
      },
    },
    async ({ body }, reply) => {
      await changeOwnPassword(app, body, reply.request, reply);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/console/v1/tokens',
    {
      config: { right: 'self' },
      schema: { summary: 'List the own tokens', response: { 200: tokensAnswer, '4xx': errorSchema } },
    },
    async ({ operator }) => {
      const tokens = await listTokens(store.db, operator.id, clock.now().toISOString());
      return {
        tokens: tokens.map(({ id, name, created_at, used_at, until }) => ({
          id,
          name,
          createdAt: created_at,
          usedAt: used_at,
          until,
        })),
      };
    },
  );

  app.post(
    '/api/console/v1/tokens',
    {
      config: { right: 'self' },
      schema: {
        summary: 'Make a token for a program; it may do what its owner may',
        body: newTokenBody,
        response: { 201: newTokenAnswer, '4xx': errorSchema },
      },
    },
    async ({ body, operator }, reply) => {
      // A leaked token must not create more tokens.
      const { key } = operator;
      if (key?.kind !== 'session') throw new HttpError('noRight', 'Tokens are made by somebody who is signed in.');
      const now = clock.now();
      const token = randomToken();
      const made = {
        id: randomUUID(),
        name: body.name.trim(),
        until: new Date(now.getTime() + body.days * DAY_MS).toISOString(),
      };
      await inTransaction(store, async (tx) => {
        await lockPerson(tx, store, operator.id);
        // A new password ends the sessions of a person, and their tokens.
        if (!(await hasKey(tx, key.id))) throw new HttpError('noToken');
        await insertKey(tx, {
          ...made,
          hash: hashToken(token),
          operator: operator.id,
          kind: 'token',
          at: now.toISOString(),
        });
        await writeJournal(tx, { author: operator.id, at: now.toISOString() }, [
          { kind: 'token-made', detail: { name: made.name, until: made.until } },
        ]);
      });
      return reply.code(201).send({ ...made, token });
    },
  );

  app.delete(
    '/api/console/v1/tokens/:id',
    {
      config: { right: 'self' },
      schema: { summary: 'End a token', params: personParams, response: { 204: { type: 'null' }, '4xx': errorSchema } },
    },
    async ({ params, operator }, reply) => {
      const at = clock.now().toISOString();
      await inTransaction(store, async (tx) => {
        if ((await endKeys(tx, operator.id, { id: params.id, kind: 'token' })) === 0) throw new HttpError('noKey');
        await writeJournal(tx, { author: operator.id, at }, [{ kind: 'token-ended', detail: { token: params.id } }]);
      });
      return reply.code(204).send(null);
    },
  );
};
