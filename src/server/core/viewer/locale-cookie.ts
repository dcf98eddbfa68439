import type { FastifyReply } from 'fastify';
import type { Locale } from '#schemas/parts';
import type { Env } from '../env.ts';

const seconds = 31_536_000;

/** Stores the language for later pages. The last language counts, whether chosen by the visitor or set by a login. */
export const keepLocale = (
  reply: FastifyReply,
  { secureCookies }: Pick<Env, 'secureCookies'>,
  locale: Locale,
): void => {
  void reply.setCookie('locale', locale, { path: '/', sameSite: 'lax', maxAge: seconds, secure: secureCookies });
};
