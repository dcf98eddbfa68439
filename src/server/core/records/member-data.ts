import type { withdrawalBlocks, withdrawalLosses } from '#schemas/calls/withdrawal/answers';
import type { Locale } from '#schemas/parts';
import type { Context } from '../context.ts';
import type { Db, Tables, Tx } from '../storage/tables.ts';

/** A reason why a member cannot withdraw now (decisions-members §4). `amount` counts it; the page has the texts of the codes. */
export interface WithdrawalBlock {
  readonly code: (typeof withdrawalBlocks)[number];
  readonly amount: number;
}

/** A loss by withdrawing. `amount` counts it. */
export interface WithdrawalLoss {
  readonly code: (typeof withdrawalLosses)[number];
  readonly amount: number;
}

/** Columns of a table that hold the uid of a member. */
export type MemberColumns = { readonly [Table in keyof Tables]?: readonly (keyof Tables[Table] & string)[] };

/**
 * What a service keeps of a member. Withdrawal, export and the contract test read it: a column that names a member and that no service declares fails the
 * test.
 */
export interface MemberData {
  /** Columns with uids of members, other personal columns too where a row belongs to nobody else. */
  readonly columns: MemberColumns;
  /** Returns what blocks the withdrawal now. */
  readonly blocks?: (db: Db, context: Context, member: string) => Promise<readonly WithdrawalBlock[]>;
  /** Returns what the member loses. */
  readonly losses?: (db: Db, context: Context, member: string) => Promise<readonly WithdrawalLoss[]>;
  /** Returns the member's own records for the export, by a name of the export. Other people appear without their names. */
  readonly exported?: (
    db: Db,
    context: Context,
    member: string,
    locale: Locale,
  ) => Promise<Readonly<Record<string, unknown>>>;
  /**
   * Returns the rows that law requires to be kept (contract, payment, consent: 5 years; complaints: 3). They go apart, under a pseudonym, before the member
   * is emptied. `id` makes repeating harmless.
   */
  readonly keptByLaw?: (
    db: Db,
    context: Context,
    member: string,
  ) => Promise<
    readonly { readonly id: string; readonly kind: LegalKind; readonly at: string; readonly body: object }[]
  >;
  /** First: what the law requires is settled before anything is removed. Last: rows of other services refer to these. Default: between them. */
  readonly turn?: 'first' | 'last';
  /** Removes or empties the member's rows, at the end of a withdrawal. May run again after an interruption. */
  readonly empty: (tx: Tx, context: Context, member: string) => Promise<void>;
}

/** Kinds of records that law requires to be kept; the retention document says for how long. */
export const legalKinds = ['contract', 'payment', 'consent', 'complaint'] as const;
export type LegalKind = (typeof legalKinds)[number];
