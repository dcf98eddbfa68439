import type { FastifyInstance } from 'fastify';
import type { Store } from '../core/storage/store.ts';

const PATIENCE_MS = 700;

/** Shuts down cleanly on SIGTERM and SIGINT: first event streams, then the server, then the store. */
export function endOnSignal(app: FastifyInstance, store: Store): void {
  let ending: Promise<void> | undefined;
  // A terminal and the launcher may both send a signal; the second has no effect.
  const end = (): void => {
    ending ??= close(app, store);
  };
  process.on('SIGTERM', end).on('SIGINT', end);
}

async function close(app: FastifyInstance, store: Store): Promise<void> {
  // Slower connections are closed. Every acknowledged change is already in the store.
  setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
  await app.close();
  await store.close();
  process.exit(0);
}
