import type { FastifyPluginAsync } from 'fastify';
import { HOUR_MS } from '../../core/durations.ts';
import { siteOrigin } from '../../core/site-origin.ts';
import { resolveHost } from '../../core/upstream/resolve-host.ts';
import { OutboxDrain } from './drain.ts';
import { Gateways } from './gateways.ts';
import { forgetMessages } from './retention.ts';

/** Sends messages in this process, and forgets old ones every hour. */
export const runOutbox: FastifyPluginAsync = async (app) => {
  const warn = (error: unknown): void => app.log.warn({ err: error }, 'the outbox could not be worked off');
  const gateways = new Gateways({
    context: app.context,
    demo: app.env.mode === 'demo',
    resolve: resolveHost,
    origin: () => siteOrigin(app),
  });
  const drain = new OutboxDrain({
    context: app.context,
    routeOf: gateways.routeOf,
    isReady: () => app.live.isLoaded,
    warn,
  });
  let hourly: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    drain.start();
    hourly = setInterval(() => void forgetMessages(app.context).catch(warn), HOUR_MS).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(hourly);
    await drain.close();
    gateways.close();
  });
};
