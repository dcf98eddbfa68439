import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { HttpError } from '../../errors.ts';
import { findRevision } from './find-revision.ts';
import { withDrafts } from './with-drafts.ts';
import { requireOnDocuments } from './rights-on-drafts.ts';
import { documentAnswer, errorSchema, revisionParams } from './schema.ts';

/** States that documents once had; none is ever changed or lost. */
export const registerRevisions: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  const { desk } = app;
  app.get(
    '/api/console/v1/documents/:type/:id/revisions/:hash',
    { config: { right: 'read' }, schema: { summary: 'Read a document as it once was, by the revision that the journal names', params: revisionParams, response: { 200: documentAnswer, '4xx': errorSchema } } },
    async ({ params, operator }, reply) => {
      const { documents } = desk.live.current;
      // Who may not read the document learns nothing, not even which revisions there are.
      requireOnDocuments(operator, 'read', [params], documents, documents);
      const document = await findRevision(desk.store.db, params);
      if (document === undefined) throw new HttpError('noRevision');
      // It may have been another venue's then.
      requireOnDocuments(operator, 'read', [params], documents, withDrafts(documents, [{ ...params, document }]));
      return reply.header('etag', `"${document.hash}"`).send(document.body);
    },
  );
};
