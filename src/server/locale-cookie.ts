import type { FastifyReply } from 'fastify';
import type { Locale } from '#schemas/parts';
import type { Env } from './env.ts';

const seconds = 31_536_000;

/** Keeps a language for the pages to come: the last one that was chosen, or that came with a login, counts. */
export const keepLocale = (reply: FastifyReply, { secureCookies }: Pick<Env, 'secureCookies'>, locale: Locale): void => {
  void reply.setCookie('locale', locale, { path: '/', sameSite: 'lax', maxAge: seconds, secure: secureCookies });
};
