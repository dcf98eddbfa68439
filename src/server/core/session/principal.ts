import type { Context } from '../context.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SessionRow } from './sessions-store.ts';
import { findByAccess, findByEarlierAccess } from './sessions-store.ts';
import type { CarriedSession } from './session-cookies.ts';
import { isInGrace } from './account-policy.ts';
import { hashToken } from './session-keys.ts';

/**
 * Caller of a request. `lapsed`: the browser expects a session but sends no valid access token; `renewed` is the session whose tokens a call has just
 * replaced and whose response may have been lost. `replaced`: a newer login ended this one.
 */
export type Principal =
  | { readonly kind: 'guest' }
  | { readonly kind: 'lapsed'; readonly replaced: boolean; readonly renewed?: SessionRow }
  | { readonly kind: 'replaced' }
  | { readonly kind: 'member'; readonly session: SessionRow };

const guest: Principal = { kind: 'guest' };
const lapsed: Principal = { kind: 'lapsed', replaced: false };

const judge = (context: Context, session: SessionRow): Principal => {
  const isOver = session.access_until <= context.clock.now().toISOString();
  if (session.state !== 'active') return lapsed;
  if (session.ended_at !== null) {
    if (session.end_reason === 'renewed' && isInGrace(context, session.ended_at))
      return { ...lapsed, renewed: session };
    if (session.end_reason !== 'replaced') return lapsed;
    return isOver ? { kind: 'lapsed', replaced: true } : { kind: 'replaced' };
  }
  return isOver ? lapsed : { kind: 'member', session };
};

/** Reads the principal from the store. Every request does this, so an ended session stops working immediately. */
export const readPrincipal = async (context: Context, carried: CarriedSession): Promise<Principal> => {
  const principal = await principalOf(context, carried);
  // A browser that dropped its session may still send an HttpOnly token; it counts only if it is valid.
  return principal.kind === 'member' || carried.hinted || carried.isBearer ? principal : guest;
};

const principalOf = async (context: Context, { access, isBearer }: CarriedSession): Promise<Principal> => {
  if (access === undefined) return lapsed;
  const session = await sessionOf(context, hashToken(access));
  // Page tokens are valid only as cookies, shell tokens only as bearers.
  return session === undefined || isBearer !== (session.profile === 'shell') ? lapsed : judge(context, session);
};

/** Finds the session of an access token, or of the previous one within the grace period. */
const sessionOf = async (context: Context, hash: string): Promise<SessionRow | undefined> => {
  const session = await findByAccess(context.store.db, hash);
  if (session !== undefined) return session;
  const earlier = await findByEarlierAccess(context.store.db, hash);
  return earlier !== undefined && isInGrace(context, earlier.rotated_at) ? earlier : undefined;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Caller; read once per request. */
    principal(): Promise<Principal>;
    principalRead: Promise<Principal> | undefined;
  }
}

/** Adds `principal()` to every request of the app. */
export const tellPrincipals = (app: FastifyInstance, read: (request: FastifyRequest) => Promise<Principal>): void => {
  app.decorateRequest('principalRead', undefined);
  app.decorateRequest('principal', function principal() {
    return (this.principalRead ??= read(this));
  });
};
