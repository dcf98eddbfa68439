import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { pictureParams, recordParams, venueParams } from '#schemas/calls/members/console-answers';
import { reviewDecisionBody, reviewsAnswer } from '#schemas/calls/reports/console-answers';
import { HttpError } from '../../core/errors.ts';
import { consoleApi } from '../../core/operators/console-api.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { requireVenue } from '../../core/operators/require-venue.ts';
import { sendPrivateFile } from '../../core/files/send-file.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { decideReview, listDeskReviews, readDeskPhoto } from './desk-reviews.ts';

const base = '/api/console/v1/members/:venue/reviews';

/** Registers the reviews of a venue for lead agents, who hide them and show them again. */
export const registerReviewDesk: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  consoleApi(app, 'members');
  const { store } = app.publishing;
  const config = { right: 'agent-lead' } as const;

  app.get(
    base,
    {
      config,
      schema: {
        summary: 'List the latest reviews of visitors, hidden ones too',
        params: venueParams,
        response: { 200: reviewsAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue }, operator }) => {
      requireVenue(app, operator, venue);
      return { reviews: await listDeskReviews(store.db, venue) };
    },
  );

  app.get(
    `${base}/:id/photos/:record`,
    {
      config,
      schema: {
        summary: 'Read a photo of a review',
        params: recordParams,
        produces: ['image/jpeg'],
        response: { '4xx': errorSchema },
      },
    },
    async ({ params: { venue, id, record }, operator }, reply) => {
      requireVenue(app, operator, venue);
      const photo = await readDeskPhoto(app.context, { venue, id, file: record });
      if (photo === undefined) throw new HttpError('noPicture');
      return sendPrivateFile(reply, photo);
    },
  );

  app.put(
    `${base}/:id`,
    {
      config,
      schema: {
        summary: 'Hide a review with its photos from others, or show it again',
        params: pictureParams,
        body: reviewDecisionBody,
        response: { 200: reviewsAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue, id }, body: { decision, reason = 'OTHER' }, operator }) => {
      requireVenue(app, operator, venue);
      const isDone = await inTransaction(store, (tx) =>
        decideReview(tx, {
          id,
          venue,
          isHidden: decision === 'HIDE',
          reason: decision === 'HIDE' ? reason : '',
          operator: operator.id,
          at: app.clock.now(),
        }),
      );
      if (!isDone) throw new HttpError('notFound');
      return { reviews: await listDeskReviews(store.db, venue) };
    },
  );
};
