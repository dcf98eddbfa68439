import type { EndReason } from './member-row.ts';

/** Tables of what operators look up and change in records of members, and of the access log. */
export interface LookUpTables {
  /** Look-ups, append-only. Each row has the keyed hash of the row before. `member` is empty for lists. */
  readonly look_ups: {
    readonly seq: number;
    /** Opaque name of the look-up, by which the operator goes on with the member. */
    readonly id: string;
    readonly at: string;
    readonly operator: string;
    readonly role: string;
    readonly venue: string;
    readonly record: string;
    readonly record_id: string;
    readonly member: string;
    readonly purpose: string;
    /** Field that was shown unmasked; empty: everything was masked. */
    readonly field: string;
    readonly previous: string;
    readonly hash: string;
  };
  /**
   * Log-ins of members and how they ended, append-only. `person` is a pseudonym; `login` is the ID of the login. A job adds each row to the chain within a
   * minute, so that log-ins do not wait for each other; until then `seq` is null.
   */
  readonly access_log: {
    readonly id: string;
    readonly seq: number | null;
    readonly at: string;
    readonly person: string;
    readonly login: string;
    readonly kind: 'LOGIN' | 'END';
    readonly login_type: string;
    readonly platform: 'APP' | 'WEB';
    /** Why the login ended; else empty. */
    readonly reason: EndReason | '';
    readonly previous: string;
    readonly hash: string;
  };
  /** Ends of each chain, by its name. `head` is the hash before the first row, `tail` that of the last; `seal` is a keyed hash of this row. */
  readonly look_up_chain: {
    readonly name: string;
    readonly first_seq: number;
    readonly last_seq: number;
    readonly head: string;
    readonly tail: string;
    readonly seal: string;
  };
  /** Alarms for privacy officers. `seen_at` is empty until one of them has looked at it. */
  readonly operator_alarms: {
    readonly id: string;
    readonly kind: 'BULK' | 'LIMIT' | 'LOOK_UP_CHAIN' | 'ACCESS_CHAIN';
    /** Empty for a broken chain. */
    readonly operator: string;
    /** Number of look-ups, or of the broken row. */
    readonly amount: number;
    readonly at: string;
    readonly seen_at: string;
    readonly seen_by: string;
  };
  /** Adjustments of Som: one operator proposes, another one confirms. */
  readonly som_adjustments: {
    readonly id: string;
    readonly member: string;
    readonly venue: string;
    readonly amount: number;
    readonly reason: string;
    readonly state: 'PROPOSED' | 'CONFIRMED' | 'REFUSED';
    readonly proposed_by: string;
    readonly proposed_at: string;
    readonly until: string;
    readonly decided_by: string;
    readonly decided_at: string;
  };
}
