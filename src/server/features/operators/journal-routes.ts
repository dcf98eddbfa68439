import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { errorSchema } from '../publishing/schema.ts';
import { allows, allowsAll } from './grants.ts';
import { readJournal } from './read-journal.ts';
import { journalAnswer, journalQuery } from './schema.ts';

/**
 * Registers the journal, newest first. Operators see entries of documents that they may read and of releases; administrators of everything see all.
 */
export const registerJournal: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  app.get('/api/console/v1/journal', { config: { right: 'read' }, schema: { summary: 'Read the journal, newest first', querystring: journalQuery, response: { 200: journalAnswer, '4xx': errorSchema } } }, async ({ query, operator }) => {
    const seesAll = allowsAll(operator.grants, 'administer');
    const { entries, next } = await readJournal(app.desk.store.db, query, ({ type, venue, release }) =>
      seesAll || (type === undefined ? release !== undefined : allows(operator.grants, 'read', { type, venue })));
    return { entries, ...(next === undefined ? {} : { next }) };
  });
};
