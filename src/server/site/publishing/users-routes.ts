import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { usersOf } from '#content/used-by/tell-users';
import { HttpError } from '../../core/errors.ts';
import { keyOf } from '../../core/live-site/live-site.ts';
import { seenBy } from './hidden-values.ts';
import { listDrafts } from './drafts-store.ts';
import { withDrafts } from './with-drafts.ts';
import { readable } from './rights-on-drafts.ts';
import { documentParams, usersAnswer, usersQuery } from './schema.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';

/** Registers the endpoint that lists the users of a document. */
export const registerUsers: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  const { publishing } = app;
  app.get(
    '/api/console/v1/documents/:type/:id/users',
    {
      config: { right: 'read' },
      schema: {
        summary:
          'List every place that uses a document, in the live release or as it would be with all drafts that the caller may read',
        params: documentParams,
        querystring: usersQuery,
        response: { 200: usersAnswer, '4xx': errorSchema },
      },
    },
    async ({ params, query: { drafts = false }, operator }) => {
      const live = publishing.live.current.documents;
      const saves = drafts ? await listDrafts(publishing.store.db) : [];
      const documents = seenBy(
        operator,
        drafts ? withDrafts(live, readable(operator, saves, live, withDrafts(live, saves))) : live,
        live,
      );
      if (!documents.has(keyOf(params))) throw new HttpError('noDocument');
      return {
        users: usersOf(documents.values(), params).map(({ type, id, pointer, text }) => ({
          type,
          id,
          pointer,
          text: { ...text },
        })),
      };
    },
  );
};
