import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { hashToken, randomToken } from './session-keys.ts';

/** Hours that a browser keeps its binder: longer than a join or a verification may take. */
const BINDER_HOURS = 3;

const nameOf = ({ secureCookies }: Pick<Env, 'secureCookies'>): string => `${secureCookies ? '__Host-' : ''}browser`;

/**
 * Returns the hash by which the server knows the browser of a request; undefined if it has no binder. Joins, verifications and social logins go on only
 * in the browser that started them.
 */
export const binderOf = (request: FastifyRequest, env: Pick<Env, 'secureCookies'>): string | undefined => {
  const token = request.cookies[nameOf(env)];
  return token === undefined || !/^[\w-]{43}$/.test(token) ? undefined : hashToken(token);
};

/** Returns the hash of the browser's binder. Gives the browser one, in an HttpOnly Lax cookie, if it has none. */
export const bindBrowser = (request: FastifyRequest, reply: FastifyReply, env: Pick<Env, 'secureCookies'>): string => {
  const known = binderOf(request, env);
  const token = known === undefined ? randomToken() : (request.cookies[nameOf(env)] ?? '');
  void reply.setCookie(nameOf(env), token, {
    secure: env.secureCookies,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: BINDER_HOURS * 3600,
  });
  return known ?? hashToken(token);
};
