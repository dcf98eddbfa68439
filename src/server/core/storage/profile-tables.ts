/** Tables of the profile service. Instants are ISO 8601, UTC. */
export interface ProfileTables {
  /** Changes of e-mail addresses. `until` ends the code of a SENT row and the undo of a CHANGED one; `undo_hash` is the hash of the token of the notice. */
  readonly email_changes: {
    readonly id: string;
    readonly member: string;
    readonly state: 'SENT' | 'CHANGED' | 'UNDONE';
    readonly email: string;
    readonly earlier: string;
    readonly until: string;
    readonly tries: number;
    readonly undo_hash: string | null;
    readonly at: string;
  };
  /** Pictures of the set that members bought. */
  readonly profile_pictures: {
    readonly member: string;
    readonly picture: string;
    readonly price: number;
    readonly at: string;
  };
}
