import type { FastifyPluginAsync } from 'fastify';
import { FileKeeper } from './file-keeper.ts';

/** Deletes the bytes of files that nobody needs any more, in one process at a time. */
export const runFileKeeper: FastifyPluginAsync = async (app) => {
  const keeper = new FileKeeper(app.context, (error) => app.log.warn({ err: error }, 'files could not be deleted'));
  app.addHook('onReady', async () => keeper.start());
  app.addHook('preClose', () => keeper.close());
};
