import type { FastifyReply, FastifyRequest } from 'fastify';
import { refreshTokens } from '#schemas/calls/accounts/calls';
import type { Env } from '../env.ts';

/** The refresh token is sent to this path and below only. */
const refreshPath = refreshTokens.path;

/** Expiries are in milliseconds since 1970. Without `isKept` the cookies end with the browser session. */
export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly accessUntil: number;
  readonly refreshUntil: number;
  readonly isKept: boolean;
}

type CookieEnv = Pick<Env, 'secureCookies'>;

// Browsers accept this prefix only over https from this exact host.
const nameOf = (name: string, prefix: '__Host-' | '__Secure-', { secureCookies }: CookieEnv): string =>
  secureCookies ? `${prefix}${name}` : name;

const names = (env: CookieEnv) => ({
  access: nameOf('access_token', '__Host-', env),
  refresh: nameOf('refresh_token', '__Secure-', env),
});

/** Script-readable companion cookies: one for the access token, one for the session. They contain only expiries. */
const hintNames = { access: 'access_hint', session: 'session_hint' } as const;

export const setSessionCookies = (reply: FastifyReply, env: CookieEnv, tokens: SessionTokens, now: number): void => {
  const { access, refresh } = names(env);
  const seconds = (until: number): { maxAge: number } => ({ maxAge: Math.max(1, Math.floor((until - now) / 1000)) });
  const secure = { secure: env.secureCookies };
  const kept = tokens.isKept ? seconds(tokens.refreshUntil) : {};
  void reply
    .setCookie(access, tokens.accessToken, {
      ...secure,
      ...seconds(tokens.accessUntil),
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
    })
    .setCookie(refresh, tokens.refreshToken, {
      ...secure,
      ...kept,
      path: refreshPath,
      httpOnly: true,
      sameSite: 'strict',
    })
    .setCookie(hintNames.access, String(Math.floor(tokens.accessUntil / 1000)), {
      ...secure,
      ...seconds(tokens.accessUntil),
      path: '/',
      sameSite: 'lax',
    })
    .setCookie(hintNames.session, String(Math.floor(tokens.refreshUntil / 1000)), {
      ...secure,
      ...kept,
      path: '/',
      sameSite: 'lax',
    });
};

export const clearSessionCookies = (reply: FastifyReply, env: CookieEnv): void => {
  const { access, refresh } = names(env);
  const secure = { secure: env.secureCookies };
  void reply
    .clearCookie(access, { ...secure, path: '/', httpOnly: true, sameSite: 'lax' })
    .clearCookie(refresh, { ...secure, path: refreshPath, httpOnly: true, sameSite: 'strict' })
    .clearCookie(hintNames.access, { ...secure, path: '/', sameSite: 'lax' })
    .clearCookie(hintNames.session, { ...secure, path: '/', sameSite: 'lax' });
};

/** Session data of a request. A bearer comes from an app shell, which has no cookies. */
export interface CarriedSession {
  readonly access: string | undefined;
  readonly refresh: string | undefined;
  /** True if the browser expects a session. */
  readonly hinted: boolean;
  readonly isBearer: boolean;
}

/** True if the call sends its own token. Then cookies are ignored. */
export const isBearer = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /^Bearer(?: |$)/i.test(headers.authorization ?? '');

const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +([\w.-]{1,200}) *$/i.exec(headers.authorization ?? '')?.[1];

export const carriedSession = (request: FastifyRequest, env: CookieEnv): CarriedSession => {
  const { cookies } = request;
  const { access, refresh } = names(env);
  if (isBearer(request)) return { access: bearerOf(request), refresh: undefined, hinted: false, isBearer: true };
  return {
    access: cookies[access],
    refresh: cookies[refresh],
    hinted: cookies[hintNames.session] !== undefined,
    isBearer: false,
  };
};
