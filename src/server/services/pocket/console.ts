import { inBoth } from '../../core/in-both.ts';
import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { HttpError } from '../../core/errors.ts';
import { consoleApi } from '../../core/operators/console-api.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { registerPictureRoute } from '../../core/operators/picture-route.ts';
import { requireVenue } from '../../core/operators/require-venue.ts';
import { maskName } from '../../core/records/mask-name.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { decideSeasonPicture, listReasons } from './season-pictures.ts';
import { decisionBody, pictureParams, picturesAnswer, venueParams } from '#schemas/calls/members/console-answers';

const base = '/api/console/v1/members/:venue';
const MOST_PICTURES = 50;

/** Registers how agents approve pictures of season passes. */
export const registerPictureDesk: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  consoleApi(app, 'members');
  const { store } = app;
  const config = { right: 'agent' } as const;

  const readPictures = async (venue: string) => {
    const rows = await store.db
      .selectFrom('season_pictures')
      .innerJoin('pocket_products', 'pocket_products.id', 'season_pictures.product')
      .select([
        'season_pictures.id',
        'season_pictures.sent_at',
        'season_pictures.valid_until',
        'pocket_products.product',
        'pocket_products.holder_name',
      ])
      .where('season_pictures.venue', '=', venue)
      .where('season_pictures.state', '=', 'WAITING')
      .orderBy('season_pictures.sent_at')
      .limit(MOST_PICTURES)
      .execute();
    return {
      reasons: listReasons(app),
      pictures: rows.map((row) => {
        const name = app.live.current.prepared.documents['ticket-product'].get(row.product)?.name;
        return {
          id: row.id,
          product: inBoth(name, row.product),
          holderMask: maskName(row.holder_name),
          sentAt: row.sent_at,
          validUntil: row.valid_until,
          url: `/api/console/v1/members/${venue}/pictures/${row.id}?at=${Date.parse(row.sent_at)}`,
        };
      }),
    };
  };

  app.get(
    `${base}/pictures`,
    {
      config,
      schema: {
        summary: 'List the pictures of season passes that wait, the oldest first',
        params: venueParams,
        response: { 200: picturesAnswer, '4xx': errorSchema },
      },
    },
    async ({ params, operator }) => {
      requireVenue(app, operator, params.venue);
      return readPictures(params.venue);
    },
  );

  registerPictureRoute(app, {
    url: `${base}/pictures/:id`,
    summary: 'Read a waiting picture',
    read: async ({ venue, id }) => {
      const row = await store.db
        .selectFrom('season_pictures')
        .select('bytes')
        .where('id', '=', id)
        .where('venue', '=', venue)
        .where('state', '=', 'WAITING')
        .executeTakeFirst();
      return row?.bytes;
    },
  });

  app.put(
    `${base}/pictures/:id`,
    {
      config,
      schema: {
        summary: 'Accept a picture, or return it with a reason; the member is told',
        params: pictureParams,
        body: decisionBody,
        response: { 200: picturesAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue, id }, body, operator }) => {
      requireVenue(app, operator, venue);
      const { decision, reason = '' } = body;
      const isKnown = decision === 'ACCEPTED' ? reason === '' : listReasons(app).some(({ code }) => code === reason);
      if (!isKnown)
        throw new HttpError('invalid', 'A returned picture needs a reason of the list; an accepted one has none.');
      const isDone = await inTransaction(store, (tx) =>
        decideSeasonPicture(tx, app, { id, venue, to: decision, reason, operator: operator.id }),
      );
      if (!isDone) {
        const known = await store.db
          .selectFrom('record_log')
          .select('id')
          .where('record', '=', 'season_pictures')
          .where('record_id', '=', id)
          .where('venue', '=', venue)
          .executeTakeFirst();
        throw new HttpError(known === undefined ? 'noPicture' : 'pictureDecided');
      }
      return readPictures(venue);
    },
  );
};
