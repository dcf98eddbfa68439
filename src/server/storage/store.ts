import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * The one storage port. Stores speak to `db` in the SQL that every database of the port runs;
 * whatever differs between databases is a method here.
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Tables>;
  /** What an error of `db` means, whichever database said it. */
  faultOf(error: unknown): StoreFault | undefined;
  /** Keeps the rows of a query as they are until its transaction ends: nobody else changes or locks them meanwhile. */
  forUpdate<Rows, Names extends keyof Rows, Output>(query: SelectQueryBuilder<Rows, Names, Output>): SelectQueryBuilder<Rows, Names, Output>;
  /** Tells every process on this database, this one too, once `tx` is committed; never when it is rolled back. */
  announce(tx: Kysely<Tables>, channel: Channel, payload: string): Promise<void>;
  /** Calls `hear` after each announcement until the function returned is called. */
  listen(channel: Channel, hear: Hear): () => void;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Whether a store that is new or of an older version is brought to this one; otherwise it is refused. */
  readonly migrate: boolean;
}

/** `release`: another release is live (its number). `member`: something of a member has changed (its uid). */
export const CHANNELS = ['release', 'member'] as const;

export type Channel = (typeof CHANNELS)[number];

/** Gets what was announced; undefined when announcements may have been missed, so that anything may have changed. */
export type Hear = (payload: string | undefined) => void;

/**
 * `duplicate`: a unique key is taken. `full`: nothing more can be written for now; reading goes on.
 * `unreachable`: the database does not answer for now. `unfit`: a text holds U+0000, which not every database can keep. `closed`: this process
 * is ending, and has closed it.
 */
export type StoreFault = 'duplicate' | 'full' | 'unreachable' | 'unfit' | 'closed';
