import type { FastifyPluginAsync } from 'fastify';
import {
  checkDisabledBoarding,
  readDisabledBoarding,
  releaseDisabledBoarding,
} from '#schemas/calls/disabled-boarding/calls';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { ynOf } from '../../core/wire-values.ts';
import { hasBoarding, releaseBoarding } from './boardings.ts';

/** Registers the calls of disabled boarding. */
export const registerDisabledBoarding: FastifyPluginAsync = async (app) => {
  const { db } = app.store;
  const parkOf = (parkType: string | undefined): string =>
    parkType === undefined || parkType === '' ? app.live.current.snapshot.site.defaultVenue : parkType;

  for (const call of [readDisabledBoarding, checkDisabledBoarding]) {
    handleCall(app, call, async ({ member, now, query }) => ({
      disabledYn: ynOf(await hasBoarding(db, { member, park: parkOf(query.parkType) }, now)),
    }));
  }
  handleCall(app, releaseDisabledBoarding, ({ member, now, body, once }) =>
    answerOf(once, async (tx) => ({
      disabledYn: ynOf(
        await releaseBoarding(tx, app.store, {
          member,
          park: parkOf(body.parkType),
          actor: { kind: 'member', id: member },
          at: now,
        }),
      ),
    })),
  );
};
