import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IdentityProvider, VerifyMethod } from '#schemas/documents/identity-provider/schema';
import type { Locale } from '#schemas/parts';

/** Secrets of a request to a provider. They stay on the server, sealed. */
export interface Started {
  readonly transactionId: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly returnUrl: string;
}

/** Fields of a return, as the browser brings them. */
export type ReturnedFields = Readonly<Record<string, string>>;

/** Page of the provider that the browser goes to: an address, or a form that is posted. */
export type Leading =
  | { readonly kind: 'address'; readonly url: string }
  | { readonly kind: 'form'; readonly action: string; readonly fields: ReturnedFields };

export interface Beginning {
  readonly app: FastifyInstance;
  readonly request: FastifyRequest;
  readonly provider: IdentityProvider;
  readonly method: VerifyMethod;
  readonly started: Started;
  readonly locale: Locale;
}

export interface Returning {
  readonly app: FastifyInstance;
  readonly provider: IdentityProvider;
  readonly method: VerifyMethod;
  readonly started: Started;
  readonly fields: ReturnedFields;
  /** Keeps other fields for the next try. They count if the provider goes away after this step. */
  readonly keep: (fields: ReturnedFields) => void;
}

/**
 * Protocol of an identity provider. A provider is a document and a secret; a new protocol is an adapter. One contract test suite covers all of them.
 */
export interface Adapter {
  /** Names of the fields that a return may have; the others are dropped. */
  readonly fields: readonly string[];
  /** Field with the ID of the transaction. */
  readonly transactionField: string;
  begin(beginning: Beginning): Promise<Leading>;
  /**
   * Returns the claims about the person. Checks signature, audience, transaction, nonce and age of the answer. Throws `verifyCancelled`, `verifyFailed`,
   * `verifyExpired`, or `verifyAway` if the provider does not answer.
   */
  finish(returning: Returning): Promise<Readonly<Record<string, unknown>>>;
}

/** Maximum time of one request, in milliseconds. It is longer than visitors wait: a late answer counts, and the next try takes the place of a lost one. */
export const requestLimit = ({ timeoutMs }: Pick<IdentityProvider, 'timeoutMs'>): number => timeoutMs * 1.5;

/** Greatest age of a provider's answer. */
export const ANSWER_SECONDS = 300;
/** Difference between the clocks of provider and server. */
export const SKEW_SECONDS = 5;
