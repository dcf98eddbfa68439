/** Tables of joins. Instants are ISO 8601, UTC. */
export interface JoinTables {
  /** Joins under way, one open join per browser (`binder`). `details` is sealed JSON. */
  readonly joins: {
    readonly id: string;
    readonly binder: string;
    readonly state: 'OPEN' | 'DONE' | 'EXPIRED';
    readonly details: string;
    readonly member: string | null;
    readonly started_at: string;
    readonly touched_at: string;
  };
  /** Guardians of members under the age of consent. `ci_key` is the keyed hash of the guardian's CI, `agreements` is JSON. */
  readonly guardians: {
    readonly id: string;
    readonly child: string;
    readonly ci_key: string;
    readonly name: string;
    readonly mobile: string;
    readonly relation: string;
    readonly agreements: string;
    readonly state: 'ACTIVE' | 'ENDED';
    readonly at: string;
    readonly ended_at: string | null;
  };
  /** Login IDs and nicknames of withdrawn members, as keyed hashes. */
  readonly reserved_names: { readonly hash: string; readonly until: string };
  /** Persons who were members: no first-time rewards, and after abuse no join. */
  readonly rejoin_bars: { readonly ci_key: string; readonly rewards_until: string; readonly locked_until: string };
}
