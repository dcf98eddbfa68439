import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { sanitiseTexts } from '#content';
import { heldPictures } from '../media/held-pictures.ts';
import { keyOf } from '../../live-site.ts';
import { checkAnswer, checkBody, htmlAnswer, htmlBody, widgetsAnswer } from './check-schema.ts';
import { checkSite } from './make-release.ts';
import { asSaved } from './save-revision.ts';
import { errorSchema } from './schema.ts';

const MEGABYTE = 1024 * 1024;

/** The whole-site gate for whoever is writing: nothing is saved, and what is checked is what the caller holds. */
export const registerCheck: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  const { desk } = app;

  app.post(
    '/api/console/v1/check',
    {
      bodyLimit: 16 * MEGABYTE,
      // Two levels stand around each document. Whoever may read has the live documents already, and gives the others.
      config: { right: 'read', jsonDepth: 22 },
      schema: { summary: 'Tell all problems of the live release with changes that are not saved, by the same check as a release; nothing is kept', body: checkBody, response: { 200: checkAnswer, '4xx': errorSchema } },
    },
    async ({ body: { documents, removed } }) => {
      const since = performance.now();
      const { number, documents: live, prepared } = desk.live.current;
      const next = new Map(live);
      for (const name of removed) next.delete(keyOf(name));
      for (const document of documents) next.set(keyOf(document), asSaved(document));
      // Only what is not live as it stands is read again.
      const { problems } = await checkSite(next, prepared.kept, { widgetCode: desk.widgetCode, pictures: await heldPictures(desk.store.db, next) });
      return { release: number, documents: next.size, ms: Math.round(performance.now() - since), problems: [...problems] };
    },
  );

  // What a console that checks by itself cannot know or do: only a document model sanitises HTML, and only the build knows its sizes.
  app.post(
    '/api/console/v1/check/html',
    { bodyLimit: 16 * MEGABYTE, config: { right: 'read' }, schema: { summary: 'Sanitise HTML texts as a release would; nothing is kept', body: htmlBody, response: { 200: htmlAnswer, '4xx': errorSchema } } },
    async ({ body: { texts } }) => ({ clean: (await sanitiseTexts(texts, desk.live.current.prepared.kept)).map((one) => ({ ...one })) }),
  );

  app.get('/api/console/v1/check/widgets', { config: { right: 'read' }, schema: { summary: 'Tell how much code each widget brings, for the budget of a page', response: { 200: widgetsAnswer, '4xx': errorSchema } } }, async () => ({
    widgets: Object.fromEntries([...desk.widgetCode].map(([widget, files]) => [widget, Object.fromEntries(files)])),
  }));
};
