import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLookedAt, sendConnectionPage } from '../connection-page/send-connection-page.ts';
import { HttpError } from '../errors.ts';

/** Answers malformed HTTP and oversized headers, which never reach a route. */
const clientErrorHandler = (error: Error & { readonly code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { statusCode, answer } = new HttpError(error.code === 'HPE_HEADER_OVERFLOW' ? 'headersTooLarge' : 'invalid');
  const body = JSON.stringify(answer);
  const head = [`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ''}`, 'Connection: close', 'Cache-Control: no-store', 'X-Content-Type-Options: nosniff', 'Content-Type: application/json; charset=utf-8', `Content-Length: ${Buffer.byteLength(body)}`];
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
  !url.includes('%') || url.startsWith('/api/') || isReadable(url.split(/[?#]/, 1)[0] ?? '') ? url : `/.${encodeURIComponent(url)}`;

/** Answers unreadable addresses of calls and addresses with segments too long for any route. */
const frameworkErrors = (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
  const { statusCode, answer } = new HttpError('invalid', 'The address cannot be read.');
  void reply.header('x-content-type-options', 'nosniff');
  if (isLookedAt(request) && sendConnectionPage(request.server, request, reply.code(statusCode), { code: statusCode, from: '/' }) !== undefined) return;
  void reply.code(statusCode).header('cache-control', 'no-store').header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(answer));
};

export const brokenRequests = { clientErrorHandler, frameworkErrors, rewriteUrl };
