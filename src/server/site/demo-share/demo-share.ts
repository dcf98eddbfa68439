import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { keepShare, type NewShare } from '../shares/shares-store.ts';

const demo = JSON.parse(readFileSync(join(import.meta.dirname, 'demo-share.json'), 'utf8')) as NewShare;

/** Registers the share `1`, only with the sandbox on. */
export const registerDemoShare: FastifyPluginAsync = async (app) => {
  app.addHook('onReady', () => keepShare(app.store.db, '1', demo, app.clock.now()));
};
