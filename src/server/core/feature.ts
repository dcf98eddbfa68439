import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { MemberData } from './records/member-data.ts';

/** A part of the server. A folder in `services` or `site` exports one from its `feature.ts`. */
export interface Feature {
  /** Adds hooks and properties that all features see. Runs before any feature is registered. */
  readonly prepare?: (app: FastifyInstance) => void;
  /** Calls and pages of visitors. A preview runs these of every feature, and delivery. */
  readonly visitors?: FastifyPluginAsync;
  /** Pages of the site. Registered last: they answer every path that nothing else answers. */
  readonly delivery?: FastifyPluginAsync;
  /** Calls of operators. */
  readonly console?: FastifyPluginAsync;
  /** Work at times, by one process at a time. */
  readonly jobs?: FastifyPluginAsync;
  /** Probes and descriptions of the API. */
  readonly operations?: FastifyPluginAsync;
  /** What the service keeps of members: it blocks a withdrawal, is lost, exported and emptied. */
  readonly memberData?: MemberData;
  /** Fake external systems; only with the sandbox on. */
  readonly sandbox?: FastifyPluginAsync;
}

/** Parts of features in the order in which they are registered. */
export const featureParts = ['visitors', 'console', 'jobs', 'operations', 'sandbox', 'delivery'] as const;
export type FeaturePart = (typeof featureParts)[number];
