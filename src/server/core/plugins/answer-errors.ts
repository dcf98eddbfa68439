import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fillTexts } from '#content/answers/index';
import { errorMessageKey } from '#schemas/error-message-key';
import { isLookedAt, sendConnectionPage } from '../connection-page/send-connection-page.ts';
import { edgeErrors, fillText, HttpError, sizeOf, type EdgeErrorName, type ErrorAnswer } from '../errors.ts';
import { seldom } from './seldom.ts';
import { askedLocale } from '../viewer/read-viewer.ts';
import type { Context } from '../context.ts';
import type { Store, StoreFault } from '../storage/store.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file, so a body that is too large is a file that is too large. */
    takesFile?: boolean;
  }
}

type Parts = Pick<Context, 'store' | 'live' | 'clock'>;

/** Maps Fastify's own errors to edge errors. */
const byCode: Readonly<Record<string, EdgeErrorName>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'notJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'notJson',
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'notJsonType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid',
};

/** Features handle duplicate keys themselves; one arrives here only by a bug. */
const byFault: Readonly<Record<Exclude<StoreFault, 'duplicate'>, EdgeErrorName>> = {
  full: 'storeFull',
  unreachable: 'storeAway',
  unfit: 'invalid',
  closed: 'notReady',
  deadlock: 'storeAway',
  outdated: 'storeAway',
};

const kindOf = (error: FastifyError, store: Store): EdgeErrorName => {
  const fault = store.faultOf(error);
  if (fault !== undefined && fault !== 'duplicate') return byFault[fault];
  const known = byCode[error.code];
  if (known !== undefined) return known;
  if (error.validation !== undefined) return 'invalid';
  // secure-json-parse rejects __proto__ and constructor.prototype with a SyntaxError.
  if (error instanceof SyntaxError) return 'notJson';
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 ? 'invalid' : 'unexpected';
};

const asHttpError = (error: FastifyError | HttpError, store: Store, { routeOptions }: FastifyRequest): HttpError => {
  if (error instanceof HttpError) return error;
  const kind = kindOf(error, store);
  if (kind === 'tooLarge' && routeOptions.config.takesFile === true) return new HttpError('fileSize');
  if (kind === 'tooLarge') return new HttpError(kind, undefined, { most: sizeOf(routeOptions.bodyLimit ?? 0) });
  return new HttpError(kind, edgeErrors[kind].status < 500 ? error.message : undefined);
};

/** Bytes of a body that is too large which are still read, so that its sender reads the answer instead of a broken connection. */
const READ_ON_BYTES = 64 * 1024 * 1024;

const readOn = ({ raw }: FastifyRequest, reply: FastifyReply): void => {
  let left = READ_ON_BYTES;
  // Closing now would reset the connection while the sender still writes.
  void reply.removeHeader('connection');
  raw.on('data', (part: Buffer) => {
    left -= part.length;
    if (left < 0) raw.destroy();
  });
  raw.resume();
};

/** Operators get the exact problem, not the site's message. */
const operators = '/api/console/';

const LOG_MS = 1_000;
const isOfStore = (fault: StoreFault | undefined): boolean => fault === 'unreachable' || fault === 'full';

/** Returns the error message in the visitor's language, if the live release has one for its code. */
const inWords = (request: FastifyRequest, { live, clock }: Parts, { answer, detail }: HttpError): ErrorAnswer => {
  if (!live.isLoaded || request.url.startsWith(operators)) return answer;
  const {
    prepared: { documents },
    snapshot,
  } = live.current;
  const locale = askedLocale(request, snapshot);
  const text = snapshot.messages[locale][errorMessageKey(answer.code)];
  if (text === undefined) return answer;
  const filled = fillTexts({ documents, snapshot, now: clock.now().getTime(), locale }, answer);
  return { ...filled, errorMessage: fillText(text, filled), ...(detail === undefined ? {} : { detail }) };
};

/** Returns true if the browser aborted the response. A response that ends by itself while the client still reads is a fault. */
const isBrokenOff = (error: FastifyError | HttpError, { raw }: FastifyReply): boolean =>
  !(error instanceof HttpError) && error.code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.destroyed;

/** Sends every error in one format. Internal details stay in the log. */
export const answerErrors = (app: FastifyInstance, context: Parts): void => {
  // While the database is away or the disk is full, every request fails alike.
  const tellFault = seldom<{ readonly err: Error; readonly reqId: string }>(LOG_MS, (fault, requests) =>
    app.log.error({ ...fault, requests }, 'requests failed because of the store'),
  );
  app.setErrorHandler((error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = asHttpError(error, context.store, request);
    // The client disconnected, or the server is shutting down: nothing failed.
    if (isBrokenOff(error, reply))
      request.log.info({ reqId: request.id, url: request.url }, 'the browser broke an answer off');
    else if (isOfStore(context.store.faultOf(error))) tellFault({ err: error, reqId: request.id });
    else if (refusal.statusCode >= 500 && context.store.faultOf(error) !== 'closed')
      request.log.error({ err: error, reqId: request.id }, 'a request failed');
    const { waitSeconds } = refusal.answer;
    const wait = waitSeconds ?? (refusal.statusCode === 503 ? app.connectionPages.retrySeconds : undefined);
    if (typeof wait === 'number') void reply.header('retry-after', String(wait));
    void reply.code(refusal.statusCode);
    if ('code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') readOn(request, reply);
    const page = isLookedAt(request)
      ? sendConnectionPage(app, request, reply, { code: refusal.statusCode, from: request.url })
      : undefined;
    if (page !== undefined) return page;
    return reply.header('cache-control', 'no-store').send(inWords(request, context, refusal));
  });
};

/** Answers unknown calls with an edge error. Delivery answers every other GET with a page. */
export const noSuchAddress = (app: FastifyInstance): void => {
  const refuse = (): never => {
    throw new HttpError('notFound');
  };
  app.setNotFoundHandler(refuse);
  app.all('/api/*', { schema: { hide: true } }, refuse);
};
