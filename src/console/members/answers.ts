type Words = Readonly<{ ko: string; en: string }>;

/** A picture of a season pass that waits. */
export interface WaitingPicture {
  readonly id: string;
  readonly product: Words;
  readonly holderMask: string;
  readonly sentAt: string;
  readonly validUntil: string;
  readonly url: string;
}

/** Answer of `/members/{venue}/pictures`. */
export interface Pictures {
  readonly reasons: readonly { readonly code: string; readonly name: Words }[];
  readonly pictures: readonly WaitingPicture[];
}

export interface FoundMember {
  readonly nickname: string;
  readonly nameMask: string;
  readonly loginMask: string;
  readonly mobileMask: string;
  readonly since: string;
}

export interface FoundProduct {
  readonly kind: 'TICKET' | 'SEASON' | 'EXP' | 'MEAL';
  readonly product: Words;
  readonly numberMask: string;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly state: string;
  readonly isLent: boolean;
}

/** Answer of a look-up by number (`ticket`) or of a member (`products`). */
export interface Found {
  readonly member?: FoundMember;
  readonly ticket?: FoundProduct;
  readonly changes?: readonly { readonly at: string; readonly by: string; readonly to: string }[];
  readonly products?: readonly FoundProduct[];
}
