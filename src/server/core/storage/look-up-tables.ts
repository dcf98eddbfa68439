/** Tables of what operators look up and change in records of members. */
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
  /** Ends of the chain, in one row. `head` is the hash before the first row, `tail` that of the last; `seal` is a keyed hash of this row. */
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
    readonly kind: 'BULK' | 'LIMIT';
    readonly operator: string;
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
