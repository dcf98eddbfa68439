import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from '#schemas/viewer';

/** Viewer and instant of a visit, set by the builder of the app. */
export interface VisitOverride {
  readonly viewer: Viewer;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Argument of the app builder. QA pictures and console previews set viewer and instant with it. The public app gets none, so no header, cookie or
 * query can impersonate a visitor there. A preview is a separate app with a separate store.
 */
export type ReadVisitOverride = (request: FastifyRequest) => VisitOverride | undefined;

declare module 'fastify' {
  interface FastifyInstance {
    readonly saidVisit: ReadVisitOverride;
  }
}

/** Returns the instant of a visit, in milliseconds since 1970. */
export const instantOf = (app: FastifyInstance, request: FastifyRequest): number =>
  app.saidVisit(request)?.now ?? app.clock.now().getTime();
