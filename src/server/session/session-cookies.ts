import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';

/** Path of the refresh call: its token travels nowhere else. */
export const refreshPath = '/api/v1/iam/login/refresh';

/** Path of the call that ends a login by its refresh token; below the other, so that the token travels here too. */
export const refreshEndPath = `${refreshPath}/end`;

/** `until`s are instants in milliseconds since 1970; without `isKept` the cookies end with the browser. */
export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly accessUntil: number;
  readonly refreshUntil: number;
  readonly isKept: boolean;
}

type CookieEnv = Pick<Env, 'secureCookies'>;

// A name with this prefix can only be set over https by this very host.
const nameOf = (name: string, prefix: '__Host-' | '__Secure-', { secureCookies }: CookieEnv): string => (secureCookies ? `${prefix}${name}` : name);

const names = (env: CookieEnv) => ({ access: nameOf('access_token', '__Host-', env), refresh: nameOf('refresh_token', '__Secure-', env) });

/** Readable companions: that there is an access token, and that there is a session at all. They hold expiries and nothing else. */
const hintNames = { access: 'access_hint', session: 'session_hint' } as const;

export const setSessionCookies = (reply: FastifyReply, env: CookieEnv, tokens: SessionTokens, now: number): void => {
  const { access, refresh } = names(env);
  const seconds = (until: number): { maxAge: number } => ({ maxAge: Math.max(1, Math.floor((until - now) / 1000)) });
  const secure = { secure: env.secureCookies };
  const kept = tokens.isKept ? seconds(tokens.refreshUntil) : {};
  void reply
    .setCookie(access, tokens.accessToken, { ...secure, ...seconds(tokens.accessUntil), path: '/', httpOnly: true, sameSite: 'lax' })
    .setCookie(refresh, tokens.refreshToken, { ...secure, ...kept, path: refreshPath, httpOnly: true, sameSite: 'strict' })
    .setCookie(hintNames.access, String(Math.floor(tokens.accessUntil / 1000)), { ...secure, ...seconds(tokens.accessUntil), path: '/', sameSite: 'lax' })
    .setCookie(hintNames.session, String(Math.floor(tokens.refreshUntil / 1000)), { ...secure, ...kept, path: '/', sameSite: 'lax' });
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

/** What a request brings of a session. A bearer is an app shell, which has no cookies. */
export interface CarriedSession {
  readonly access: string | undefined;
  readonly refresh: string | undefined;
  /** Whether the browser believes that it has a session. */
  readonly hinted: boolean;
  readonly isBearer: boolean;
}

/** Whether a call brings its own token: then nothing that a browser adds by itself counts. */
export const isBearer = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => /^Bearer(?: |$)/i.test(headers.authorization ?? '');

const bearerOf = ({ headers }: FastifyRequest): string | undefined => /^Bearer +([\w.-]{1,200}) *$/i.exec(headers.authorization ?? '')?.[1];

export const carriedSession = (request: FastifyRequest, env: CookieEnv): CarriedSession => {
  const { cookies } = request;
  const { access, refresh } = names(env);
  if (isBearer(request)) return { access: bearerOf(request), refresh: undefined, hinted: false, isBearer: true };
  return { access: cookies[access], refresh: cookies[refresh], hinted: cookies[hintNames.session] !== undefined, isBearer: false };
};
