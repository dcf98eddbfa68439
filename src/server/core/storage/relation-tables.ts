/** Tables of relations between members and of personal values. */
export interface RelationTables {
  /**
   * Relations of two members. `pair` is the two uids in order, so that a pair has one open relation per type and park; `park` is empty for friends.
   * `products` (JSON) are the tickets that the asker lends on acceptance. Aliases are the names that each side gives the other.
   */
  readonly relations: {
    readonly id: string;
    readonly type: 'FRIEND' | 'COMPANION';
    readonly park: string;
    readonly pair: string;
    readonly asker: string;
    readonly receiver: string;
    readonly state: RelationState;
    readonly asker_alias: string;
    readonly receiver_alias: string;
    readonly products: string;
    readonly at: string;
    readonly decided_at: string | null;
  };
  /** Blocks; only the blocker can see them. */
  readonly blocks: { readonly blocker: string; readonly blocked: string; readonly at: string };
  /** Search results by hash of their token, valid for the member who searched. */
  readonly friend_tokens: {
    readonly hash: string;
    readonly asker: string;
    readonly member: string;
    readonly until: string;
  };
  readonly companion_groups: {
    readonly id: string;
    readonly owner: string;
    readonly name: string;
    readonly at: string;
  };
  readonly companion_group_people: { readonly group_id: string; readonly member: string };
  /** Invitation links by hash of their token; each is used once. */
  readonly invitations: {
    readonly id: string;
    readonly hash: string;
    readonly inviter: string;
    readonly park: string;
    readonly state: 'OPEN' | 'USED' | 'DECLINED' | 'WITHDRAWN';
    readonly until: string;
    readonly used_by: string | null;
    readonly at: string;
  };
  /** Small values that the site stores for a member, by type code. */
  readonly personal_values: {
    readonly member: string;
    readonly kind: string;
    readonly value: string;
    readonly at: string;
  };
}

export type RelationState = 'REQUESTING' | 'ACCEPTED' | 'REJECTED' | 'CANCELLED' | 'ENDED' | 'BLOCKED';
