import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '#content/answers/index';
import type { Locale } from '#schemas/parts';

const hasTag = (request: FastifyRequest, tag: string): boolean => (request.headers['if-none-match'] ?? '').split(/\s*,\s*/).includes(tag);

/** Sends a response in the format of the specification. Data has an ETag, so a repeated request costs a 304. */
export const sendAnswer = (request: FastifyRequest, reply: FastifyReply, answered: Answer, locale: Locale): FastifyReply => {
  void reply.header('vary', 'X-User-Locale, X-PageId, Cookie, Accept-Language, User-Agent, Accept-Encoding').header('content-language', locale);
  if (!answered.ok) {
    const { status, code, message, errorType } = answered;
    return reply.code(status).header('cache-control', 'no-store').send({ code, errorMessage: message[locale], errorType });
  }
  const body = JSON.stringify({ code: '200', data: answered.data });
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  void reply.header('cache-control', 'private, no-cache').header('etag', tag);
  return hasTag(request, tag) ? reply.code(304).send() : reply.type('application/json; charset=utf-8').send(body);
};
