import type { FastifyPluginAsync } from 'fastify';
import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { consoleApi } from '../../core/operators/console-api.ts';
import { registerPeople } from './people-routes.ts';
import { registerOwnSession } from './session-routes.ts';
import { registerSecondFactor } from './second-factor-routes.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { allows, allowsAll } from '../../core/operators/grants.ts';
import { readJournal } from './read-journal.ts';
import { journalAnswer, journalQuery, noteAnswer, noteBody, noteParams } from './schema.ts';
import type { Db } from '../../core/storage/tables.ts';

/** Registers the endpoints for sign-in, console users, the journal and notes. */
export const registerOperators: FastifyPluginAsync = async (app) => {
  consoleApi(app, 'operators');
  await app.register(registerOwnSession);
  await app.register(registerSecondFactor);
  await app.register(registerPeople);
  await app.register(registerJournal);
  await app.register(registerNotes);
};

/**
 * Registers the journal, newest first. Operators see entries of documents that they may read and of releases; administrators of everything see all.
 */
const registerJournal: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  app.get(
    '/api/console/v1/journal',
    {
      config: { right: 'read' },
      schema: {
        summary: 'Read the journal, newest first',
        querystring: journalQuery,
        response: { 200: journalAnswer, '4xx': errorSchema },
      },
    },
    async ({ query, operator }) => {
      const seesAll = allowsAll(operator.grants, 'administer');
      const { entries, next } = await readJournal(
        app.store.db,
        query,
        ({ type, venue, release }) =>
          seesAll || (type === undefined ? release !== undefined : allows(operator.grants, 'read', { type, venue })),
      );
      return { entries, ...(next === undefined ? {} : { next }) };
    },
  );
};

/** Registers the endpoints for private console settings of the operator, shared across devices. */
const registerNotes: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  const { db } = app.store;
  const url = '/api/console/v1/notes/:name';
  app.get(
    url,
    {
      config: { right: 'self' },
      schema: {
        summary: "Read a note of one's own",
        params: noteParams,
        response: { 200: noteAnswer, '4xx': errorSchema },
      },
    },
    async ({ params, operator }) => ({ value: await readNote(db, operator.id, params.name) }),
  );
  app.put(
    url,
    {
      config: { right: 'self' },
      schema: {
        summary: 'Keep a note for oneself',
        params: noteParams,
        body: noteBody,
        response: { 200: noteAnswer, '4xx': errorSchema },
      },
    },
    async ({ params, body, operator }) => {
      await writeNote(db, operator.id, params.name, body.value);
      return { value: body.value };
    },
  );
};

type Value = Record<string, unknown>;

/** Returns a note of an operator, or an empty object. */
const readNote = async (db: Db, operator: string, name: string): Promise<Value> => {
  const row = await db
    .selectFrom('operator_notes')
    .select('value')
    .where('operator', '=', operator)
    .where('name', '=', name)
    .executeTakeFirst();
  // Written by writeNote.
  return row === undefined ? {} : (JSON.parse(row.value) as Value);
};

const writeNote = async (db: Db, operator: string, name: string, value: Value): Promise<void> => {
  const text = JSON.stringify(value);
  await db
    .insertInto('operator_notes')
    .values({ operator, name, value: text })
    .onConflict((conflict) => conflict.columns(['operator', 'name']).doUpdateSet({ value: text }))
    .execute();
};
