import type { FastifyReply } from 'fastify';
import type { Env } from '../env.ts';

type CookieEnv = Pick<Env, 'secureCookies'>;

/** Returns the cookie name. Only this host can set a `__Host-` cookie, and only over HTTPS. */
export const sessionCookie = ({ secureCookies }: CookieEnv): string =>
  secureCookies ? '__Host-console_session' : 'console_session';

// Session cookie: ends with the browser, or earlier when idle on the server. SameSite=Strict keeps other sites from sending it.
const how = ({ secureCookies }: CookieEnv) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: secureCookies }) as const;

export const setSession = (reply: FastifyReply, env: CookieEnv, token: string): void =>
  void reply.setCookie(sessionCookie(env), token, how(env));

export const clearSession = (reply: FastifyReply, env: CookieEnv): void =>
  void reply.clearCookie(sessionCookie(env), how(env));
