import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { prepare, sightOfLayout } from '../../../content/index.ts';
import { checkBody } from './check-schema.ts';
import { layoutParams, sightAnswer, widgetCodeAnswer } from './layouts-schema.ts';
import { compileRelease } from './make-release.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { withUnsaved } from './with-drafts.ts';

const MEGABYTE = 1024 * 1024;

/** Registers the endpoints for layout editors: visibility of each placement and code size of each widget. */
export const registerLayouts: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  const { publishing } = app;

  app.get(
    '/api/console/v1/widget-code',
    {
      config: { right: 'read' },
      schema: {
        summary:
          'Tell how many bytes of code each widget adds to a first visit, file by file: files that several widgets share count once',
        response: { 200: widgetCodeAnswer, '4xx': errorSchema },
      },
    },
    async () => ({
      widgets: Object.fromEntries(
        [...publishing.widgetCode].map(([widget, files]) => [widget, Object.fromEntries(files)]),
      ),
    }),
  );

  app.post(
    '/api/console/v1/layouts/:id/sight',
    {
      bodyLimit: 16 * MEGABYTE,
      // As in check-routes.ts: callers with the read right already see the live documents and send the changed ones.
      config: { right: 'read', jsonDepth: 22 },
      schema: {
        summary:
          'Tell in how many of the views of the live release, with changes that are not saved, each widget of a layout is shown now; nothing is kept',
        params: layoutParams,
        body: checkBody,
        response: { 200: sightAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { id }, body }) => {
      const live = publishing.live.current;
      const options = { now: publishing.clock.now().getTime(), production: true };
      const told = (sight: ReturnType<typeof sightOfLayout>) => ({
        views: sight.views,
        placements: { ...sight.placements },
      });
      if (body.documents.length + body.removed.length === 0) return told(sightOfLayout(live, id, options));
      const prepared = await prepare([...withUnsaved(live.documents, body).values()], live.prepared.kept);
      // No page is visible without a site document.
      if (!prepared.documents.site.has('site')) return { views: 0, placements: {} };
      return told(
        sightOfLayout(compileRelease({ number: 0, hash: 'seen' }, prepared, publishing.sandbox), id, options),
      );
    },
  );
};
