import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Levels of JSON that a body may have; 20 when a route says nothing. */
    jsonDepth?: number;
  }
}

const DEPTH = 20;

/** Refuses bodies that are nested more deeply than their route needs. */
export const limitDepth = (app: FastifyInstance): void => {
  app.addHook('preValidation', async ({ body, routeOptions }) => {
    if (isDeeper(body, routeOptions.config.jsonDepth ?? DEPTH)) throw new HttpError('tooDeep');
  });
};

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' && value !== null && (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));
