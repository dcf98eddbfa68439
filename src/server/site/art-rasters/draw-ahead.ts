import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { mapRasters } from './map-rasters.ts';

/** Time without requests after which a drawing begins, and the longest wait for it, in milliseconds. */
const QUIET_MS = 2_000;
const MOST_WAIT_MS = 30_000;

/** Resolves once the server has been quiet, or after the longest wait. */
const quietMoment = async (lastRequest: () => number, signal: AbortSignal): Promise<void> => {
  const end = performance.now() + MOST_WAIT_MS;
  for (let now = performance.now(); now < end; now = performance.now()) {
    const rest = lastRequest() + QUIET_MS - now;
    if (rest <= 0) return;
    await pause(Math.min(rest, end - now), undefined, { ref: false, signal });
  }
};

/**
 * Draws the pictures of all maps after the server has started and after each release: the first ones at once, the others one at a time while no
 * requests arrive. Drawings of earlier starts are in the data folder.
 */
export const drawAhead = (app: FastifyInstance): void => {
  const closing = new AbortController();
  let lastRequest = 0;
  const draw = async (): Promise<void> => {
    const release = app.live.current;
    for (const { svg, width, isFirst } of mapRasters(release)) {
      if (!isFirst && !(await app.artRasters.has(svg, width))) await quietMoment(() => lastRequest, closing.signal);
      if (closing.signal.aborted || app.live.current !== release) return;
      await app.artRasters.prepare(svg, width);
    }
  };
  const refresh = (): void => {
    draw().catch((error: unknown) => {
      if (!closing.signal.aborted)
        app.log.warn({ err: error }, 'The maps were not drawn ahead; their first requests draw them.');
    });
  };
  const end = app.live.onRelease(refresh);
  app.addHook('onRequest', (_request, _reply, done) => {
    lastRequest = performance.now();
    done();
  });
  app.addHook('onListen', async () => refresh());
  app.addHook('onClose', async () => {
    closing.abort();
    end();
  });
};
