import type { WebhookType } from '#schemas/webhook-types';
import type { Tx } from './storage/tables.ts';

/** Message of a webhook whose signature, shape and version are right. */
export interface WebhookMessage {
  /** ID of the webhook source. */
  readonly source: string;
  readonly member: string;
  /** The source's own name of what it reports. */
  readonly ref: string;
  /** Time of the change. */
  readonly at: Date;
  /** Data of the message. It fits the schema of the handler. */
  readonly data: unknown;
}

/** Refuses a message: nothing of it stays, so the source may send it again. */
export class WebhookRefused extends Error {}

/** Takes the messages of a type. */
export interface WebhookHandler {
  /** Properties of `data` beside those of every message, and which of them are required. */
  readonly properties: Readonly<Record<string, object>>;
  readonly required: readonly string[];
  /** Makes the change, in the transaction that notes the message. Throws `WebhookRefused`. */
  readonly take: (tx: Tx, message: WebhookMessage) => Promise<void>;
}

/** Handlers by type; services fill in theirs when they are registered. */
export type WebhookHandlers = Partial<Record<WebhookType, WebhookHandler>>;
