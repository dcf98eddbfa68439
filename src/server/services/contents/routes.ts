import type { FastifyPluginAsync } from 'fastify';
import { allCalls } from '#schemas/calls.gen';
import { forwardedRoutes, publishedRoute } from './published-route.ts';

/** Registers every call that reads the live release (7.7), and those that only upstreams answer. */
export const registerContents: FastifyPluginAsync = async (app) => {
  for (const call of allCalls) if (call.access === 'published') publishedRoute(app, call);
  forwardedRoutes(app);
};
