import type { FastifyInstance } from 'fastify';
import type { FromSchema } from 'json-schema-to-ts';
import { pictureParams } from '#schemas/calls/members/console-answers';
import { HttpError } from '../errors.ts';
import { sendPrivatePicture } from '../pictures/send-picture.ts';
import { errorSchema } from './error-schema.ts';
import { requireVenue } from './require-venue.ts';

interface PictureRoute {
  /** Path with `:venue` and `:id`. */
  readonly url: string;
  readonly summary: string;
  /** Returns the bytes of a picture; undefined or null without one. */
  readonly read: (of: FromSchema<typeof pictureParams>) => Promise<Uint8Array | null | undefined>;
}

/** Registers how agents of a venue look at a picture of a member. */
export const registerPictureRoute = (app: FastifyInstance, { url, summary, read }: PictureRoute): void => {
  app.get<{ Params: FromSchema<typeof pictureParams> }>(
    url,
    {
      config: { right: 'agent' },
      schema: { summary, params: pictureParams, produces: ['image/jpeg'], response: { '4xx': errorSchema } },
    },
    async ({ params, operator }, reply) => {
      requireVenue(app, operator, params.venue);
      const bytes = await read(params);
      if (bytes === undefined || bytes === null) throw new HttpError('noPicture');
      return sendPrivatePicture(reply, bytes);
    },
  );
};
