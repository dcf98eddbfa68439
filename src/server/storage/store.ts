import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * The one storage port. Stores speak to `db` in the SQL that every database of the port runs;
 * whatever differs between databases is a method here.
 */
export interface Store {
  readonly db: Kysely<Tables>;
  /** What an error of `db` means, whichever database said it. */
  faultOf(error: unknown): StoreFault | undefined;
  close(): Promise<void>;
}

/** `duplicate`: a unique key is taken. `full`: nothing more can be written for now; reading goes on. */
export type StoreFault = 'duplicate' | 'full';
