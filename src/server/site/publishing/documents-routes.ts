import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { HttpError } from '../../core/errors.ts';
import { keyOf } from '../../core/live-site/live-site.ts';
import { seenBy } from './hidden-values.ts';
import { listDocuments } from './list-documents.ts';
import { documentAnswer, documentParams, documentsAnswer, documentsQuery } from './schema.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';

/** Registers the endpoints that return documents of the live release as saved. */
export const registerDocuments: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  app.get(
    '/api/console/v1/documents',
    {
      config: { right: 'read' },
      schema: {
        summary: 'List the documents of the live release',
        querystring: documentsQuery,
        response: { 200: documentsAnswer, '4xx': errorSchema },
      },
    },
    async ({ query: { page, size, ...filter }, operator }) => {
      const { documents, prepared } = app.live.current;
      const found = listDocuments(seenBy(operator, documents, documents), prepared.documents.venue, filter);
      return {
        documents: found.slice((page - 1) * size, page * size).map(({ body }) => body),
        total: found.length,
        page,
        size,
      };
    },
  );

  app.get(
    '/api/console/v1/documents/:type/:id',
    {
      config: { right: 'read' },
      schema: {
        summary: 'Read one document of the live release',
        params: documentParams,
        response: { 200: documentAnswer, '4xx': errorSchema },
      },
    },
    async ({ params, operator }, reply) => {
      const { documents } = app.live.current;
      const document = seenBy(operator, documents, documents).get(keyOf(params));
      if (document === undefined) throw new HttpError('noDocument');
      return reply.header('etag', `"${document.hash}"`).send(document.body);
    },
  );
};
