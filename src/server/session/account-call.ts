import type { FastifyInstance, FastifyReply, FastifyRequest, RouteGenericInterface, RouteOptions } from 'fastify';
import { HttpError } from '../errors.ts';
import { schemaOf, type CallDescription } from './call-schema.ts';
import { refuseClosedService } from './closed-service.ts';
import { answerOnce, plainOnce, type KeyedCall, type Once } from './idempotency.ts';
import { giveLostAnswer } from './lost-answer.ts';
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
  /** A call with an Idempotency-Key changes what it changes in here. */
  readonly once: Once;
}

export interface MemberAsked<Body, Query = undefined> extends Asked<Body, Query> {
  readonly session: SessionRow;
}

interface AnyoneCall<Body, Query> extends CallDescription {
  readonly run: (asked: Asked<Body, Query>) => Promise<unknown>;
}

interface MemberCall<Body, Query> extends CallDescription {
  /** Members whose initial password is unchanged may call it too. */
  readonly whileInitial?: boolean;
  /** Only members who have given their password a moment ago. */
  readonly proven?: boolean;
  readonly run: (asked: MemberAsked<Body, Query>) => Promise<unknown>;
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

/** Whoever names a member may only name themselves; the session alone says who that is. */
const requireOwn = ({ uid }: SessionRow, named: unknown): void => {
  const other = typeof named === 'object' && named !== null && 'membershipUid' in named ? named.membershipUid : undefined;
  if (other !== undefined && other !== '' && other !== uid) throw new HttpError('otherMember');
};

/** Whose call it is: a member's, or of one whose tokens a call has just replaced. */
const ownerOf = (principal: Principal): SessionRow | undefined => (principal.kind === 'member' ? principal.session : principal.kind === 'lapsed' ? principal.renewed : undefined);

/** The key of a member's call; guests have none, because nobody owns it. */
const keyedCall = ({ sessions }: FastifyInstance, { method, url, idempotent }: CallDescription, request: FastifyRequest, principal: Principal): KeyedCall | undefined => {
  const owner = ownerOf(principal);
  if (idempotent === undefined || owner === undefined) return undefined;
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string') {
    return { owner: owner.uid, key, call: `${method} ${url}`, body: sessions.keys.blind(JSON.stringify([request.params, request.query, request.body ?? null])) };
  }
  if (idempotent === 'required') throw new HttpError('keyMissing');
  return undefined;
};

interface Route<Body, Query> extends RouteGenericInterface {
  readonly Body: Body;
  readonly Querystring: Query;
  readonly Params: Readonly<Record<string, string>>;
}

/** Registers a call that everybody may make. Answers are personal, so nothing keeps them but the store, under an Idempotency-Key. */
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
    // What is secret is not compressed beside what the caller chose: the size would tell (BREACH).
    compress: false,
    schema: schemaOf(call),
    onRequest,
    handler: async (typedRequest, typedReply) => {
      const [request, reply] = [typedRequest as FastifyRequest, typedReply as FastifyReply];
      const principal = await request.principal();
      refuseClosedService(app, request, principal);
      // Body and query have been held to the schemas of the call.
      const given = { body: request.body as Body, query: request.query as Query, params: typedRequest.params };
      const make = (once: Once): Promise<unknown> => run({ ...given, principal, request, reply, once });
      const keyed = keyedCall(app, call, request, principal);
      if (keyed === undefined) return { code: '200', data: await make(plainOnce(app.sessions)) };
      const renewed = principal.kind === 'lapsed' ? principal.renewed : undefined;
      const { answer, replayed } = renewed === undefined ? await answerOnce(app.sessions, keyed, make) : await giveLostAnswer(app, reply, keyed, renewed);
      if (replayed) void reply.header('idempotency-replayed', 'true');
      return { code: '200', data: answer };
    },
  });
};

/** Registers a call that only members may make. */
export const memberCall = <Body = undefined, Query = undefined>(app: FastifyInstance, { whileInitial = false, proven = false, run, ...call }: MemberCall<Body, Query>): void =>
  anyoneCall<Body, Query>(app, {
    ...call,
    run: async (asked) => {
      const session = sessionOf(asked.principal, whileInitial);
      requireOwn(session, asked.query);
      requireOwn(session, asked.body);
      if (proven) requireProven(app, session);
      return run({ ...asked, session });
    },
  });
