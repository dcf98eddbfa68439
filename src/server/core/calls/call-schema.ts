import type { AnyoneCall, MemberCall } from '#schemas/calls/define-call';
import { refusalAnswer } from '#schemas/calls/contents/common-answers';

/** Fastify's spelling of a declared path: `:name` for `{name}`, `:name(^[^/]+?)Key` for `{name}Key`. */
export const routePath = (path: string): string =>
  path.replaceAll(/\{(\w+)\}(\w?)/g, (_, name: string, after: string) =>
    after === '' ? `:${name}` : `:${name}(^[^/]+?)${after}`,
  );

const text = { type: 'string', maxLength: 200 } as const;
/** Headers of every call. */
export const callHeaders = {
  'x-pageid': { ...text, description: 'Calling page' },
  'x-user-locale': { ...text, description: 'ko or en' },
  'x-dataserviceid': text,
} as const;
const keyHeader = {
  'idempotency-key': {
    ...text,
    pattern: '^[!-~]+$',
    description: 'Repeating a call with the same key returns the first response, for 24 hours.',
  },
} as const;
const noBody = { anyOf: [{ type: 'null' }, { type: 'object', additionalProperties: false }] } as const;
const refusal = { ...refusalAnswer, additionalProperties: true } as const;

const bodyOf = ({ method, body }: AnyoneCall | MemberCall) => (method === 'GET' ? {} : { body: body ?? noBody });

/** Schema of the path parameters. */
export const paramsOf = (path: string) => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  return names.length === 0
    ? {}
    : {
        params: { type: 'object', required: names, properties: Object.fromEntries(names.map((name) => [name, text])) },
      };
};

/** Fastify schema of a call; it validates requests and describes the call on the API page. */
export const schemaOf = (call: AnyoneCall | MemberCall) => ({
  tags: [call.tag],
  summary: call.summary,
  headers: {
    type: 'object',
    properties: call.idempotent === undefined ? callHeaders : { ...callHeaders, ...keyHeader },
  },
  ...bodyOf(call),
  ...(call.bytes === undefined ? {} : { consumes: [...call.bytes.types] }),
  ...(call.query === undefined ? {} : { querystring: call.query }),
  ...paramsOf(call.path),
  response: {
    200: { type: 'object', required: ['code', 'data'], properties: { code: text, data: call.data } },
    '4xx': refusal,
    '5xx': refusal,
  },
});
