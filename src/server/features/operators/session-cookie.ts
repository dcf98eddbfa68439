import type { FastifyReply } from 'fastify';
import type { Env } from '../../env.ts';

type CookieEnv = Pick<Env, 'secureCookies'>;

/** A name with this prefix can only be set over https by this very host. */
export const sessionCookie = ({ secureCookies }: CookieEnv): string => (secureCookies ? '__Host-console_session' : 'console_session');

// It ends with the browser, and before that when it is not used; no other site's page can make a browser send it.
const how = ({ secureCookies }: CookieEnv) => ({ path: '/', httpOnly: true, sameSite: 'strict', secure: secureCookies }) as const;

export const setSession = (reply: FastifyReply, env: CookieEnv, token: string): void => void reply.setCookie(sessionCookie(env), token, how(env));

export const clearSession = (reply: FastifyReply, env: CookieEnv): void => void reply.clearCookie(sessionCookie(env), how(env));
