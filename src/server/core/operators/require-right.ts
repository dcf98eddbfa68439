import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../errors.ts';
import { requestOrigin } from '../site-origin.ts';
import { allows, allowsRecords, type RecordRight, type Right, type Thing } from './grants.ts';
import { bringsKey, readOperator, type Operator } from './operator.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required right of a console API route. Routes without it fail at registration. */
    right?: Right | 'self' | 'anyone';
  }
  interface FastifyRequest {
    /** Authenticated operator, set by `requireRights`. */
    operator: Operator;
  }
}

const reading: readonly string[] = ['GET', 'HEAD'];

/**
 * CSRF protection: throws `foreignOrigin` for writes from pages of other sites. Skips requests with an Authorization header, because browsers do not
 * add it by themselves.
 */
const requireOwnPage = (app: FastifyInstance, request: FastifyRequest): void => {
  if (reading.includes(request.method) || bringsKey(request)) return;
  const { origin, 'sec-fetch-site': site, 'x-console': own } = request.headers;
  const isForeign =
    (origin !== undefined && origin !== requestOrigin(request, app.env)) ||
    (site !== undefined && site !== 'same-origin');
  if (isForeign || own === undefined) throw new HttpError('foreignOrigin');
};

/** Requires each route registered afterwards to declare its right, and rejects unauthorised callers. */
export const requireRights = (app: FastifyInstance): void => {
  app.decorateRequest('operator');
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.right === undefined) throw new Error(`The route ${url} does not say which right it asks for.`);
  });
  app.addHook('onRequest', async (request, reply) => {
    requireOwnPage(app, request);
    const { right } = request.routeOptions.config;
    const operator = await readOperator(app, request);
    if (operator !== undefined) request.operator = operator;
    if (right === 'anyone') return;
    if (operator === undefined) {
      void reply.header('www-authenticate', 'Bearer realm="console"');
      throw new HttpError('noToken');
    }
    if (right === undefined || right === 'self' || allows(operator.grants, right)) return;
    throw new HttpError(allows(operator.heldGrants, right) ? 'secondFactorNeeded' : 'noRight');
  });
};

/** Throws `noRight` unless the operator has the right on all documents. Names the first rejected one. */
export const requireRightOn = (
  { grants }: Pick<Operator, 'grants'>,
  right: Right,
  things: readonly (Thing & { readonly id?: string })[],
): void => {
  for (const thing of things) {
    if (!allows(grants, right, thing))
      throw new HttpError(
        'noRight',
        `It is about ${thing.id === undefined ? thing.type : `${thing.type}/${thing.id}`}${thing.venue === undefined ? '' : ` of ${thing.venue}`}.`,
      );
  }
};

/** Throws `noRight` unless the operator has the right on the records of the venue. */
export const requireRecordRight = ({ grants }: Pick<Operator, 'grants'>, right: RecordRight, venue: string): void => {
  if (!allowsRecords(grants, right, venue)) throw new HttpError('noRight', `It is about ${right} of ${venue}.`);
};
