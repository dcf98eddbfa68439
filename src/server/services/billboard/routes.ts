import type { FastifyPluginAsync } from 'fastify';
import * as calls from '#schemas/calls/billboard/calls';
import { whileWritable } from '../../core/storage/while-writable.ts';
import { countOf } from '../../core/records/live-records.ts';
import { pageOf } from '../../core/records/page-of.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { noPicture, sendPrivatePicture } from '../../core/pictures/send-picture.ts';
import { applyFor, cancelOwn, makeBillboardPicture } from './apply.ts';
import { billboardOf } from './find-billboard.ts';
import { settleBillboards } from './decide.ts';
import { readBillboard, readTimes } from './read-slots.ts';
import { openStates } from './states.ts';
import { listOwn } from './views.ts';

/** Registers the calls of billboards. */
export const registerBillboard: FastifyPluginAsync = async (app) => {
  const context = app.context;
  const { db } = context.store;
  app.liveRecords.add('billboard', (store, id) =>
    countOf(
      store
        .selectFrom('billboard_applications')
        .select((row) => row.fn.countAll<number | string>().as('count'))
        .where('billboard', '=', id)
        .where('state', 'in', openStates),
    ),
  );

  handleCall(app, calls.readSlots, ({ venue, locale, now, query }) =>
    readBillboard(db, billboardOf(context, venue, query.eventId), {
      locale,
      now,
    }),
  );
  handleCall(app, calls.readSlotTimes, ({ venue, now, query }) =>
    readTimes(db, billboardOf(context, venue, query.eventId), query.date, now),
  );
  handleCall(app, calls.listApplications, async ({ member, locale, query }) => {
    await whileWritable(context.store, () => settleBillboards(context));
    const { rows, totalCnt } = await listOwn(db, context, {
      member,
      locale,
      page: pageOf(query),
    });
    return { applList: [...rows], totalCnt };
  });
  handleCall(app, calls.applyForBillboard, async ({ member, venue, body, once }) => {
    const picture =
      body.fileId === undefined || body.fileId === ''
        ? undefined
        : await makeBillboardPicture(context, member, body.fileId);
    return answerOf(once, async (tx) => {
      const { id, state } = await applyFor(tx, context, { member, venue, picture }, body);
      return { applId: id, statusCd: state };
    });
  });
  handleCall(app, calls.cancelApplication, ({ member, body, once }) =>
    answerOf(once, async (tx) => {
      await cancelOwn(tx, context, member, body.applId);
      return { applId: body.applId, statusCd: 'CANCELLED' as const };
    }),
  );

  app.get<{ Params: { id: string } }>('/billboard-pictures/:id', { schema: { hide: true } }, async (request, reply) => {
    const principal = await request.principal();
    if (principal.kind !== 'member') return noPicture(reply);
    const row = await db
      .selectFrom('billboard_applications')
      .select('picture')
      .where('id', '=', request.params.id)
      .where('member', '=', principal.session.uid)
      .executeTakeFirst();
    return row?.picture === undefined || row.picture === null
      ? noPicture(reply)
      : sendPrivatePicture(reply, row.picture);
  });
};
