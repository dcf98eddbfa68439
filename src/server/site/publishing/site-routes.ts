import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { HttpError } from '../../core/errors.ts';
import type { SavedDocuments } from '../../core/live-site/live-site.ts';
import { partlySeen, seenBy } from './hidden-values.ts';
import { listDrafts } from './drafts-store.ts';
import { withDrafts } from './with-drafts.ts';
import { readable } from './rights-on-drafts.ts';
import { findRelease, readDocumentsOf, releaseHash } from './releases-store.ts';
import { siteAnswer, siteQuery } from './schema.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';

/** Registers the endpoint that returns all documents of a site for external checks: live, an earlier release, or with all drafts. */
export const registerSite: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  const { publishing } = app;
  app.get(
    '/api/console/v1/site',
    {
      config: { right: 'read' },
      schema: {
        summary:
          'Read all documents of a release: the live one, another, or as they would be with all drafts that the caller may read',
        querystring: siteQuery,
        response: { 200: siteAnswer, '4xx': errorSchema },
      },
    },
    async ({ query: { release, drafts = false }, operator }, reply) => {
      if (release !== undefined && drafts)
        throw new HttpError('invalid', 'Drafts stand over the live release: give release or drafts, not both.');
      const live = publishing.live.current;
      const number = release ?? live.number;
      const saved = await documentsOf(number);
      const saves = drafts ? await listDrafts(publishing.store.db) : [];
      const whole = drafts ? withDrafts(saved, readable(operator, saves, saved, withDrafts(saved, saves))) : saved;
      const documents = seenBy(operator, whole, live.documents);
      const hash = releaseHash(documents);
      reply.header('etag', `"${hash}"`);
      const all = [...documents.values()];
      return {
        release: number,
        hash,
        drafts,
        documents: all.map(({ body }) => body),
        hashes: all.map((document) => document.hash),
        partial: partlySeen(whole, documents),
      };
    },
  );

  async function documentsOf(number: number): Promise<SavedDocuments> {
    const live = publishing.live.current;
    if (number === live.number) return live.documents;
    if ((await findRelease(publishing.store.db, number)) === undefined) throw new HttpError('noRelease');
    return readDocumentsOf(publishing.store.db, number);
  }
};
