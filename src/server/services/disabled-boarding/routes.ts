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
  const { db } = app.sessions.store;
  const parkOf = (parkType: string | undefined): string =>
    parkType === undefined || parkType === '' ? app.live.current.snapshot.site.defaultVenue : parkType;

  for (const call of [readDisabledBoarding, checkDisabledBoarding]) {
    handleCall(app, call, async ({ session, query }) => ({
      disabledYn: ynOf(await hasBoarding(db, { member: session.uid, park: parkOf(query.parkType) }, app.desk.now())),
    }));
  }
  handleCall(app, releaseDisabledBoarding, ({ session, body, once }) =>
    answerOf(once, async (tx) => ({
      disabledYn: ynOf(
        await releaseBoarding(tx, app.sessions.store, {
          member: session.uid,
          park: parkOf(body.parkType),
          actor: { kind: 'member', id: session.uid },
          at: app.desk.now(),
        }),
      ),
    })),
  );
};
