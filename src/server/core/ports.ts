import type { FastifyRequest } from 'fastify';
import type { Wallet } from '#schemas/documents/wallet/schema';
import type { VerifyPurpose } from '#schemas/calls/identity/answers';
import type { SocialProfile } from './records/person.ts';
import type { Tx } from './storage/tables.ts';
import type { DemoVisitors } from './viewer/demo-visitors.ts';
import type { WebhookHandlers } from './webhooks.ts';

/**
 * What a feature does for others that must not import it. The feature fills its port when it is registered; until then a port does nothing.
 */
export interface Ports {
  /** Ends the places in queues of a ticket that its holder may no longer use. Filled by `queue`. */
  endTicketPlaces: (tx: Tx, product: string) => Promise<void>;
  /** Lists the wallets to which a phone can add passes, in their order. Filled by `wallets`. */
  walletsOf: (request: Pick<FastifyRequest, 'headers'>) => readonly Wallet[];
  /** Takes a person who was verified for a purpose further, in the transaction of the return. Returns the screen that follows. Each purpose is filled by its service. */
  verified: Partial<Record<VerifyPurpose, (tx: Tx, verified: Verified) => Promise<string>>>;
  /** Begins the join of a social account that no member has. Returns the screen that follows. Filled by `joins`. */
  startSocialJoin: ((tx: Tx, social: SocialJoin) => Promise<string>) | undefined;
  /** Converts Som into a reward. Returns the approval number. Filled by `rewards`. */
  buyReward: ((tx: Tx, purchase: RewardPurchase) => Promise<string>) | undefined;
  /** Demo members, whose records a preview shows. Filled by `demo`. */
  demoVisitors: DemoVisitors | undefined;
  /** Handlers of webhook messages. Each type is filled by its service. */
  readonly webhooks: WebhookHandlers;
}

/** Pieces of a reward that a member gets for Som. */
export interface RewardPurchase {
  readonly member: string;
  readonly birthDate: string;
  readonly itemId: string;
  readonly pieces: number;
  readonly at: Date;
  readonly park: string;
}

/** Verification that has returned to the browser that started it. */
export interface Verified {
  readonly id: string;
  readonly binder: string;
  readonly member?: string;
  /** Login of that member. */
  readonly login?: string;
}

export interface SocialJoin {
  readonly binder: string;
  readonly profile: SocialProfile;
  readonly autoLogin: boolean;
  /** Terms documents that the account has agreed to at the provider. */
  readonly agreedTerms: readonly string[];
}

export const emptyPorts = (): Ports => ({
  endTicketPlaces: async () => undefined,
  walletsOf: () => [],
  verified: {},
  startSocialJoin: undefined,
  buyReward: undefined,
  demoVisitors: undefined,
  webhooks: {},
});
