import type { FastifyPluginAsync } from 'fastify';
import { ConsentReconfirmer } from './reconfirm.ts';

/** Asks for the confirmation of old consents while no other process does. */
export const runConsentJobs: FastifyPluginAsync = async (app) => {
  const job = new ConsentReconfirmer(app.context, (error) =>
    app.log.warn({ err: error }, 'a consent could not be confirmed or ended'),
  );
  app.addHook('onReady', async () => job.start());
  app.addHook('preClose', () => job.close());
};
