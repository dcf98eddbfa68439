import type { FastifyInstance, FastifyReply, FastifyRequest, RouteGenericInterface, RouteOptions } from 'fastify';
import { refusalAnswer } from '#schemas/common-answers.schema';
import { HttpError } from '../errors.ts';
import { refuseClosedService } from './closed-service.ts';
import { requireOwnOrigin } from './own-origin.ts';
import type { Principal } from './principal.ts';
import { policyOf } from './session-desk.ts';
import type { SessionRow } from './sessions-store.ts';

/** A call as its answer is made from it. */
export interface Asked<Body, Query> {
  readonly body: Body;
  readonly query: Query;
  readonly params: Readonly<Record<string, string>>;
  readonly principal: Principal;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface CallDescription {
  readonly method: 'GET' | 'POST';
  /** Path with `:name` parameters. */
  readonly url: string;
  readonly tag: string;
  readonly summary: string;
  /** Whether it changes something; a GET that does is held to the rules of a POST. */
  readonly writes: boolean;
  readonly body?: object;
  readonly query?: object;
  /** Schema of the answer's data. */
  readonly data: object;
}

interface AnyoneCall<Body, Query> extends CallDescription {
  readonly run: (asked: Asked<Body, Query>) => Promise<unknown>;
}

interface MemberCall<Body, Query> extends CallDescription {
  /** Members whose initial password is unchanged may call it too. */
  readonly whileInitial?: boolean;
  /** Only members who have given their password a moment ago. */
  readonly proven?: boolean;
  readonly run: (asked: Asked<Body, Query> & { readonly session: SessionRow }) => Promise<unknown>;
}

/** The member's session, or the refusal that the specification gives for its lack (8.1): S, L, or P while the initial password is unchanged. */
export const sessionOf = (principal: Principal, whileInitial: boolean): SessionRow => {
  switch (principal.kind) {
    case 'member':
      if (principal.session.initial === 1 && principal.session.login_type === 'RESORT' && !whileInitial) throw new HttpError('initialPassword');
      return principal.session;
    case 'replaced':
      throw new HttpError('loggedInElsewhere');
    case 'lapsed':
      throw new HttpError(principal.replaced ? 'replacedByLogin' : 'sessionExpired');
    case 'guest':
      throw new HttpError('sessionExpired');
  }
};

const requireProven = (app: FastifyInstance, { proven_at }: SessionRow): void => {
  const { provenMinutes } = policyOf(app.live).lifetimes;
  if (app.desk.now().getTime() - Date.parse(proven_at) > provenMinutes * 60_000) throw new HttpError('notProven');
};

const text = { type: 'string', maxLength: 200 } as const;
const headers = {
  type: 'object',
  properties: { 'x-pageid': { ...text, description: 'Page that calls' }, 'x-user-locale': { ...text, description: 'ko or en' }, 'x-dataserviceid': text, 'idempotency-key': text },
} as const;

const paramsOf = (url: string) => {
  const names = [...url.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  return names.length === 0 ? {} : { params: { type: 'object', required: names, properties: Object.fromEntries(names.map((name) => [name, text])) } };
};

const refusal = { ...refusalAnswer, additionalProperties: true } as const;

const schemaOf = ({ tag, summary, url, body, query, data }: CallDescription) => ({
  tags: [tag],
  summary,
  headers,
  ...(body === undefined ? {} : { body }),
  ...(query === undefined ? {} : { querystring: query }),
  ...paramsOf(url),
  response: { 200: { type: 'object', required: ['code', 'data'], properties: { code: text, data } }, '4xx': refusal, '5xx': refusal },
});

interface Route<Body, Query> extends RouteGenericInterface {
  readonly Body: Body;
  readonly Querystring: Query;
  readonly Params: Readonly<Record<string, string>>;
}

/** Registers a call that everybody may make. Answers are personal, so nothing keeps them. */
export const anyoneCall = <Body = undefined, Query = undefined>(app: FastifyInstance, call: AnyoneCall<Body, Query>): void => {
  const { method, url, writes, run } = call;
  const onRequest: RouteOptions['onRequest'] = (request, reply, done) => {
    void reply.header('cache-control', 'no-store');
    if (writes) requireOwnOrigin(request, app.env);
    done();
  };
  app.route<Route<Body, Query>>({
    method,
    url,
    ...(method === 'GET' ? { exposeHeadRoute: false } : {}),
    schema: schemaOf(call),
    onRequest,
    handler: async (request, reply) => {
      const principal = await request.principal();
      refuseClosedService(app, request as FastifyRequest, principal);
      // Both have been held to the schemas of the call.
      const data = await run({ body: request.body as Body, query: request.query as Query, params: request.params, principal, request: request as FastifyRequest, reply: reply as FastifyReply });
      return { code: '200', data };
    },
  });
};

/** Registers a call that only members may make. */
export const memberCall = <Body = undefined, Query = undefined>(app: FastifyInstance, { whileInitial = false, proven = false, run, ...call }: MemberCall<Body, Query>): void =>
  anyoneCall<Body, Query>(app, {
    ...call,
    run: async (asked) => {
      const session = sessionOf(asked.principal, whileInitial);
      if (proven) requireProven(app, session);
      return run({ ...asked, session });
    },
  });
