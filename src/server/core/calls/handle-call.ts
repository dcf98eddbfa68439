import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteGenericInterface, RouteOptions } from 'fastify';
import { fillTexts } from '#content/answers/index';
import type { Locale } from '#schemas/parts';
import type { AnyoneCall, BodyOf, MemberCall, QueryOf } from '#schemas/calls/define-call';
import { HttpError } from '../errors.ts';
import { askedLocale } from '../viewer/read-viewer.ts';
import { instantOf } from '../viewer/visit-override.ts';
import { routePath, schemaOf } from './call-schema.ts';
import type { Db } from '../storage/tables.ts';
import { refuseClosedService } from './closed-service.ts';
import { answerOnce, plainOnce, type KeyedCall, type Once, keptAnswer, type Given } from './idempotency.ts';
import { requireSameOrigin } from '../session/require-same-origin.ts';
import type { Principal } from '../session/principal.ts';
import { isProven } from '../session/is-proven.ts';
import { type SessionRow, findSuccessor } from '../session/sessions-store.ts';
import { tokensOf } from '../session/refresh-session.ts';
import { setSessionCookies } from '../session/session-cookies.ts';

/** Parsed call. */
export interface CallInput<Body, Query = undefined> {
  readonly body: Body;
  readonly query: Query;
  readonly params: Readonly<Record<string, string>>;
  readonly principal: Principal;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Venue that the call names as `parkType`; the site's default one if it names none. */
  readonly venue: string;
  readonly locale: Locale;
  /** Time at which the call arrived. */
  readonly now: Date;
  /** For reads. Changes run in `once`. */
  readonly db: Db;
  /** Runs the changes of a call; with an Idempotency-Key, only once. */
  readonly once: Once;
}

export interface MemberCallInput<Body, Query = undefined> extends CallInput<Body, Query> {
  /** `uid` of the caller. */
  readonly member: string;
  readonly session: SessionRow;
}

/** Returns the member's session, or throws the error of specification 8.1: S, L, or P while the initial password is unchanged. */
export const sessionOf = (principal: Principal, whileInitial: boolean): SessionRow => {
  switch (principal.kind) {
    case 'member':
      if (principal.session.initial === 1 && principal.session.login_type === 'RESORT' && !whileInitial)
        throw new HttpError('initialPassword');
      return principal.session;
    case 'replaced':
      throw new HttpError('loggedInElsewhere');
    case 'lapsed':
      throw new HttpError(principal.replaced ? 'replacedByLogin' : 'sessionExpired');
    case 'guest':
      throw new HttpError('sessionExpired');
  }
};

/** Throws `fullOnly` for simple members and those who are not certified. */
const requireFull = ({ kind, regular }: SessionRow): void => {
  if (kind !== '2' || regular !== 1) throw new HttpError('fullOnly');
};

/** Throws `notProven` unless the member has proven who they are recently. */
export const requireProven = (app: FastifyInstance, session: SessionRow): void => {
  if (!isProven(app.context, session)) throw new HttpError('notProven');
};

/** Rejects calls that name a different member. Only the session identifies the caller. */
const requireOwn = ({ uid }: SessionRow, named: unknown): void => {
  const other =
    typeof named === 'object' && named !== null && 'membershipUid' in named ? named.membershipUid : undefined;
  if (other !== undefined && other !== '' && other !== uid) throw new HttpError('otherMember');
};

/** Returns the owner of a call: a member, or a member whose tokens a call has just replaced. */
const ownerOf = (principal: Principal): SessionRow | undefined =>
  principal.kind === 'member' ? principal.session : principal.kind === 'lapsed' ? principal.renewed : undefined;

const hashBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Returns the idempotency key of a member's call. Guests have none, because their keys would have no owner. */
const keyedCall = (
  { context }: FastifyInstance,
  { method, path, idempotent }: AnyoneCall | MemberCall,
  request: FastifyRequest,
  principal: Principal,
): KeyedCall | undefined => {
  const owner = ownerOf(principal);
  if (idempotent === undefined || owner === undefined) return undefined;
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string') {
    return {
      owner: owner.uid,
      key,
      call: `${method} ${routePath(path)}`,
      body: context.keys.blind(
        JSON.stringify([
          request.params,
          request.query,
          request.body instanceof Uint8Array ? hashBytes(request.body) : (request.body ?? null),
        ]),
      ),
    };
  }
  if (idempotent === 'required') throw new HttpError('keyMissing');
  return undefined;
};

interface Route extends RouteGenericInterface {
  readonly Params: Readonly<Record<string, string>>;
}

const parkTypeOf = (given: unknown): string =>
  typeof given === 'object' && given !== null && 'parkType' in given && typeof given.parkType === 'string'
    ? given.parkType
    : '';

/** Fills the facts in the texts of documents that an answer shows, not in those of members. */
const filled = (app: FastifyInstance, request: FastifyRequest, answer: unknown): unknown => {
  const {
    prepared: { documents },
    snapshot,
  } = app.live.current;
  const page = request.headers['x-pageid'];
  return fillTexts(
    {
      documents,
      snapshot,
      now: instantOf(app, request),
      locale: askedLocale(request, snapshot),
      query: { parkType: parkTypeOf(request.query) || parkTypeOf(request.body) },
      ...(typeof page === 'string' ? { page } : {}),
    },
    answer,
  );
};

/** Returns the park type of a call, read only where its declaration has checked the value. */
const declaredPark = ({ query, body }: AnyoneCall | MemberCall, request: FastifyRequest): string =>
  (query === undefined ? '' : parkTypeOf(request.query)) || (body === undefined ? '' : parkTypeOf(request.body));

type Handler<Input> = (input: Input) => Promise<unknown>;

/** Registers the route of a call. Responses are personal, so only the store keeps them, under an Idempotency-Key. */
const registerCall = (
  app: FastifyInstance,
  call: AnyoneCall | MemberCall,
  run: Handler<CallInput<unknown, unknown>>,
): void => {
  const { method, path, writes, bytes, answersAs } = call;
  for (const type of bytes?.types ?? [])
    if (!app.hasContentTypeParser(type))
      app.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const onRequest: RouteOptions['onRequest'] = (request, reply, done) => {
    void reply.header('cache-control', 'no-store');
    if (writes) requireSameOrigin(request, app.env);
    done();
  };
  app.route<Route>({
    method,
    url: routePath(path),
    ...(method === 'GET' ? { exposeHeadRoute: false } : {}),
    // Compressing secrets next to the caller's input would reveal them by size (BREACH).
    compress: false,
    schema: schemaOf(call),
    ...(bytes === undefined ? {} : { bodyLimit: bytes.most, config: { takesFile: true } }),
    onRequest,
    handler: async (typedRequest, typedReply) => {
      const [request, reply] = [typedRequest as FastifyRequest, typedReply as FastifyReply];
      const principal = await request.principal();
      refuseClosedService(app, request, principal);
      const { snapshot } = app.live.current;
      const given = {
        body: request.body,
        query: request.query,
        params: typedRequest.params,
        venue: declaredPark(call, request) || snapshot.site.defaultVenue,
        locale: askedLocale(request, snapshot),
        now: app.clock.now(),
        db: app.store.db,
      };
      const make = (once: Once): Promise<unknown> => run({ ...given, principal, request, reply, once });
      const success = (answer: unknown) => {
        if (answersAs !== undefined) void reply.header('content-location', answersAs);
        return { code: '200', data: filled(app, request, answer) };
      };
      const keyed = keyedCall(app, call, request, principal);
      if (keyed === undefined) return success(await make(plainOnce(app.context)));
      const renewed = principal.kind === 'lapsed' ? principal.renewed : undefined;
      const { answer, replayed } =
        renewed === undefined
          ? await answerOnce(app.context, keyed, make)
          : await replayAnswer(app, reply, keyed, renewed);
      if (replayed) void reply.header('idempotency-replayed', 'true');
      return success(answer);
    },
  });
};

/** Requires the member's session before a handler runs. */
const forMembers =
  (
    app: FastifyInstance,
    { whileInitial = false, proven = false, full = false }: MemberCall,
    run: Handler<MemberCallInput<unknown, unknown>>,
  ): Handler<CallInput<unknown, unknown>> =>
  async (input) => {
    const session = sessionOf(input.principal, whileInitial);
    requireOwn(session, input.query);
    requireOwn(session, input.body);
    if (full) requireFull(session);
    if (proven) requireProven(app, session);
    return run({ ...input, member: session.uid, session });
  };

/** Registers the route of a declared call: method, path, schemas, authorization and idempotency follow from the declaration. */
export function handleCall<const Call extends MemberCall>(
  app: FastifyInstance,
  call: Call,
  run: Handler<MemberCallInput<BodyOf<Call>, QueryOf<Call>>>,
): void;
export function handleCall<const Call extends AnyoneCall>(
  app: FastifyInstance,
  call: Call,
  run: Handler<CallInput<BodyOf<Call>, QueryOf<Call>>>,
): void;
export function handleCall(app: FastifyInstance, call: AnyoneCall | MemberCall, run: Handler<never>): void {
  // The overloads pair the handler with the call, and Fastify validates body and query before it runs.
  registerCall(
    app,
    call,
    call.access === 'member'
      ? forMembers(app, call, run as Handler<MemberCallInput<unknown, unknown>>)
      : (run as Handler<CallInput<unknown, unknown>>),
  );
}

/**
 * Replays the answer of a call that renewed its own session, with the same new tokens: the first response may have been lost, and the tokens in the
 * browser are now invalid. A copy of the old tokens does not get them, because it lacks the key and the body (which holds the password, if required).
 * Throws `tokensReplaced` for any other call, which the browser repeats with the new tokens, and `sessionExpired` after these were used to get newer ones.
 */
const replayAnswer = async (
  { context, env }: FastifyInstance,
  reply: FastifyReply,
  keyed: KeyedCall,
  before: SessionRow,
): Promise<Given> => {
  const kept = await keptAnswer(context, keyed);
  if (kept === undefined) throw new HttpError('tokensReplaced');
  const next = await findSuccessor(context.store.db, before);
  if (next === undefined) throw new HttpError('sessionExpired');
  setSessionCookies(reply, env, tokensOf(context, next), context.clock.now().getTime());
  return kept;
};
