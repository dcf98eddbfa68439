import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answer, refused, serviceOf, type Answer, type AnswerInput } from '#content/answers/index';
import { readViewer } from '../../read-viewer.ts';
import { viewOf } from '../../release-view.ts';
import { passOn } from './pass-on.ts';

const text = { type: 'string' } as const;
const headers = {
  type: 'object',
  properties: { 'x-pageid': { ...text, maxLength: 40, description: 'Page that calls' }, 'x-user-locale': { ...text, maxLength: 10 }, 'x-dataserviceid': { ...text, maxLength: 40 } },
} as const;
const errorAnswer = { type: 'object', required: ['code', 'errorMessage', 'errorType'], properties: { code: text, errorMessage: text, errorType: text } } as const;

const inputOf = (app: FastifyInstance, request: FastifyRequest): AnswerInput => {
  const { prepared, snapshot } = app.live.current;
  const view = viewOf(app.live.current);
  const viewer = readViewer(request, snapshot.site.appMarker, snapshot.venues);
  const asked = request.headers['x-user-locale'];
  const page = request.headers['x-pageid'];
  return {
    documents: prepared.documents,
    snapshot,
    rich: view.rich,
    art: view.artUrl,
    viewer: asked === 'ko' || asked === 'en' ? { ...viewer, locale: asked } : viewer,
    now: Date.now(),
    ...(typeof page === 'string' && page !== '' ? { page } : {}),
  };
};

const send = (reply: FastifyReply, input: AnswerInput, answered: Answer): FastifyReply => {
  void reply.header('cache-control', 'private, no-cache').header('vary', 'X-User-Locale, Cookie, Accept-Language, Accept-Encoding');
  if (answered.ok) return reply.send({ code: '200', data: answered.data });
  return reply.code(answered.status).send({ code: answered.code, errorMessage: answered.message[input.viewer.locale], errorType: answered.errorType });
};

interface ReadRoute {
  /** Path with `:name` parameters. */
  readonly url: string;
  readonly tag: string;
  readonly summary: string;
  /** Schema of the data. */
  readonly data: object;
  readonly query?: Readonly<Record<string, string>>;
}

/** Registers one reading call: from the live release, or from the upstream host that its data service names. */
export const readRoute = (app: FastifyInstance, { url, tag, summary, data, query = {} }: ReadRoute): void => {
  const params = [...url.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  app.get<{ Querystring: Record<string, string> }>(
    url,
    {
      schema: {
        tags: [tag],
        summary,
        headers,
        querystring: {
          type: 'object',
          additionalProperties: { ...text, maxLength: 200 },
          properties: Object.fromEntries(Object.entries({ langId: 'ko or en', ...query }).map(([name, description]) => [name, { ...text, maxLength: 200, description }])),
        },
        ...(params.length > 0 ? { params: { type: 'object', required: params, properties: Object.fromEntries(params.map((name) => [name, { ...text, maxLength: 200 }])) } } : {}),
        response: { 200: { type: 'object', required: ['code', 'data'], properties: { code: text, data } }, '4xx': errorAnswer, '5xx': errorAnswer },
      },
    },
    async (request, reply) => {
      const input = inputOf(app, request);
      const path = request.url.split('?', 1)[0] ?? url;
      const answered = answer(input, path, request.query);
      const upstream = serviceOf(input.documents, path)?.upstream;
      // A closed service is refused before anything is passed on.
      if (upstream === undefined || (!answered.ok && answered.code.startsWith('SVC_'))) return send(reply, input, answered);
      const passed = await passOn(app, input, path, request);
      return send(reply, input, passed === undefined ? refused('upstreamFailed') : { ok: true, data: passed, validUntil: null });
    },
  );
};
