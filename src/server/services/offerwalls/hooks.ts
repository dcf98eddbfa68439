import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Offerwall } from '#schemas/documents/offerwall/schema';
import { countAttempt, rateLimitKeys } from '../../core/calls/rate-limit.ts';
import { clientAddress, wholeAddress } from '../../core/client-address.ts';
import { HttpError } from '../../core/errors.ts';
import { InsufficientBalance } from '../../core/records/ledger.ts';
import { isAmong } from './addresses.ts';
import { callbackOf, isSigned, readValues, type CallbackValues } from './read-callback.ts';
import { takeCallback } from './take-callback.ts';
import { wallOf } from './walls.ts';

const LARGEST = 16 * 1024;

/** Returns the offerwall that signed a request and sent it from one of its addresses. Nothing tells which of these was wrong. */
const provenWall = (
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  values: CallbackValues | undefined,
): Offerwall | undefined => {
  const wall = wallOf(app.context, id);
  const secret = wall && app.context.readSecret(wall.callback.secret)?.reveal();
  if (wall === undefined || secret === undefined || values === undefined) return undefined;
  const { methods, addresses } = wall.callback;
  const isFromThere = methods.some((method) => method === request.method) && isAmong(addresses, wholeAddress(request));
  return isFromThere && isSigned(wall.callback, secret, values) ? wall : undefined;
};

/** Registers `/api/hooks/v1/offerwalls/{id}`: what offerwalls report that members have earned, or take back. */
export const registerOfferwallHooks: FastifyPluginAsync = async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.route<{ Params: { id: string } }>({
    method: ['GET', 'POST'],
    url: '/api/hooks/v1/offerwalls/:id',
    exposeHeadRoute: false,
    bodyLimit: LARGEST,
    schema: { hide: true },
    handler: async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const { id } = request.params;
      const values = readValues({
        method: request.method,
        search: request.url.split('?', 2)[1] ?? '',
        type: request.headers['content-type'] ?? '',
        body: request.body instanceof Buffer ? request.body : Buffer.alloc(0),
      });
      const wall = provenWall(app, request, id, values);
      if (wall === undefined || values === undefined) {
        // Failures alone count, by sender: what an offerwall signs is always taken, and nobody can stop the callbacks of others.
        const [sender] = rateLimitKeys(app, request, 'offerwall', `${id} ${clientAddress(request)}`);
        await countAttempt(app, [sender]);
        throw new HttpError('offerwallUnsigned');
      }
      const callback = callbackOf(wall.callback, values);
      if (callback === undefined) throw new HttpError('offerwallShape');
      const { state, reason } = await takeCallback(app.context, wall, callback).catch((error: unknown) => {
        // The account is frozen until an operator has looked at it.
        throw error instanceof InsufficientBalance ? new HttpError('webhookAway') : error;
      });
      return { code: '200', data: { transaction: callback.ref, resultCd: state, reasonCd: reason } };
    },
  });
};
