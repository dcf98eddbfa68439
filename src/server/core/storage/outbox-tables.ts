import type { Generated } from 'kysely';

/**
 * QUEUED waits for its first attempt, FAILED for the next one. SENDING belongs to one process until its lease ends. SENT was taken by the gateway,
 * DELIVERED reached the receiver as far as the gateway knows. DEAD waits for an operator.
 */
export const outboxStates = ['QUEUED', 'SENDING', 'SENT', 'DELIVERED', 'FAILED', 'DEAD', 'DISCARDED'] as const;
export type OutboxState = (typeof outboxStates)[number];

/** Messages to members and to addresses that somebody typed. */
export interface OutboxTables {
  readonly outbox: {
    readonly id: string;
    /** Null for an address that belongs to no member yet. */
    readonly member: string | null;
    readonly channel: string;
    /** E-mail address or number; for PUSH the uid of the member, whose devices are found at sending. */
    readonly address: string;
    readonly subject: string;
    readonly body: string;
    readonly at: string;
    readonly state: Generated<OutboxState>;
    /** Texts of `auth` hold codes: they go when the message is sent. */
    readonly purpose: Generated<'service' | 'auth' | 'promotion'>;
    /** Document or message key of the text. */
    readonly template: Generated<string>;
    /** Path of this site. */
    readonly link: Generated<string>;
    readonly attempts: Generated<number>;
    /** Instant of the next attempt; of a row that is being sent, the end of its lease. */
    readonly next_at: Generated<string>;
    readonly holder: Generated<string>;
    /** Grows with each attempt. */
    readonly fence: Generated<number>;
    /** Code of the last failure. */
    readonly error: Generated<string>;
    readonly sent_at: Generated<string>;
    /** Member whose nickname the text holds; empty: nobody's. */
    readonly about: Generated<string>;
  };
}
