import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from '#schemas/viewer';

/** Who a visitor is and which instant it is, as whoever built the app says it. */
export interface SaidVisit {
  readonly viewer: Viewer;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * An argument of the app's builder: QA's pictures and the console's previews say with it for whom and when a page is made. The app that answers
 * visitors gets none, so nothing that a request brings along, no header, cookie or query, can make anybody somebody else there; a preview is an
 * app of its own, over a store of its own.
 */
export type SayVisit = (request: FastifyRequest) => SaidVisit | undefined;

declare module 'fastify' {
  interface FastifyInstance {
    readonly saidVisit: SayVisit;
  }
}

/** The instant at which a visitor is answered, in milliseconds since 1970. */
export const instantOf = (app: FastifyInstance, request: FastifyRequest): number => app.saidVisit(request)?.now ?? app.desk.now().getTime();
