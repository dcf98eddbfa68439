import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors.ts';

/** Answers unknown calls with an edge error. Delivery answers every other GET with a page. */
export const noSuchAddress = (app: FastifyInstance): void => {
  const refuse = (): never => {
    throw new HttpError('notFound');
  };
  app.setNotFoundHandler(refuse);
  app.all('/api/*', { schema: { hide: true } }, refuse);
};
