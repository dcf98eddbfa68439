import type { FastifyPluginAsync } from 'fastify';
import { cleanVerifications } from './verifications-store.ts';

const EACH_MS = 60_000;

/** Expires verifications and empties their results. Several processes may do it at once. */
export const cleanIdentity: FastifyPluginAsync = async (app) => {
  const timer = setInterval(
    () =>
      void cleanVerifications(app.context).catch((error: unknown) => app.log.error({ err: error }, 'verifications')),
    EACH_MS,
  ).unref();
  app.addHook('onClose', async () => clearInterval(timer));
};
