import type { Db, Tx } from '../storage/tables.ts';

/** A ticket that its owner lent to a companion. */
export interface Loan {
  readonly productId: string;
  readonly productName: Readonly<{ ko: string; en: string }>;
  readonly park: string;
  readonly owner: string;
  readonly holder: string;
  /** Day on which the loan ends, YYYYMMDD. */
  readonly day: string;
  /** True while the owner can take it back. */
  readonly unused: boolean;
}

export interface Lend {
  readonly owner: string;
  readonly holder: string;
  readonly productId: string;
  readonly at: Date;
}

/**
 * Port to the holdings of the pocket. The owner keeps a lent ticket, the holder uses it; a ticket has one holder, and a loan ends with its day. Who
 * lends, or ends loans, has locked both members before.
 */
export interface Lending {
  /** Returns true if all tickets are the member's, of that park, and neither used nor expired. */
  areOwn(
    db: Db,
    tickets: {
      readonly owner: string;
      readonly park: string;
      readonly productIds: readonly string[];
      readonly at: Date;
    },
  ): Promise<boolean>;
  /** Returns false if the ticket is not the owner's, is lent already, used or expired. */
  lend(tx: Tx, lend: Lend): Promise<boolean>;
  /** Returns the loan that ended, or undefined if the ticket is not lent or is used. */
  takeBack(
    tx: Tx,
    loan: { readonly owner: string; readonly productId: string; readonly at: Date },
  ): Promise<Loan | undefined>;
  /** Ends all unused loans between two members in a park (in every park without one), in both directions. */
  endLoansOf(
    tx: Tx,
    pair: { readonly one: string; readonly other: string; readonly park?: string; readonly at: Date },
  ): Promise<void>;
  /** Lists the loans of today and later that a member gave or received. */
  loansOf(db: Db, member: string, at: Date): Promise<readonly Loan[]>;
}

/** Lending of a server without a pocket: no ticket can be lent. */
export const noLending: Lending = {
  areOwn: async () => false,
  lend: async () => false,
  takeBack: async () => undefined,
  endLoansOf: async () => undefined,
  loansOf: async () => [],
};
