import type { FastifyInstance } from 'fastify';
import type { Viewer } from '#schemas/viewer';

export interface DemoLogin {
  readonly userId: string;
  readonly password: string;
}

/** Port to the demo members: previews show a member with the records of one. */
export interface DemoVisitors {
  /** Returns the login of the demo member closest to a viewer. */
  loginLike(viewer: Viewer): DemoLogin | undefined;
  /** Stores the demo members in a server. */
  seed(app: FastifyInstance): Promise<void>;
}
