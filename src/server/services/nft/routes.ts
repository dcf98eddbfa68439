import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { ageOn } from '../../../engine/index.ts';
import * as calls from '#schemas/calls/nft/calls';
import { HttpError } from '../../core/errors.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import type { SessionRow } from '../../core/session/sessions-store.ts';
import { kstDay, momentOf, ynOf } from '../../core/wire-values.ts';
import { addressOf, askForAddress, countCode, countTries, countTry, registerAddress } from './addresses.ts';
import { isPublicAddress } from './public-address.ts';

const ADULT = 19;

/** Throws unless the member is an adult. */
const requireAdult = (app: FastifyInstance, session: SessionRow): void => {
  if ((ageOn(session.birth_date, kstDay(app.clock.now())) ?? 0) < ADULT) throw new HttpError('nftAge');
};

/** Registers the calls about the public addresses of members. No key or seed is ever asked. */
export const registerNft: FastifyPluginAsync = async (app) => {
  const { db } = app.store;

  handleCall(app, calls.readNftAddress, async ({ member, session }) => {
    requireAdult(app, session);
    const publicAddress = await addressOf(db, member);
    return { publicAddress, regYn: ynOf(publicAddress !== '') };
  });
  handleCall(app, calls.countNftTries, ({ member, now, session }) => {
    requireAdult(app, session);
    return countTries(db, member, now);
  });
  handleCall(app, calls.sendNftCode, async ({ member, session, body, once }) => {
    requireAdult(app, session);
    if (!isPublicAddress(body.publicAddress)) throw new HttpError('nftAddress');
    await countCode(app, member);
    return answerOf(once, async (tx) => {
      const { id, until } = await askForAddress(tx, app, session, body.publicAddress);
      return { otpId: id, expireDtm: momentOf(until) };
    });
  });
  handleCall(app, calls.registerNftAddress, async ({ member, session, body, once }) => {
    requireAdult(app, session);
    await countTry(app, member);
    return answerOf(once, async (tx) => {
      await registerAddress(tx, app, member, { id: body.otpId, code: body.otp });
      return { regYn: 'Y' as const };
    });
  });
};
