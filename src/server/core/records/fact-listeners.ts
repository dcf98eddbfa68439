import type { CountedFact } from '#schemas/counted-facts';
import type { Db, Tx } from '../storage/tables.ts';

/** A fact that a transaction recorded or undid. */
export interface NotedFact {
  readonly member: string;
  readonly fact: CountedFact;
  readonly at: Date;
  readonly ref: string;
  readonly park?: string;
  readonly kind?: string;
  /** Won of a purchase, negative for a refund. */
  readonly won?: number;
  /** True for a fact that was undone. */
  readonly isUndone?: boolean;
}

/** Works in the transaction that recorded the facts, before it commits. Facts that it records itself reach the listeners too. */
export type FactListener = (tx: Tx, facts: readonly NotedFact[]) => Promise<void>;

/** Listeners by database: a process may run several servers. */
const listeners = new WeakMap<Db, FactListener[]>();
const noted = new WeakMap<Tx, NotedFact[]>();

/** Adds a listener to the facts of a database. Listeners work in the order in which they were added. */
export const onFacts = (db: Db, listener: FactListener): void => {
  listeners.set(db, [...(listeners.get(db) ?? []), listener]);
};

/** Remembers a fact until its transaction ends. */
export const noteFact = (tx: Tx, fact: NotedFact): void => {
  noted.set(tx, [...(noted.get(tx) ?? []), fact]);
};

/** Hands the facts of a transaction to the listeners, until they record no further ones. */
export const tellFactListeners = async (db: Db, tx: Tx): Promise<void> => {
  for (let facts = noted.get(tx); facts !== undefined; facts = noted.get(tx)) {
    noted.delete(tx);
    for (const listener of listeners.get(db) ?? []) await listener(tx, facts);
  }
};
