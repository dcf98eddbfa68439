import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../../errors.ts';
import { requestOrigin } from '../../site-origin.ts';
import { allows, type Right, type Thing } from './grants.ts';
import { bringsKey, readOperator, type Operator } from './operator.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call of the console's API asks of its caller. A route without it is refused when it is registered. */
    right?: Right | 'self' | 'anyone';
  }
  interface FastifyRequest {
    /** Who calls; `requireRights` has let nobody else pass. */
    operator: Operator;
  }
}

const reading: readonly string[] = ['GET', 'HEAD'];

/** A page of another site must not make an operator's browser do anything. Whoever brings a key of their own is no browser that was led. */
const requireOwnPage = (app: FastifyInstance, request: FastifyRequest): void => {
  if (reading.includes(request.method) || bringsKey(request)) return;
  const { origin, 'sec-fetch-site': site, 'x-console': own } = request.headers;
  const isForeign = (origin !== undefined && origin !== requestOrigin(request, app.env)) || (site !== undefined && site !== 'same-origin');
  if (isForeign || own === undefined) throw new HttpError('foreignOrigin');
};

/** Every route registered after this says what it asks of its caller, and nobody else gets in. */
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
    if (right !== undefined && right !== 'self' && !allows(operator.grants, right)) throw new HttpError('noRight');
  });
};

/** Refuses unless the operator has the right on each of these; the first that is refused is named. */
export const requireRightOn = ({ grants }: Pick<Operator, 'grants'>, right: Right, things: readonly (Thing & { readonly id?: string })[]): void => {
  for (const thing of things) {
    if (!allows(grants, right, thing)) throw new HttpError('noRight', `It is about ${thing.id === undefined ? thing.type : `${thing.type}/${thing.id}`}${thing.venue === undefined ? '' : ` of ${thing.venue}`}.`);
  }
};
