/** Tables of offerwalls. Instants are ISO 8601 in UTC. */
export interface OfferwallTables {
  /**
   * Rewards, one per transaction of an offerwall (`ref`). REFUSED: over a limit, or without the consent; CANCELLED: charged back before it was credited. `device` is a keyed hash and
   * `transfer` that of the ledger, both empty without; `reason` says why a reward is held or refused.
   */
  readonly offerwall_rewards: {
    readonly id: string;
    readonly wall: string;
    readonly ref: string;
    readonly member: string;
    readonly amount: number | string;
    readonly state: 'CREDITED' | 'HELD' | 'REFUSED' | 'REJECTED' | 'REVERSED' | 'CANCELLED';
    readonly reason: '' | 'REWARD' | 'DAY' | 'CONSENT' | 'RATE' | 'DEVICE';
    readonly device: string;
    readonly at: string;
    readonly sent_at: string;
    readonly held_until: string;
    readonly transfer: string;
    readonly decided_by: string;
    readonly decided_at: string;
  };
  /** Keys by which offerwalls know members, as hashes: nobody reads a key here. */
  readonly offerwall_keys: {
    readonly wall: string;
    readonly hash: string;
    readonly epoch: number;
    readonly member: string;
    readonly at: string;
  };
}
