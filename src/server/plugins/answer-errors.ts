import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { edgeErrors, HttpError, type EdgeErrorName } from '../errors.ts';
import type { Store } from '../storage/store.ts';

/** Fastify's own refusals as errors of this edge. */
const byCode: Readonly<Record<string, EdgeErrorName>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'notJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'notJson',
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'notJsonType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid',
};

const kindOf = (error: FastifyError, store: Store): EdgeErrorName => {
  if (store.faultOf(error) === 'full') return 'storeFull';
  const known = byCode[error.code];
  if (known !== undefined) return known;
  if (error.validation !== undefined) return 'invalid';
  // secure-json-parse refuses __proto__ and constructor.prototype with a SyntaxError.
  if (error instanceof SyntaxError) return 'notJson';
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 ? 'invalid' : 'unexpected';
};

const asHttpError = (error: FastifyError | HttpError, store: Store): HttpError => {
  if (error instanceof HttpError) return error;
  const kind = kindOf(error, store);
  return new HttpError(kind, edgeErrors[kind].status < 500 ? error.message : undefined);
};

/** Every error leaves in one form; what is inside of the server stays in its log. */
export const answerErrors = (app: FastifyInstance, store: Store): void => {
  app.setErrorHandler((error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply) => {
    const answer = asHttpError(error, store);
    if (answer.statusCode >= 500) request.log.error({ err: error }, 'a request failed');
    return reply.code(answer.statusCode).header('cache-control', 'no-store').send(answer.answer);
  });
};
