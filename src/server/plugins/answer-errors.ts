import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLookedAt, sendConnectionPage } from '../connection-page/send-connection-page.ts';
import { edgeErrors, fillText, HttpError, type EdgeErrorName, type ErrorAnswer } from '../errors.ts';
import type { Desk } from '../features/publishing/desk.ts';
import { askedLocale } from '../read-viewer.ts';
import type { Store, StoreFault } from '../storage/store.ts';

/** Fastify's own refusals as errors of this edge. */
const byCode: Readonly<Record<string, EdgeErrorName>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'notJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'notJson',
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'notJsonType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid',
};

/** A taken key is an answer of the feature that knows it; it comes here only by a bug. */
const byFault: Readonly<Record<Exclude<StoreFault, 'duplicate'>, EdgeErrorName>> = { full: 'storeFull', unreachable: 'storeAway', unfit: 'invalid', closed: 'notReady' };

const kindOf = (error: FastifyError, store: Store): EdgeErrorName => {
  const fault = store.faultOf(error);
  if (fault !== undefined && fault !== 'duplicate') return byFault[fault];
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

/** Operators get what is wrong, not the site's words for it. */
const operators = '/api/console/';

/** The words of an error in the visitor's language, where the live release has some for its code. */
const inWords = (request: FastifyRequest, { live }: Desk, { answer, detail }: HttpError): ErrorAnswer => {
  if (!live.isLoaded || request.url.startsWith(operators)) return answer;
  const { snapshot } = live.current;
  const text = snapshot.messages[askedLocale(request, snapshot)][`MSG_ERR_${answer.code}`];
  return text === undefined ? answer : { ...answer, errorMessage: fillText(text, answer), ...(detail === undefined ? {} : { detail }) };
};

/** Whether the browser broke an answer off, which ends what is sent to it before all of it was sent; what ends by itself with somebody there to read it is a fault. */
const isBrokenOff = (error: FastifyError | HttpError, { raw }: FastifyReply): boolean => !(error instanceof HttpError) && error.code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.destroyed;

/** Every error leaves in one form; what is inside of the server stays in its log. */
export const answerErrors = (app: FastifyInstance, desk: Desk): void => {
  app.setErrorHandler((error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = asHttpError(error, desk.store);
    // Whoever asked is gone, or was cut off with the server's end: nothing failed.
    if (isBrokenOff(error, reply)) request.log.info({ reqId: request.id, url: request.url }, 'the browser broke an answer off');
    else if (refusal.statusCode >= 500 && desk.store.faultOf(error) !== 'closed') request.log.error({ err: error, reqId: request.id }, 'a request failed');
    const { waitSeconds } = refusal.answer;
    const wait = waitSeconds ?? (refusal.statusCode === 503 ? app.connectionPages.retrySeconds : undefined);
    if (typeof wait === 'number') void reply.header('retry-after', String(wait));
    void reply.code(refusal.statusCode);
    const page = isLookedAt(request) ? sendConnectionPage(app, request, reply, { code: refusal.statusCode, from: request.url }) : undefined;
    if (page !== undefined) return page;
    return reply.header('cache-control', 'no-store').send(inWords(request, desk, refusal));
  });
};
