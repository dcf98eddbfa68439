import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { shareAnswer, shareBody, shareResult, type ShareBody } from '#schemas/shares.schema';
import { HttpError } from '../../errors.ts';
import { askedLocale } from '../../read-viewer.ts';
import { anyoneCall } from '../../session/account-call.ts';
import { policyOf } from '../../session/session-desk.ts';
import { requestOrigin } from '../../site-origin.ts';
import { countTry } from '../accounts/tries.ts';
import { checkShare } from './check-share.ts';
import { pictureOf, wholeAddress } from './share-addresses.ts';
import { findShare, keepShare, shareId } from './shares-store.ts';

const tag = 'shares';
const base = '/api/v1/iam/behaviors/shares';

const make = async (app: FastifyInstance, request: FastifyRequest, body: ShareBody): Promise<string> => {
  const { snapshot } = app.live.current;
  const share = checkShare(body, { snapshot, origin: requestOrigin(request, app.env), locale: askedLocale(request, snapshot) });
  if (share === undefined) throw new HttpError('shareInvalid');
  const { store, keys, now } = app.sessions;
  const id = shareId(share);
  if ((await findShare(store.db, id)) !== undefined) return id;
  // Only what is new takes room in the store, so only that is counted.
  await countTry(app, [{ key: `share address ${keys.blind(request.ip)}`, free: policyOf(app.live).limits.addressTries }]);
  await keepShare(store.db, id, share, now());
  return id;
};

/** Making and reading shares (7.7). */
export const registerShares: FastifyPluginAsync = async (app) => {
  anyoneCall<ShareBody>(app, {
    method: 'POST', url: base, tag, summary: 'Share a page; the same content is the same share', writes: true, body: shareBody, data: shareResult,
    run: async ({ body, request }) => ({ shareInformationId: await make(app, request, body) }),
  });
  anyoneCall(app, {
    method: 'GET', url: `${base}/:shareInfoId`, tag, summary: 'Read a share', writes: false, data: shareAnswer,
    run: async ({ params, request }) => {
      const share = await findShare(app.sessions.store.db, params['shareInfoId'] ?? '');
      if (share === undefined) throw new HttpError('noShare');
      const origin = requestOrigin(request, app.env);
      return { shareInfoId: share.id, moduleCode: share.module, title: share.title, description: share.description, imageUrl: pictureOf(app.live.current, share, origin), linkUrl: wholeAddress(share.link, origin) };
    },
  });
};
