import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { HttpError } from '../../errors.ts';
import type { SavedDocuments } from '../../live-site.ts';
import { listDrafts } from './drafts-store.ts';
import { withDrafts } from './publish.ts';
import { findRelease, readDocumentsOf, releaseHash } from './releases-store.ts';
import { errorSchema, siteAnswer, siteQuery } from './schema.ts';

/** A site as a whole, to be checked or compared outside: what is live, an earlier release, or what would be with all drafts. */
export const registerSite: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  const { desk } = app;
  app.get(
    '/api/console/v1/site',
    { schema: { summary: 'Read all documents of a release: the live one, another, or as they would be with all drafts', querystring: siteQuery, response: { 200: siteAnswer, '4xx': errorSchema } } },
    async ({ query: { release, drafts = false } }, reply) => {
      if (release !== undefined && drafts) throw new HttpError('invalid', 'Drafts stand over the live release: give release or drafts, not both.');
      const live = desk.live.current;
      const number = release ?? live.number;
      const saved = await documentsOf(number);
      const documents = drafts ? withDrafts(saved, await listDrafts(desk.store.db)) : saved;
      const hash = releaseHash(documents);
      reply.header('etag', `"${hash}"`);
      return { release: number, hash, drafts, documents: [...documents.values()].map(({ body }) => body) };
    },
  );

  async function documentsOf(number: number): Promise<SavedDocuments> {
    const live = desk.live.current;
    if (number === live.number) return live.documents;
    if ((await findRelease(desk.store.db, number)) === undefined) throw new HttpError('noRelease');
    return readDocumentsOf(desk.store.db, number);
  }
};
