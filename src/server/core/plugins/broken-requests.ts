import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLookedAt, sendConnectionPage } from '../connection-page/send-connection-page.ts';
import { HttpError, type EdgeErrorName } from '../errors.ts';
import { seldom } from './seldom.ts';

const LOG_MS = 60_000;

const kindOf = (code: string | undefined): EdgeErrorName =>
  code === 'HPE_HEADER_OVERFLOW' ? 'headersTooLarge' : code === LATE ? 'tooSlow' : 'invalid';

const LATE = 'ERR_HTTP_REQUEST_TIMEOUT';

/** Answers malformed HTTP, oversized headers and requests that do not come in time, none of which reaches a route. */
const clientErrors = () => {
  const tellLate = seldom<FastifyInstance>(LOG_MS, (app, connections) =>
    app.log.warn({ connections }, 'connections were closed whose request did not come in time'),
  );
  return function clientErrorHandler(
    this: FastifyInstance,
    error: Error & { readonly code?: string },
    socket: Socket,
  ): void {
    if (error.code === LATE) tellLate(this);
    refuse(error, socket);
  };
};

const refuse = (error: Error & { readonly code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { statusCode, answer } = new HttpError(kindOf(error.code));
  const body = JSON.stringify(answer);
  const head = [
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ''}`,
    'Connection: close',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
};

const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * Routes a page's address with broken encoding (a link cut inside a letter) like any unknown address, so that the visitor gets the not-found page. The
 * router itself refuses it. `originalUrl` keeps the requested address.
 */
const rewriteUrl = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string =>
  !url.includes('%') || url.startsWith('/api/') || isReadable(url.split(/[?#]/, 1)[0] ?? '')
    ? url
    : `/.${encodeURIComponent(url)}`;

/** Answers unreadable addresses of calls and addresses with segments too long for any route. */
const frameworkErrors = (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
  const { statusCode, answer } = new HttpError('invalid', 'The address cannot be read.');
  void reply.header('x-content-type-options', 'nosniff');
  if (
    isLookedAt(request) &&
    sendConnectionPage(request.server, request, reply.code(statusCode), { code: statusCode, from: '/' }) !== undefined
  )
    return;
  void reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(answer));
};

/** Refuses a request with several Host headers: proxies and this server might choose different ones. */
export const requireOneHost = (app: FastifyInstance): void => {
  // Not async, because it runs for every request.
  app.addHook('onRequest', ({ raw: { rawHeaders } }, _reply, done) => {
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    done(hosts.length > 1 ? new HttpError('invalid', 'Send one Host header.') : undefined);
  });
};

export const brokenRequests = () => ({ clientErrorHandler: clientErrors(), frameworkErrors, rewriteUrl });
