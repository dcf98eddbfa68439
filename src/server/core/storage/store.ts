import type { SelectQueryBuilder } from 'kysely';
import type { Db } from './tables.ts';

/** Storage port. Stores use `db` with SQL that runs on every supported database; every difference between databases is a method here. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Db;
  /** Classifies an error of `db`, independent of the database. */
  faultOf(error: unknown): StoreFault | undefined;
  /** Locks the rows of a query until its transaction ends: no other transaction can change or lock them. */
  forUpdate<Rows, Names extends keyof Rows, Output>(
    query: SelectQueryBuilder<Rows, Names, Output>,
  ): SelectQueryBuilder<Rows, Names, Output>;
  /** Locks the rows of a query as `forUpdate` does, and leaves out those that another transaction has locked. */
  forUpdateOfFree<Rows, Names extends keyof Rows, Output>(
    query: SelectQueryBuilder<Rows, Names, Output>,
  ): SelectQueryBuilder<Rows, Names, Output>;
  /** Notifies every process on this database, including this one, after `tx` commits; never after a rollback. */
  announce(tx: Db, channel: Channel, payload: string): Promise<void>;
  /** Calls `hear` after each notification. Returns the unsubscribe function. */
  listen(channel: Channel, hear: Hear): () => void;
  /** Takes on the rights to the records apart, and gives up all others, until the transaction ends. See `inApart`. */
  enterApart(tx: Db): Promise<void>;
  /** Overwrites what the log of the store still holds of deleted rows. PostgreSQL does so by itself. */
  wipeDeleted(): Promise<void>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** True migrates a new or older store to this version; false refuses it. */
  readonly migrate: boolean;
}

/**
 * `release`: a different release is live (payload: its number). `member`: data of a member changed (payload: its uid).
 * `park`: live states of a venue were polled, or an operator set one (payload: its code). `queue`: figures of queues (payload: venue and figures).
 */
export const CHANNELS = ['release', 'member', 'park', 'queue'] as const;

export type Channel = (typeof CHANNELS)[number];

/** Receives the payload; undefined if notifications may have been missed, so anything may have changed. */
export type Hear = (payload: string | undefined) => void;

/**
 * `duplicate`: a unique key is taken. `full`: writes fail for now, reads still work. `unreachable`: the database does not answer for now. `unfit`: a
 * text contains U+0000, which not every database can store. `closed`: this process is shutting down and has closed the store.
 * `deadlock`: transactions waited for each other, and the database ended this one; it can run again.
 * `outdated`: a migration changed a table under a prepared statement; the transaction can run again.
 */
export type StoreFault = 'duplicate' | 'full' | 'unreachable' | 'unfit' | 'closed' | 'deadlock' | 'outdated';
