import type { GatewayChannel } from '#schemas/documents/gateway/schema';
import type { Tables } from '../../core/storage/tables.ts';
import type { Selectable } from 'kysely';

/** Message that this process has claimed. */
export type Message = Pick<
  Selectable<Tables['outbox']>,
  'id' | 'address' | 'subject' | 'body' | 'purpose' | 'template' | 'link' | 'attempts' | 'fence'
>;

/** How an attempt ended. `error` is a code without address or text; a final failure is not tried again. */
export type Outcome =
  | { readonly state: 'SENT' | 'DELIVERED' }
  /** There is nobody to send it to. */
  | { readonly state: 'DISCARDED'; readonly error: string }
  | { readonly state: 'FAILED'; readonly error: string; readonly isFinal?: boolean };

/** Gives a message to the gateway of its channel. Never rejects. */
export type Deliver = (message: Message) => Promise<Outcome>;

/** Where the messages of a channel go: `nowhere` counts them as sent (sandbox), undefined lets them wait. */
export type Route = Deliver | 'nowhere' | undefined;
export type FindRoute = (channel: GatewayChannel) => Route;
