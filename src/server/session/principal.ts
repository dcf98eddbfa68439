import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SessionRow } from './sessions-store.ts';
import { findByAccess, findByEarlierAccess } from './sessions-store.ts';
import type { CarriedSession } from './session-cookies.ts';
import { graceStartOf, type SessionDesk } from './session-desk.ts';
import { hashToken } from './session-keys.ts';

/**
 * Who asks; never nobody. `lapsed`: the browser believes in a session, but brings no access token that holds; `renewed` is the session whose
 * tokens a call replaced a moment ago, of which the answer may have been lost. `replaced`: a newer login has ended this one.
 */
export type Principal =
  | { readonly kind: 'guest' }
  | { readonly kind: 'lapsed'; readonly replaced: boolean; readonly renewed?: SessionRow }
  | { readonly kind: 'replaced' }
  | { readonly kind: 'member'; readonly session: SessionRow };

const guest: Principal = { kind: 'guest' };
const lapsed: Principal = { kind: 'lapsed', replaced: false };

const judge = (desk: SessionDesk, session: SessionRow): Principal => {
  const isOver = session.access_until <= desk.now().toISOString();
  if (session.ended_at !== null) {
    if (session.end_reason === 'renewed' && session.ended_at >= graceStartOf(desk)) return { ...lapsed, renewed: session };
    if (session.end_reason !== 'replaced') return lapsed;
    return isOver ? { kind: 'lapsed', replaced: true } : { kind: 'replaced' };
  }
  return isOver || session.state !== 'active' ? lapsed : { kind: 'member', session };
};

/** Reads the principal from the store: every request asks it, so whatever ended is over at once. */
export const readPrincipal = async (desk: SessionDesk, carried: CarriedSession): Promise<Principal> => {
  const principal = await principalOf(desk, carried);
  // A browser that has dropped its session may still bring a token that script cannot take away; only a living one counts then.
  return principal.kind === 'member' || carried.hinted || carried.isBearer ? principal : guest;
};

const principalOf = async (desk: SessionDesk, { access, isBearer }: CarriedSession): Promise<Principal> => {
  if (access === undefined) return lapsed;
  const session = await sessionOf(desk, hashToken(access));
  // A page's token is good as a cookie only, a shell's as a bearer only.
  return session === undefined || isBearer !== (session.profile === 'shell') ? lapsed : judge(desk, session);
};

/** The session of an access token, or of the one before it for as long as the grace lasts. */
const sessionOf = async (desk: SessionDesk, hash: string): Promise<SessionRow | undefined> => {
  const session = await findByAccess(desk.store.db, hash);
  if (session !== undefined) return session;
  const earlier = await findByEarlierAccess(desk.store.db, hash);
  return earlier !== undefined && earlier.rotated_at >= graceStartOf(desk) ? earlier : undefined;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; read once a request. */
    principal(): Promise<Principal>;
    principalRead: Promise<Principal> | undefined;
  }
  interface FastifyInstance {
    sessions: SessionDesk;
  }
}

/** Lets every request of the app tell its principal. */
export const tellPrincipals = (app: FastifyInstance, read: (request: FastifyRequest) => Promise<Principal>): void => {
  app.decorateRequest('principalRead', undefined);
  app.decorateRequest('principal', function principal() {
    return (this.principalRead ??= read(this));
  });
};
