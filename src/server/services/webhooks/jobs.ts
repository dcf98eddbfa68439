import type { FastifyPluginAsync } from 'fastify';
import { DAY_MS, HOUR_MS } from '../../core/durations.ts';

/** Days after which IDs of messages are forgotten. Signatures are too old after five minutes; sources repeat messages for a few days. */
const KEPT_DAYS = 30;

/** Forgets the IDs of old messages every hour. */
export const forgetMessages: FastifyPluginAsync = async (app) => {
  const forget = async (): Promise<void> => {
    const before = new Date(app.clock.now().getTime() - KEPT_DAYS * DAY_MS).toISOString();
    await app.store.db.deleteFrom('webhook_messages').where('at', '<', before).execute();
  };
  const timer = setInterval(
    () => void forget().catch((error: unknown) => app.log.warn({ err: error }, 'webhook messages')),
    HOUR_MS,
  ).unref();
  app.addHook('onClose', async () => clearInterval(timer));
};
