import type { FastifyPluginAsync } from 'fastify';
import * as calls from '#schemas/calls/nft/calls';
import { HttpError } from '../../core/errors.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { momentOf, ynOf } from '../../core/wire-values.ts';
import { addressOf, askForAddress, countCode, countTries, countTry, registerAddress } from './addresses.ts';
import { readHoldings, readStatus } from './holdings.ts';
import { requireAdult } from './program.ts';
import { isPublicAddress } from './public-address.ts';

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
  handleCall(app, calls.readCollectibleStatus, (input) => readStatus(app, input));
  handleCall(app, calls.readHoldings, (input) => {
    requireAdult(app, input.session);
    return readHoldings(app, input);
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
