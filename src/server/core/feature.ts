import type { FastifyInstance, FastifyPluginAsync } from 'fastify';

/** A part of the server. A folder in `services` or `site` exports one from its `feature.ts`. */
export interface Feature {
  /**
   * Users of the feature. A preview runs exactly the features for visitors, and delivery. `operations` are probes and API descriptions; features of the
   * sandbox run only with the sandbox on.
   */
  readonly audience: 'visitors' | 'console' | 'operations' | 'sandbox' | 'delivery';
  /** Adds hooks and properties that all features see. Runs before any feature is registered. */
  readonly prepare?: (app: FastifyInstance) => void;
  /** Registers the routes. */
  readonly register: FastifyPluginAsync;
}
