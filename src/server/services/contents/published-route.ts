import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { callLocale, passedService, type Answer } from '#content/answers/index';
import type { PublishedCall } from '#schemas/calls/define-call';
import { refusalAnswer } from '#schemas/calls/contents/common-answers';
import type { Locale } from '#schemas/parts';
import { HttpError } from '../../core/errors.ts';
import { callHeaders, paramsOf, routePath } from '../../core/calls/call-schema.ts';
import { requireSameOrigin } from '../../core/session/require-same-origin.ts';
import { memberHoldings } from './member-holdings.ts';
import { inputOf, readCall, writeCall, type Called } from '../../core/calls/read-call.ts';

const text = { type: 'string', maxLength: 200 } as const;
const headers = { type: 'object', properties: callHeaders } as const;

const querystringOf = (names: Readonly<Record<string, string>>) => ({
  type: 'object',
  additionalProperties: text,
  properties: Object.fromEntries(
    Object.entries({ langId: 'ko or en', ...names }).map(([name, description]) => [
      name,
      { ...text, ...(description === '' ? {} : { description }) },
    ]),
  ),
});

const calledBy = (url: string, query: Record<string, string>): Called => ({
  path: url.split('?', 1)[0] ?? url,
  query,
  target: url,
});

/** Registers a call that reads the live release. */
export const publishedRoute = (
  app: FastifyInstance,
  { path, tag, summary, data, forMember, parameters = {} }: PublishedCall,
): void => {
  const responses = {
    200: { type: 'object', required: ['code', 'data'], properties: { code: text, data } },
    '4xx': refusalAnswer,
    '5xx': refusalAnswer,
  };
  app.get<{ Querystring: Record<string, string> }>(
    routePath(path),
    {
      schema: {
        tags: [tag],
        summary,
        headers,
        querystring: querystringOf(parameters),
        ...paramsOf(path),
        response: responses,
      },
    },
    async (request, reply) => {
      const holdings = forMember === true ? await memberHoldings(app, request) : undefined;
      const input = { ...(await inputOf(app, request)), ...(holdings === undefined ? {} : { holdings }) };
      return sendAnswer(
        request,
        reply,
        await readCall(app, input, calledBy(request.url, request.query)),
        callLocale(input, request.query),
      );
    },
  );
};

/** Registers the routes of data services with an upstream host. Other addresses are unknown calls. */
export const forwardedRoutes = (app: FastifyInstance): void => {
  const schema = { hide: true, headers, querystring: querystringOf({}) };
  app.get<{ Querystring: Record<string, string> }>('/api/v1/*', { schema }, async (request, reply) => {
    const input = await inputOf(app, request);
    return sendAnswer(
      request,
      reply,
      await readCall(app, input, calledBy(request.url, request.query)),
      callLocale(input, request.query),
    );
  });
  app.post<{ Querystring: Record<string, string> }>('/api/v1/*', { schema }, async (request, reply) => {
    const input = await inputOf(app, request);
    const called = calledBy(request.url, request.query);
    const service = passedService(input.documents, called.path, 'POST');
    if (service === undefined) throw new HttpError('notFound');
    requireSameOrigin(request, app.env);
    const answered = await writeCall(app, input, { ...called, service }, request);
    void reply.header('cache-control', 'no-store');
    return answered.ok
      ? { code: '200', data: answered.data }
      : sendAnswer(request, reply, answered, callLocale(input, request.query));
  });
};

const hasTag = (request: FastifyRequest, tag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(/\s*,\s*/).includes(tag);

/** Sends a response in the format of the specification. Data has an ETag, so a repeated request costs a 304. */
const sendAnswer = (request: FastifyRequest, reply: FastifyReply, answered: Answer, locale: Locale): FastifyReply => {
  void reply
    .header('vary', 'X-User-Locale, X-PageId, Cookie, Accept-Language, User-Agent, Accept-Encoding')
    .header('content-language', locale);
  if (answered.validUntil !== null) void reply.header('x-valid-until', answered.validUntil);
  if (!answered.ok) {
    const { status, code, message, errorType } = answered;
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ code, errorMessage: message[locale], errorType });
  }
  const body = JSON.stringify({ code: '200', data: answered.data });
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  void reply.header('cache-control', 'private, no-cache').header('etag', tag);
  return hasTag(request, tag) ? reply.code(304).send() : reply.type('application/json; charset=utf-8').send(body);
};
