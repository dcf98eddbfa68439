/** Tables of social login. Instants are ISO 8601, UTC. */
export interface SocialTables {
  /**
   * Accounts at social providers that members log in with. While LINKED, a subject belongs to one member, and a member has one account of a provider.
   * `grant_sealed` is the refresh token, for revocation at unlinking only; empty if the provider gave none. `undo_hash` names the code that undoes the link.
   */
  readonly social_identities: {
    readonly id: string;
    readonly provider: string;
    readonly subject: string;
    readonly member: string;
    readonly label: string;
    readonly state: 'LINKED' | 'UNLINKED';
    readonly grant_sealed: string;
    readonly linked_at: string;
    readonly last_used_at: string;
    readonly ended_at: string | null;
    readonly undo_hash: string | null;
  };
  /**
   * Social logins under way, by the hash of their state. `secrets` (nonce, verifier, return address) and `profile` (after the return) are sealed JSON.
   * `ref_hash` names the one-time reference of `kakao/user`.
   */
  readonly social_logins: {
    readonly state_hash: string;
    readonly provider: string;
    readonly purpose: 'LOGIN' | 'LINK' | 'PROVE';
    readonly binder: string;
    readonly member: string | null;
    readonly state: 'STARTED' | 'TAKEN' | 'RETURNED' | 'USED';
    readonly secrets: string;
    readonly profile: string | null;
    readonly ref_hash: string | null;
    readonly at: string;
    readonly until: string;
  };
  /** Grants to revoke at a provider after an unlinking. A row is deleted when the provider has confirmed, or after its last try. */
  readonly social_revocations: {
    readonly id: string;
    readonly provider: string;
    readonly subject: string;
    readonly grant_sealed: string;
    readonly tries: number;
    readonly next_at: string;
  };
  /** Forms that providers posted back, sealed, until the browser brings their one-time reference. */
  readonly returned_forms: {
    readonly hash: string;
    readonly fields: string;
    readonly until: string;
  };
}
