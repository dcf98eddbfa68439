/** Tables of gift cards, coupons and gifts. */
export interface GiftTables {
  /** Gift cards. Number and scratch code are stored as keyed hashes; `id` is the key in addresses and the owner of the ledger account. */
  readonly gift_cards: {
    readonly id: string;
    readonly number_hash: string;
    readonly code_hash: string;
    readonly last_digits: string;
    readonly kind: string;
    readonly state: GiftCardState;
    readonly amount: number;
    readonly owner: string | null;
    readonly owned_since: string | null;
    readonly expires_at: string | null;
    readonly issued_at: string;
  };
  /** Coupons of members. (source, ref) is their cause; `gifted` 1: it was a gift and cannot be given again. */
  readonly coupons: {
    readonly id: string;
    readonly kind: string;
    readonly owner: string;
    readonly state: CouponState;
    readonly source: string;
    readonly ref: string;
    readonly valid_from: string;
    readonly expires_at: string;
    readonly issued_at: string;
    readonly used_at: string | null;
    readonly place: string;
    readonly gifted: number;
  };
  /** Codes that give one coupon each, by keyed hash. */
  readonly coupon_codes: {
    readonly hash: string;
    readonly kind: string;
    readonly coupon: string | null;
    readonly at: string;
  };
  /** Gifts of cards and coupons between friends. `amount` is the balance of a card. */
  readonly gifts: {
    readonly id: string;
    readonly record: GiftRecord;
    readonly subject: string;
    readonly sender: string;
    readonly receiver: string;
    readonly message: string;
    readonly amount: number;
    readonly state: GiftState;
    readonly at: string;
    readonly until: string;
    readonly decided_at: string | null;
  };
  /** Wrong typed numbers by hashed member, number or address, since the start of a window. */
  readonly number_tries: {
    readonly key: string;
    readonly count: number;
    readonly since: string;
    readonly wait_until: string;
  };
}

export type GiftCardState = 'ISSUED' | 'ACTIVE' | 'USED' | 'SENT' | 'EXPIRED' | 'CANCELLED';
export type CouponState = 'ISSUED' | 'USED' | 'EXPIRED' | 'SENT';
export type GiftRecord = 'gift-card' | 'coupon';
export type GiftState = 'SENT' | 'ACCEPTED' | 'REFUSED' | 'TAKEN_BACK' | 'RETURNED';
