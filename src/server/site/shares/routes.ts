import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { createShare, readShare } from '#schemas/calls/shares/calls';
import type { ShareBody } from '#schemas/calls/shares/answers';
import { clientAddress } from '../../core/client-address.ts';
import { HttpError } from '../../core/errors.ts';
import { askedLocale } from '../../core/viewer/read-viewer.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import { policyOf } from '../../core/session/account-policy.ts';
import { requestOrigin } from '../../core/site-origin.ts';
import { countAttempt } from '../../core/calls/rate-limit.ts';
import { checkShare } from './check-share.ts';
import { pictureOf, wholeAddress } from './share-addresses.ts';
import { findShare, keepShare, shareId } from './shares-store.ts';

const make = async (app: FastifyInstance, request: FastifyRequest, body: ShareBody): Promise<string> => {
  const { snapshot } = app.live.current;
  const share = checkShare(body, {
    snapshot,
    origin: requestOrigin(request, app.env),
    locale: askedLocale(request, snapshot),
  });
  if (share === undefined) throw new HttpError('shareInvalid');
  const { store, keys, clock } = app.context;
  const id = shareId(share);
  if ((await findShare(store.db, id)) !== undefined) return id;
  // Only new shares take space in the store, so only they count towards the limit.
  await countAttempt(app, [
    { key: `share address ${keys.blind(clientAddress(request))}`, free: policyOf(app.live).limits.addressTries },
  ]);
  await keepShare(store.db, id, share, clock.now());
  return id;
};

/** Registers the calls that create and read shares (7.7). */
export const registerShares: FastifyPluginAsync = async (app) => {
  handleCall(app, createShare, async ({ body, request }) => ({ shareInformationId: await make(app, request, body) }));
  handleCall(app, readShare, async ({ params, request }) => {
    const share = await findShare(app.store.db, params['shareInfoId'] ?? '');
    if (share === undefined) throw new HttpError('noShare');
    const origin = requestOrigin(request, app.env);
    return {
      shareInfoId: share.id,
      moduleCode: share.module,
      title: share.title,
      description: share.description,
      imageUrl: pictureOf(app.live.current, share, origin),
      linkUrl: wholeAddress(share.link, origin),
    };
  });
};
