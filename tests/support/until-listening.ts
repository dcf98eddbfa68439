import { vi } from 'vitest';
import type { Channel, Store } from '../../src/server/core/storage/store.ts';

/** Waits until a listener hears its channel: PostgreSQL connects it meanwhile, and what is announced before is lost. */
export async function untilListening(store: Store, channel: Channel, heard: readonly unknown[]): Promise<void> {
  await vi.waitUntil(
    async () => {
      await store.announce(store.db, channel, 'ready');
      return heard.includes('ready');
    },
    { timeout: 20_000 },
  );
}
