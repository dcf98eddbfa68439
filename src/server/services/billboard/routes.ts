import type { FastifyPluginAsync } from 'fastify';
import * as calls from '#schemas/calls/billboard/calls';
import { whileWritable } from '../../core/storage/while-writable.ts';
import { countOf } from '../../core/records/live-records.ts';
import { pageOf } from '../../core/records/page-of.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { askedLocale } from '../../core/viewer/read-viewer.ts';
import { noPicture, sendPrivatePicture } from '../../core/pictures/send-picture.ts';
import { applyFor, cancelOwn, makeBillboardPicture } from './apply.ts';
import { billboardOf } from './billboard-context.ts';
import { settleBillboards } from './decide.ts';
import { readBillboard, readTimes } from './read-slots.ts';
import { openStates } from './states.ts';
import { listOwn } from './views.ts';

/** Registers the calls of billboards. */
export const registerBillboard: FastifyPluginAsync = async (app) => {
  const context = app.sessions;
  const { db } = context.store;
  const venueOf = (parkType: string | undefined): string =>
    parkType === undefined || parkType === '' ? app.live.current.snapshot.site.defaultVenue : parkType;
  app.desk.liveRecords.add('billboard', (store, id) =>
    countOf(
      store
        .selectFrom('billboard_applications')
        .select((row) => row.fn.countAll<number | string>().as('count'))
        .where('billboard', '=', id)
        .where('state', 'in', openStates),
    ),
  );

  handleCall(app, calls.readSlots, ({ query, request }) =>
    readBillboard(db, billboardOf(context, venueOf(query.parkType), query.eventId), {
      locale: askedLocale(request, app.live.current.snapshot),
      now: context.now(),
    }),
  );
  handleCall(app, calls.readSlotTimes, ({ query }) =>
    readTimes(db, billboardOf(context, venueOf(query.parkType), query.eventId), query.date, context.now()),
  );
  handleCall(app, calls.listApplications, async ({ session, query, request }) => {
    await whileWritable(context.store, () => settleBillboards(context));
    const { rows, totalCnt } = await listOwn(db, context, {
      member: session.uid,
      locale: askedLocale(request, app.live.current.snapshot),
      page: pageOf(query),
    });
    return { applList: [...rows], totalCnt };
  });
  handleCall(app, calls.applyForBillboard, async ({ session, body, once }) => {
    const picture =
      body.fileId === undefined || body.fileId === ''
        ? undefined
        : await makeBillboardPicture(db, session.uid, body.fileId);
    return answerOf(once, async (tx) => {
      const { id, state } = await applyFor(
        tx,
        context,
        { member: session.uid, venue: venueOf(body.parkType), picture },
        body,
      );
      return { applId: id, statusCd: state };
    });
  });
  handleCall(app, calls.cancelApplication, ({ session, body, once }) =>
    answerOf(once, async (tx) => {
      await cancelOwn(tx, context, session.uid, body.applId);
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
