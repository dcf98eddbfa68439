import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { errorSchema } from '../publishing/schema.ts';
import { readNote, writeNote } from './notes-store.ts';
import { noteAnswer, noteBody, noteParams } from './schema.ts';

/** Registers the endpoints for private console settings of the operator, shared across devices. */
export const registerNotes: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  const { db } = app.desk.store;
  const url = '/api/console/v1/notes/:name';
  app.get(url, { config: { right: 'self' }, schema: { summary: 'Read a note of one\'s own', params: noteParams, response: { 200: noteAnswer, '4xx': errorSchema } } }, async ({ params, operator }) => ({ value: await readNote(db, operator.id, params.name) }));
  app.put(url, { config: { right: 'self' }, schema: { summary: 'Keep a note for oneself', params: noteParams, body: noteBody, response: { 200: noteAnswer, '4xx': errorSchema } } }, async ({ params, body, operator }) => {
    await writeNote(db, operator.id, params.name, body.value);
    return { value: body.value };
  });
};
