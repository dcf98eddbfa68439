import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Levels of JSON that a body may have; 20 when a route says nothing. */
    jsonDepth?: number;
  }
}

const DEPTH = 20;

/**
 * Takes JSON and nothing else: no prototypes in it, no deeper than its route needs, and only texts that every database gives back as they came.
 * A call without a body may name the type all the same.
 */
export const jsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => (text === '' ? done(null) : parse(request, text, done)));
  // No promise: this runs for every request.
  app.addHook('preValidation', (request, _reply, done) => done(refusalOf(request)));
};

const refusalOf = ({ body, query, params, routeOptions }: FastifyRequest): HttpError | undefined => {
  if (isDeeper(body, routeOptions.config.jsonDepth ?? DEPTH)) return new HttpError('tooDeep');
  return isKeepable(body) && isKeepable(query) && isKeepable(params) ? undefined : new HttpError('invalid', 'Texts hold neither U+0000 nor half a character (a surrogate without its other half).');
};

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' && value !== null && (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

/** U+0000 is refused by some databases, and half a character comes back as another one. */
const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

const isKeepable = (value: unknown): boolean => {
  if (typeof value === 'string') return isText(value);
  return typeof value !== 'object' || value === null || Object.entries(value).every(([key, inner]) => isText(key) && isKeepable(inner));
};
