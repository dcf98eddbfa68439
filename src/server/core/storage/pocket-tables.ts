import type { PassRequestState, ProductKind, ProductStatus } from '#schemas/calls/pocket/answers';
import type { SeasonPictureState } from '#schemas/calls/pocket/season-answers';

/** Reason why an entry code's reference ended. */
export type RefEnd = '' | 'LENT' | 'RETURNED' | 'REMOVED';

/** Tables of the pocket. Days are YYYYMMDD in Korean time; a text that does not apply is empty. */
export interface PocketTables {
  /** Numbers that the built-in ticketing issued. `seat` is the start of an experience (ISO 8601), `mobile` the booker's. */
  readonly issued_numbers: {
    readonly number: string;
    readonly kind: ProductKind;
    readonly product: string;
    readonly venue: string;
    readonly valid_from: string;
    readonly valid_until: string;
    readonly reservation: string;
    readonly seq: number;
    readonly mobile: string;
    readonly holder_name: string;
    readonly birth_date: string;
    readonly seat: string;
    readonly people: number;
    readonly state: 'ISSUED' | 'VOID';
  };
  /** Products that members registered; `member` owns it, `release` is that of registration. */
  readonly pocket_products: {
    readonly id: string;
    readonly member: string;
    readonly kind: ProductKind;
    readonly product: string;
    readonly release: number;
    readonly venue: string;
    readonly number: string;
    readonly valid_from: string;
    readonly valid_until: string;
    readonly holder_name: string;
    readonly birth_date: string;
    readonly seat: string;
    readonly people: number;
    readonly state: ProductStatus;
    readonly entered_on: string;
    readonly registered_at: string;
    readonly changed_at: string;
  };
  /** Loans of products for a day; at most one is live for a product. */
  readonly loans: {
    readonly id: string;
    readonly product: string;
    readonly owner: string;
    readonly holder: string;
    readonly day: string;
    readonly state: 'LENT' | 'RETURNED' | 'ENDED';
    readonly at: string;
  };
  /** Public keys with which the phones of logins sign entry codes (SPKI, base64url). */
  readonly code_keys: {
    readonly login: string;
    readonly id: string;
    readonly member: string;
    readonly public_key: string;
    readonly at: string;
  };
  /** Opaque references of holdings (product, holder, login) in entry codes. */
  readonly code_refs: {
    readonly ref: string;
    readonly product: string;
    readonly holder: string;
    readonly login: string;
    readonly at: string;
    readonly ended_at: string;
    readonly end_reason: RefEnd;
  };
  /** Static codes of holdings (product, holder) for older gates and mobile wallets. `entered_on` is the day of the last entry. */
  readonly static_codes: {
    readonly code: string;
    readonly product: string;
    readonly holder: string;
    readonly at: string;
    readonly ended_at: string;
    readonly end_reason: RefEnd;
    readonly entered_on: string;
  };
  /** Passes that members added to mobile wallets; `wallet` is a document. */
  readonly wallet_passes: {
    readonly product: string;
    readonly holder: string;
    readonly wallet: string;
    readonly at: string;
  };
  /** Checks of season pass numbers before registration; `token` is a hash. */
  readonly season_checks: {
    readonly token: string;
    readonly member: string;
    readonly number: string;
    readonly until: string;
    readonly proven_at: string;
    readonly tries: number;
  };
  /** Requests to show a companion's season pass (`product`: its document) in the asker's pocket. */
  readonly pass_requests: {
    readonly id: string;
    readonly number: string;
    readonly venue: string;
    readonly product: string;
    readonly valid_until: string;
    readonly asker: string;
    readonly companion: string;
    readonly state: PassRequestState;
    readonly at: string;
  };
  /** Pictures of season pass holders, one per term of a pass (`term`: its number and last day); `reason` is a code of the list of reasons, `decided_by` an operator. */
  readonly season_pictures: {
    readonly id: string;
    readonly term: string;
    readonly valid_until: string;
    readonly product: string;
    readonly member: string;
    readonly venue: string;
    readonly state: SeasonPictureState;
    readonly reason: string;
    readonly sent_at: string;
    readonly decided_at: string;
    readonly decided_by: string;
    readonly bytes: Uint8Array;
  };
}
