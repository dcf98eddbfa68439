import type { FastifyPluginAsync } from 'fastify';
import { InquiryCloser } from './inquiry-closer.ts';

/** Closes answered inquiries and deletes old ones, in one process at a time. */
export const runInquiryCloser: FastifyPluginAsync = async (app) => {
  const closer = new InquiryCloser(app.context, (error) =>
    app.log.warn({ err: error }, 'inquiries could not be closed'),
  );
  app.addHook('onReady', async () => closer.start());
  app.addHook('preClose', () => closer.close());
};
