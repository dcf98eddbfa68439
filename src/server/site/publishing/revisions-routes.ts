import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { HttpError } from '../../core/errors.ts';
import { withDrafts } from './with-drafts.ts';
import { requireOnDocuments } from './rights-on-drafts.ts';
import { documentAnswer, revisionParams } from './schema.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import type { SavedDocument } from '../../core/live-site/live-site.ts';
import type { Db } from '../../core/storage/tables.ts';
import type { DocumentName } from './drafts-store.ts';

/** Registers the endpoint that returns past revisions of documents. Revisions never change and are never deleted. */
export const registerRevisions: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  const { publishing } = app;
  app.get(
    '/api/console/v1/documents/:type/:id/revisions/:hash',
    {
      config: { right: 'read' },
      schema: {
        summary: 'Read a document as it once was, by the revision that the journal names',
        params: revisionParams,
        response: { 200: documentAnswer, '4xx': errorSchema },
      },
    },
    async ({ params, operator }, reply) => {
      const { documents } = publishing.live.current;
      // Check the right before the lookup: callers without it must not learn which revisions exist.
      requireOnDocuments(operator, 'read', [params], documents, documents);
      const document = await findRevision(publishing.store.db, params);
      if (document === undefined) throw new HttpError('noRevision');
      // The document may have belonged to another venue at that revision.
      requireOnDocuments(operator, 'read', [params], documents, withDrafts(documents, [{ ...params, document }]));
      return reply.header('etag', `"${document.hash}"`).send(document.body);
    },
  );
};

/** Returns a revision of a document, or undefined when the document never had it. */
async function findRevision(
  db: Db,
  { type, id, hash }: DocumentName & { readonly hash: string },
): Promise<SavedDocument | undefined> {
  const row = await db
    .selectFrom('revisions')
    .select('body')
    .where('hash', '=', hash)
    .where('type', '=', type)
    .where('id', '=', id)
    .executeTakeFirst();
  // Written by saveRevisions from an object.
  return row && { type, id, hash, body: JSON.parse(row.body) as SavedDocument['body'] };
}
