import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { changesAnswer } from './release-schema.ts';

/** Registers the endpoint that returns the last author of each live document. */
export const registerChanges: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  const { publishing } = app;
  app.get(
    '/api/console/v1/changes',
    {
      config: { right: 'read' },
      schema: {
        summary: 'Tell of every document of the live release who wrote it as it stands, and when',
        response: { 200: changesAnswer, '4xx': errorSchema },
      },
    },
    async () => {
      const rows = await publishing.store.db
        .selectFrom('release_documents as held')
        .innerJoin('revisions as written', (join) =>
          join
            .onRef('written.hash', '=', 'held.revision')
            .onRef('written.type', '=', 'held.type')
            .onRef('written.id', '=', 'held.id'),
        )
        .where('held.release', '=', publishing.live.current.number)
        .select(['held.type', 'held.id', 'written.author', 'written.created_at'])
        .execute();
      return { changes: rows.map(({ type, id, author, created_at }) => ({ type, id, author, at: created_at })) };
    },
  );
};
