import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Levels of JSON that a body may have; 20 when a route says nothing. */
    jsonDepth?: number;
  }
}

const DEPTH = 20;

/** Takes JSON and nothing else: no prototypes in it, and no deeper than its route needs. A call without a body may name the type all the same. */
export const jsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => (text === '' ? done(null) : parse(request, text, done)));
  // No promise: this runs for every request.
  app.addHook('preValidation', ({ body, routeOptions }, _reply, done) => done(isDeeper(body, routeOptions.config.jsonDepth ?? DEPTH) ? new HttpError('tooDeep') : undefined));
};

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' && value !== null && (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));
