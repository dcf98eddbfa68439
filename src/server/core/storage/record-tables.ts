import type { ActorKind } from '../../../engine/index.ts';

/** Tables of the shared record infrastructure. Rows of records are personal; they are never part of a release. */
export interface RecordTables {
  /** Audit log of all records, append-only and without personal values. `actor` is a uid, device or operator ID. */
  readonly record_log: {
    readonly id: string;
    readonly at: string;
    readonly record: string;
    readonly record_id: string;
    readonly actor_kind: ActorKind;
    readonly actor: string;
    readonly from_state: string;
    readonly to_state: string;
    readonly reason: string;
    readonly venue: string;
  };
  /** Values that are taken once, such as a code step or a reward of a term. */
  readonly claims: { readonly scope: string; readonly key: string; readonly ref: string; readonly at: string };
  /** Numbers taken so far, such as seats, stock or queue numbers. */
  readonly counters: { readonly scope: string; readonly key: string; readonly taken: number };
  /** Accounts of the ledger. Only accounts of the house (`overdraft` 1) may fall below zero. */
  readonly ledger_accounts: {
    readonly id: string;
    readonly book: string;
    readonly owner: string;
    readonly balance: number;
    readonly overdraft: number;
    /** Instant since which nothing is taken, because the nightly proof failed. */
    readonly frozen_at: string | null;
  };
  /** Transfers, immutable. (book, source, ref) is unique, so a cause posts once. */
  readonly ledger_transfers: {
    readonly id: string;
    readonly book: string;
    readonly kind: string;
    readonly source: string;
    readonly ref: string;
    readonly park: string;
    readonly reason: string;
    readonly approval_no: string;
    readonly reverses: string | null;
    readonly at: string;
  };
  /** Postings of a transfer; their sum is 0. */
  readonly ledger_postings: {
    readonly transfer: string;
    readonly account: string;
    readonly amount: number;
    readonly at: string;
  };
  /** Earnings that expire together on the end of a day (YYYYMMDD in Korean time). Their remaining amounts sum to the member's balance. */
  readonly som_lots: {
    readonly id: string;
    readonly member: string;
    readonly transfer: string;
    readonly earned: number;
    readonly remaining: number;
    readonly expires_on: string;
    readonly at: string;
  };
  /** Amounts that a transfer takes from lots; negative amounts are given back. */
  readonly som_lot_uses: { readonly transfer: string; readonly lot: string; readonly amount: number };
  /** Amounts of a reversed earning that were spent already. Later earnings pay them first. */
  readonly som_debts: {
    readonly transfer: string;
    readonly member: string;
    readonly owed: number;
    readonly at: string;
  };
  /** Gifts of Som; `id` is the cause of the transfer. Limits count them. */
  readonly som_gifts: {
    readonly id: string;
    readonly sender: string;
    readonly receiver: string;
    readonly amount: number;
    readonly message: string;
    readonly at: string;
  };
  /** Counted facts of members, append-only. A negative row undoes one. */
  readonly member_facts: {
    readonly id: string;
    readonly member: string;
    readonly fact: string;
    readonly park: string;
    readonly kind: string;
    readonly ref: string;
    readonly amount: number;
    readonly at: string;
  };
}
