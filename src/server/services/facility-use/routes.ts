import type { FastifyPluginAsync } from 'fastify';
import { readFacilityUses, startFacilityUse } from '#schemas/calls/facility-use/calls';
import { pageOf, slicePage } from '../../core/records/page-of.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { askedLocale } from '../../core/viewer/read-viewer.ts';
import { countLiveUses } from './live-uses.ts';
import { startUse } from './start-use.ts';
import { listUses, readPlace, readUse } from './views.ts';

/** Registers the calls of facility use. */
export const registerFacilityUse: FastifyPluginAsync = async (app) => {
  const context = app.sessions;
  const { db } = context.store;
  const venueOf = (parkType: string | undefined): string =>
    parkType === undefined || parkType === '' ? app.live.current.snapshot.site.defaultVenue : parkType;
  countLiveUses(app.desk.liveRecords);

  handleCall(app, readFacilityUses, async ({ session, query, request }) => {
    const viewer = {
      member: session.uid,
      locale: askedLocale(request, app.live.current.snapshot),
      venue: venueOf(query.parkType),
    };
    const { placeCode = '', useId = '' } = query;
    const place = placeCode === '' ? undefined : await readPlace(db, context, viewer, placeCode);
    const page = pageOf(query);
    const { rows, totalCnt } =
      useId === ''
        ? await listUses(db, context, viewer, { liveYn: query.liveYn, page })
        : slicePage([await readUse(db, context, viewer, useId)], page);
    const use = rows.find(({ liveYn }) => useId !== '' || liveYn === 'Y');
    return {
      useList: [...rows],
      totalCnt,
      ...(use === undefined ? {} : { use }),
      placeList: place === undefined ? [] : [place],
    };
  });
  handleCall(app, startFacilityUse, ({ session, body, request, once }) =>
    answerOf(once, async (tx) => {
      const useId = await startUse(tx, context, {
        member: session.uid,
        venue: venueOf(body.parkType),
        placeCode: body.placeCode,
        people: Number(body.cnt),
      });
      return {
        useId,
        use: await readUse(
          tx,
          context,
          { member: session.uid, locale: askedLocale(request, app.live.current.snapshot) },
          useId,
        ),
      };
    }),
  );
};
