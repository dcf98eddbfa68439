import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { seldom } from '../../core/plugins/seldom.ts';
import { HttpError } from '../../core/errors.ts';
import { findLive } from '../publishing/releases-store.ts';

const answer = {
  type: 'object',
  required: ['status'],
  properties: { status: { type: 'string' }, release: { type: 'integer' } },
} as const;

/**
 * Registers health checks. `/livez` and its alias `/healthz`: the process runs. `/readyz`: a release is loaded and the store responds, otherwise 503.
 */
export const registerHealth: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  for (const url of ['/livez', '/healthz'])
    app.get(
      url,
      { schema: { tags: ['health'], summary: 'Does the process live?', response: { 200: answer } } },
      async () => ({ status: 'ok' }),
    );

  const tell = seldom<unknown>(1_000, (err) => app.log.error({ err }, 'the store does not answer'));
  app.get(
    '/readyz',
    { schema: { tags: ['health'], summary: 'Can visitors be answered?', response: { 200: answer } } },
    async () => {
      const { number } = app.live.current;
      await findLive(app.store.db).catch((error: unknown) => {
        tell(error);
        throw new HttpError('notReady');
      });
      return { status: 'ready', release: number };
    },
  );
};
