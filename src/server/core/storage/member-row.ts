import type { Generated } from 'kysely';

/** Reason why a login or its tokens ended. */
export type EndReason =
  | 'logout'
  | 'replaced'
  | 'renewed'
  | 'reused'
  | 'expired'
  | 'password'
  | 'withdrawn'
  | 'suspended'
  | 'linked'
  | 'changed';

/** `leaving`: withdrawn after some days, unless the member comes back. `suspended` by an operator. */
export type MemberState = 'active' | 'leaving' | 'suspended' | 'withdrawn';

export interface MemberRow {
  readonly uid: string;
  readonly login_id: string | null;
  readonly name: string;
  readonly nickname: string;
  readonly lang: 'ko' | 'en';
  readonly birth_date: string;
  readonly gender: string;
  readonly email: string;
  readonly mobile: string;
  readonly kind: '1' | '2';
  readonly regular: number;
  readonly ex_member: number;
  readonly conversion_agreed_on: string;
  readonly grade: string;
  readonly picture: string;
  readonly consents: string;
  readonly passages: string;
  readonly state: MemberState;
  /** Reason of a suspension or withdrawal; empty otherwise. */
  readonly state_reason: string;
  /** Instant at which a leaving member is withdrawn; empty for all others. */
  readonly leave_at: string;
  /** Until this instant gifts, conversions, changes of contacts, unlinking and withdrawal are barred; empty: never were. */
  readonly barred_until: string;
  /** Instant of the last change of the nickname; empty: never changed. */
  readonly nickname_at: string;
  /** Nickname folded for comparison; empty for members from before nicknames were unique. */
  readonly nickname_key: string;
  /** Order of the widgets of main pages by venue, as the viewer fact `mains` says it. */
  readonly main_settings: string;
  readonly created_at: string;
  readonly updated_at: string;
}

type DefaultColumns = 'main_settings' | 'state_reason' | 'leave_at' | 'barred_until' | 'nickname_at' | 'nickname_key';
export type MemberTable = Omit<MemberRow, DefaultColumns> & { readonly [Column in DefaultColumns]: Generated<string> };
