import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { sanitiseTexts } from '../../../content/index.ts';
import { checkSite } from './check-site.ts';
import { checkAnswer, checkBody, htmlAnswer, htmlBody } from './check-schema.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { withUnsaved } from './with-drafts.ts';

const MEGABYTE = 1024 * 1024;

/** Registers the whole-site check of the caller's unsaved documents. Saves nothing. */
export const registerCheck: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  const { publishing } = app;

  app.post(
    '/api/console/v1/check',
    {
      bodyLimit: 16 * MEGABYTE,
      // The body adds two levels around each document. Callers with the read right may send documents, because they already see the live ones.
      config: { right: 'read', jsonDepth: 22 },
      schema: {
        summary:
          'Tell all problems of the live release with changes that are not saved, by the same check as a release; nothing is kept',
        body: checkBody,
        response: { 200: checkAnswer, '4xx': errorSchema },
      },
    },
    async ({ body, operator }) => {
      const since = performance.now();
      const { number, documents } = publishing.live.current;
      const next = withUnsaved(documents, body);
      const { problems } = await publishing.checks.run(operator.id, () =>
        checkSite(publishing, next, { now: publishing.clock.now() }),
      );
      return {
        release: number,
        documents: next.size,
        ms: Math.round(performance.now() - since),
        problems: [...problems],
      };
    },
  );

  // The console checks by itself but cannot sanitise HTML: only a document model can.
  app.post(
    '/api/console/v1/check/html',
    {
      bodyLimit: 16 * MEGABYTE,
      config: { right: 'read' },
      schema: {
        summary: 'Sanitise HTML texts as a release would; nothing is kept',
        body: htmlBody,
        response: { 200: htmlAnswer, '4xx': errorSchema },
      },
    },
    async ({ body: { texts } }) => ({
      clean: (await sanitiseTexts(texts, publishing.live.current.prepared.kept)).map((one) => ({ ...one })),
    }),
  );
};
