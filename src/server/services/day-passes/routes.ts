import type { FastifyPluginAsync } from 'fastify';
import { cancelDay, listDayPassDays, reserveDay } from '#schemas/calls/day-passes/calls';
import type { DayPass } from '#schemas/documents/day-pass/schema';
import { HttpError } from '../../core/errors.ts';
import { isOfVenue } from '../../core/records/is-of-venue.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { cancel, readDays, reserve } from './reservations.ts';

/** Registers passes for single days: the days with what is left, reserving and cancelling. */
export const registerDayPasses: FastifyPluginAsync = async (app) => {
  const passOf = (id: string, parkType: string | undefined): DayPass => {
    const pass = app.live.current.prepared.documents['day-pass'].get(id);
    if (pass === undefined || !isOfVenue(pass, parkType)) throw new HttpError('notFound');
    return pass;
  };

  handleCall(app, listDayPassDays, async ({ member, locale, query }) => {
    const passes = [...app.live.current.prepared.documents['day-pass'].values()].filter((pass) =>
      isOfVenue(pass, query.parkType),
    );
    return {
      dayList: (await Promise.all(passes.map((pass) => readDays(app, pass, { member, locale })))).flat(),
    };
  });

  for (const [call, work] of [
    [reserveDay, reserve],
    [cancelDay, cancel],
  ] as const) {
    handleCall(app, call, ({ member, body, once }) => {
      const pass = passOf(body.passId, body.parkType);
      return answerOf(once, async (tx) => {
        await work(tx, app, { pass, member, day: body.visitDt });
        return true as const;
      });
    });
  }
};
