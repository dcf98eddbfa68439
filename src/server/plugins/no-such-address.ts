import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors.ts';

/** Answers calls that no feature knows as an error of the edge; delivery answers every other GET with a page. */
export const noSuchAddress = (app: FastifyInstance): void => {
  const refuse = (): never => {
    throw new HttpError('notFound');
  };
  app.setNotFoundHandler(refuse);
  app.all('/api/*', { schema: { hide: true } }, refuse);
};
