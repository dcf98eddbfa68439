import type { FastifyPluginAsync } from 'fastify';
import { readFacilityUses, startFacilityUse } from '#schemas/calls/facility-use/calls';
import { pageOf, slicePage } from '../../core/records/page-of.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { countLiveUses } from './live-uses.ts';
import { startUse } from './start-use.ts';
import { listUses, readPlace, readUse } from './views.ts';

/** Registers the calls of facility use. */
export const registerFacilityUse: FastifyPluginAsync = async (app) => {
  const context = app.context;
  const { db } = context.store;
  countLiveUses(app.liveRecords);

  handleCall(app, readFacilityUses, async ({ member, venue, locale, query }) => {
    const viewer = { member, locale, venue };
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
  handleCall(app, startFacilityUse, ({ member, venue, locale, body, once }) =>
    answerOf(once, async (tx) => {
      const useId = await startUse(tx, context, {
        member,
        venue,
        placeCode: body.placeCode,
        people: Number(body.cnt),
      });
      return {
        useId,
        use: await readUse(tx, context, { member, locale }, useId),
      };
    }),
  );
};
