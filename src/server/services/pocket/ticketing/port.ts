import type { PocketTables } from '../../../core/storage/pocket-tables.ts';
import type { Db, Tx } from '../../../core/storage/tables.ts';

/** A number of a ticket, pass or meal as its ticketing knows it. */
export type IssuedNumber = PocketTables['issued_numbers'];

/** Reads and claims numbers in the built-in tables, or in the system of the resort. */
export interface Ticketing {
  find(db: Db, number: string): Promise<IssuedNumber | undefined>;
  /** Numbers of a booking, in their order. */
  reservation(db: Db, reservation: string): Promise<readonly IssuedNumber[]>;
  /** Numbers booked with a mobile. */
  bookedBy(db: Db, mobile: string): Promise<readonly IssuedNumber[]>;
  /** Takes a number for a product, inside the transaction that registers it. Idempotent for one product; false if another has it. */
  claim(tx: Tx, number: string, product: string): Promise<boolean>;
  /** Frees a number for others. */
  release(tx: Tx, number: string, product: string): Promise<void>;
}
