import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import {
  billboardDecisionBody,
  billboardsAnswer,
  pictureParams,
  venueParams,
} from '#schemas/calls/members/console-answers';
import { whileWritable } from '../../core/storage/while-writable.ts';
import { HttpError } from '../../core/errors.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { decideApplication, rejectReasons, settleBillboards } from './decide.ts';
import { consoleApi } from '../../core/operators/console-api.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { registerPictureRoute } from '../../core/operators/picture-route.ts';
import { inBoth } from '../../core/in-both.ts';
import { requireVenue } from '../../core/operators/require-venue.ts';

const base = '/api/console/v1/members/:venue/billboards';
const MOST_WAITING = 50;

/** Registers the approval of words and pictures on billboards, for agents. */
export const registerBillboardDesk: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  consoleApi(app, 'members');
  const context = app.context;
  const { db } = context.store;
  const config = { right: 'agent' } as const;

  const readWaiting = async (venue: string) => {
    await whileWritable(context.store, () => settleBillboards(context));
    const rows = await db
      .selectFrom('billboard_applications')
      .innerJoin('members', 'members.uid', 'billboard_applications.member')
      .select([
        'billboard_applications.id',
        'billboard',
        'day',
        'time',
        'template',
        'words',
        'sender',
        'at',
        'members.nickname',
        (row) => row('billboard_applications.picture', 'is not', null).$castTo<number>().as('hasPicture'),
      ])
      .where('venue', '=', venue)
      .where('billboard_applications.state', '=', 'REQUESTED')
      .orderBy('day')
      .orderBy('time')
      .limit(MOST_WAITING)
      .execute();
    return {
      reasons: rejectReasons(app).map(({ codeId, codeName }) => ({ code: codeId, name: inBoth(codeName, codeId) })),
      applications: rows.map(
        ({ id, billboard, day, time, template: templateId, words: typed, sender, at, nickname, hasPicture }) => {
          const document = app.live.current.prepared.documents.billboard.get(billboard);
          const template = document?.templates.find((one) => one.id === templateId);
          return {
            id,
            screen: inBoth(document?.name, billboard),
            day,
            time,
            template: inBoth(template?.name, templateId),
            art: template?.art ?? '',
            words: typed,
            sender,
            nickname,
            sentAt: at,
            url: hasPicture ? `/api/console/v1/members/${venue}/billboards/${id}` : '',
          };
        },
      ),
    };
  };

  app.get(
    base,
    {
      config,
      schema: {
        summary: 'List what waits to be shown on billboards, the next time first',
        params: venueParams,
        response: { 200: billboardsAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue }, operator }) => {
      requireVenue(app, operator, venue);
      return readWaiting(venue);
    },
  );

  registerPictureRoute(app, {
    url: `${base}/:id`,
    summary: 'Read the picture of a waiting application',
    read: async ({ venue, id }) => {
      const row = await db
        .selectFrom('billboard_applications')
        .select('picture')
        .where('id', '=', id)
        .where('venue', '=', venue)
        .where('state', '=', 'REQUESTED')
        .executeTakeFirst();
      return row?.picture;
    },
  });

  app.put(
    `${base}/:id`,
    {
      config,
      schema: {
        summary: 'Approve an application, or reject it with a reason; the member is told',
        params: pictureParams,
        body: billboardDecisionBody,
        response: { 200: billboardsAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue, id }, body: { decision, reason = '' }, operator }) => {
      requireVenue(app, operator, venue);
      const isKnown =
        decision === 'APPROVED' ? reason === '' : rejectReasons(app).some(({ codeId }) => codeId === reason);
      if (!isKnown)
        throw new HttpError('invalid', 'A rejected application needs a reason of the list; an approved one has none.');
      if (
        !(await inTransaction(context.store, (tx) =>
          decideApplication(tx, context, { id, venue, to: decision, reason, operator: operator.id }),
        ))
      )
        throw new HttpError('notFound');
      return readWaiting(venue);
    },
  );
};
