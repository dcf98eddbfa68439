import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { courseDecisionBody, pictureParams, venueParams } from '#schemas/calls/members/console-answers';
import { profileUploadsAnswer } from '#schemas/calls/profile/console-answers';
import { HttpError } from '../../core/errors.ts';
import { consoleApi } from '../../core/operators/console-api.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { requireVenue } from '../../core/operators/require-venue.ts';
import { sendPrivatePicture } from '../../core/pictures/send-picture.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { decideUpload, listUploads } from './hide-picture.ts';
import { readUpload } from './pictures.ts';

const base = '/api/console/v1/members/:venue/profile-pictures';

/** Registers the profile pictures that members uploaded, for agents of every venue: members belong to the whole resort. */
export const registerProfileUploads: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  consoleApi(app, 'members');
  const { store } = app.publishing;
  const config = { right: 'agent' } as const;
  const read = (venue: string) =>
    listUploads(store.db, (id) => `/api/console/v1/members/${venue}/profile-pictures/${id}`);

  app.get(
    base,
    {
      config,
      schema: {
        summary: 'List the uploaded profile pictures that no agent has decided about',
        params: venueParams,
        response: { 200: profileUploadsAnswer, '4xx': errorSchema },
      },
    },
    async ({ params, operator }) => {
      requireVenue(app, operator, params.venue);
      return read(params.venue);
    },
  );
  app.get(
    `${base}/:id`,
    {
      config,
      schema: {
        summary: 'Read an uploaded profile picture',
        params: pictureParams,
        produces: ['image/jpeg'],
        response: { '4xx': errorSchema },
      },
    },
    async ({ params: { venue, id }, operator }, reply) => {
      requireVenue(app, operator, venue);
      const file = await readUpload(app.context, id);
      if (file === undefined) throw new HttpError('noPicture');
      return sendPrivatePicture(reply, file.bytes);
    },
  );
  app.put(
    `${base}/:id`,
    {
      config,
      schema: {
        summary: 'Keep an uploaded profile picture, or take it from its member and delete it',
        params: pictureParams,
        body: courseDecisionBody,
        response: { 200: profileUploadsAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue, id }, body, operator }) => {
      requireVenue(app, operator, venue);
      const isDone = await inTransaction(store, (tx) =>
        decideUpload(tx, app, { id, decision: body.decision, operator: operator.id }),
      );
      if (!isDone) throw new HttpError('notFound');
      return read(venue);
    },
  );
};
