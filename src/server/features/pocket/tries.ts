import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Runs an attempt with a typed number. */
export const limitTyped = <Result>(_app: FastifyInstance, _request: FastifyRequest, _by: { readonly member: string; readonly subject?: string }, attempt: () => Promise<Result>): Promise<Result> => attempt();
