import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { randomToken } from '../../core/session/session-keys.ts';
import { adapterOf, providerOfWay } from './provider.ts';
import { returnPath, wayOfReturn } from './paths.ts';
import { storeReturn } from './verifications-store.ts';

/** Greatest size of a form that a provider posts, in bytes. */
const LARGEST_FORM = 16 * 1024;
/** Greatest length of a field. */
const LONGEST_FIELD = 8 * 1024;

/**
 * Stores a return and answers with a redirect to the page of the way. A post from another site comes without Lax cookies; the redirect is a navigation, so
 * it comes with them. The address holds a one-time reference only, so nothing of the provider stays in the history. A return of an unknown
 * transaction is answered alike.
 */
const takeReturn = async (
  app: FastifyInstance,
  reply: FastifyReply,
  way: string,
  given: URLSearchParams,
): Promise<FastifyReply> => {
  const provider = providerOfWay(app, way);
  const ref = randomToken();
  void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  if (provider !== undefined) {
    const adapter = adapterOf(provider);
    const fields = Object.fromEntries(
      adapter.fields.flatMap((name) => {
        const values = given.getAll(name);
        // A field that comes twice could be read in two ways.
        const [value] = values;
        return values.length === 1 && value !== undefined && value.length <= LONGEST_FIELD ? [[name, value]] : [];
      }),
    );
    const transactionId = fields[adapter.transactionField];
    if (transactionId !== undefined)
      await storeReturn(app.context, { provider: provider.id, transactionId, ref, fields });
  }
  return reply.redirect(`${returnPath(way)}?ref=${ref}`, 303);
};

/** Names that mark the query of a return by GET. Every other query belongs to the page. */
const isReturn = (query: URLSearchParams): boolean => query.has('state') || query.has('transactionId');

/** Takes returns by GET before the page of the same path is delivered. */
export const takeReturnsByGet = (app: FastifyInstance): void => {
  // Not async, because it runs for every request.
  app.addHook('onRequest', (request, reply, done) => {
    const way = request.method === 'GET' ? wayOfReturn(request.url) : undefined;
    const query = way === undefined ? undefined : new URLSearchParams(request.url.slice(request.url.indexOf('?') + 1));
    if (way === undefined || query === undefined || !isReturn(query)) return done();
    takeReturn(app, reply, way, query).catch(done);
  });
};

/** Takes returns by a form that the provider's page posts. These paths alone accept posts from other sites. */
export const registerReturns: FastifyPluginAsync = async (app) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LARGEST_FORM },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.post<{ Params: { way: string } }>(returnPath(':way'), { schema: { hide: true } }, (request, reply) =>
    takeReturn(
      app,
      reply,
      /^[a-z][a-z0-9-]{1,19}$/.test(request.params.way) ? request.params.way : 'unknown',
      request.body instanceof URLSearchParams ? request.body : new URLSearchParams(),
    ),
  );
};
