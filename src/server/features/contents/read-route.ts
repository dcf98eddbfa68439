import type { FastifyInstance } from 'fastify';
import { callLocale, passedService } from '#content/answers/index';
import { refusalAnswer } from '#schemas/common-answers.schema';
import { HttpError } from '../../errors.ts';
import { requireOwnOrigin } from '../../session/own-origin.ts';
import { inputOf, readCall, writeCall, type Called } from './read-call.ts';
import { sendAnswer } from './send-answer.ts';

const text = { type: 'string', maxLength: 200 } as const;
const headers = {
  type: 'object',
  properties: { 'x-pageid': { ...text, description: 'Page that calls' }, 'x-user-locale': { ...text, description: 'ko or en' }, 'x-dataserviceid': text },
} as const;

const querystringOf = (names: Readonly<Record<string, string>>) => ({
  type: 'object',
  additionalProperties: text,
  properties: Object.fromEntries(Object.entries({ langId: 'ko or en', ...names }).map(([name, description]) => [name, { ...text, ...(description === '' ? {} : { description }) }])),
});
const paramsOf = (url: string) => {
  const names = [...url.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  return names.length === 0 ? {} : { params: { type: 'object', required: names, properties: Object.fromEntries(names.map((name) => [name, text])) } };
};

const calledBy = (url: string, query: Record<string, string>): Called => ({ path: url.split('?', 1)[0] ?? url, query, target: url });

interface ReadRoute {
  /** Path with `:name` parameters. */
  readonly url: string;
  readonly tag: string;
  readonly summary: string;
  /** Schema of the data; an upstream's answer is held to it. */
  readonly data: object;
  /** What the query may hold, by name; other names are let through, as the specification's callers send more than they need. */
  readonly query?: Readonly<Record<string, string>>;
}

/** Registers one reading call of the specification. */
export const readRoute = (app: FastifyInstance, { url, tag, summary, data, query = {} }: ReadRoute): void => {
  app.upstreams.shapes.add(url, data);
  const answers = { 200: { type: 'object', required: ['code', 'data'], properties: { code: text, data } }, '4xx': refusalAnswer, '5xx': refusalAnswer };
  app.get<{ Querystring: Record<string, string> }>(
    url,
    { schema: { tags: [tag], summary, headers, querystring: querystringOf(query), ...paramsOf(url), response: answers } },
    async (request, reply) => {
      const input = await inputOf(app, request);
      return sendAnswer(request, reply, await readCall(app, input, calledBy(request.url, request.query)), callLocale(input, request.query));
    },
  );
};

/** Answers the calls that only documents know: data services with an upstream host. Every other address is an unknown call. */
export const passingRoutes = (app: FastifyInstance): void => {
  const schema = { hide: true, headers, querystring: querystringOf({}) };
  app.get<{ Querystring: Record<string, string> }>('/api/v1/*', { schema }, async (request, reply) => {
    const input = await inputOf(app, request);
    return sendAnswer(request, reply, await readCall(app, input, calledBy(request.url, request.query)), callLocale(input, request.query));
  });
  app.post<{ Querystring: Record<string, string> }>('/api/v1/*', { schema }, async (request, reply) => {
    const input = await inputOf(app, request);
    const called = calledBy(request.url, request.query);
    const service = passedService(input.documents, called.path, 'POST');
    if (service === undefined) throw new HttpError('notFound');
    requireOwnOrigin(request, app.env);
    const answered = await writeCall(app, input, { ...called, service }, request);
    void reply.header('cache-control', 'no-store');
    return answered.ok ? { code: '200', data: answered.data } : sendAnswer(request, reply, answered, callLocale(input, request.query));
  });
};
