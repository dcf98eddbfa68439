import type { FastifyRequest } from 'fastify';
import type { Wallet } from '#schemas/documents/wallet/schema';
import type { Tx } from './storage/tables.ts';
import type { DemoVisitors } from './viewer/demo-visitors.ts';

/**
 * What a feature does for others that must not import it. The feature fills its port when it is registered; until then a port does nothing.
 */
export interface Ports {
  /** Ends the places in queues of a ticket that its holder may no longer use. Filled by `queue`. */
  endTicketPlaces: (tx: Tx, product: string) => Promise<void>;
  /** Lists the wallets to which a phone can add passes, in their order. Filled by `wallets`. */
  walletsOf: (request: Pick<FastifyRequest, 'headers'>) => readonly Wallet[];
  /** Demo members, whose records a preview shows. Filled by `demo`. */
  demoVisitors: DemoVisitors | undefined;
}

export const emptyPorts = (): Ports => ({
  endTicketPlaces: async () => undefined,
  walletsOf: () => [],
  demoVisitors: undefined,
});
