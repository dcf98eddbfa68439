import type { ScanReason } from './devices/answers.ts';
import type { documentSchemas } from '../documents.gen.ts';

/** Kinds of records, and of parts of documents, that a call can name. */
type RecordKind =
  | 'account'
  | 'approval'
  | 'email-change'
  | 'address-code'
  | 'card-number'
  | 'billboard-application'
  | 'booking'
  | 'booking-ticket'
  | 'companion-group'
  | 'coupon-record'
  | 'coupon-code'
  | 'device-sale'
  | 'device-token'
  | 'event-join'
  | 'event-part'
  | 'facility-use-record'
  | 'file'
  | 'gate-code'
  | 'gift-card'
  | 'inquiry'
  | 'invitation'
  | 'issued-number'
  | 'main-block'
  | 'map-place'
  | 'member'
  | 'member-course'
  | 'notification'
  | 'one-time-code'
  | 'partner'
  | 'profile-picture'
  | 'pass-check'
  | 'pass-request'
  | 'pick'
  | 'place-code'
  | 'product'
  | 'queue-entry'
  | 'queue-slot'
  | 'queue-person'
  | 'receipt'
  | 'refresh-token'
  | 'relation-request'
  | 'reward'
  | 'scan-code'
  | 'search-result'
  | 'report-share'
  | 'report-review'
  | 'review-photo'
  | 'returned-form'
  | 'share'
  | 'social-login'
  | 'social-reference'
  | 'verification'
  | 'wallet-kind';

/** Code of a refusal, reason of a refused scan, or `none`: the answer is empty, or the value is ignored. */
type Refusal = `${string}_${string}` | ScanReason | 'none';

/** Ways in which the named thing can be the wrong one. */
export type NameFault = 'unknown' | 'kind' | 'owner' | 'venue' | 'state' | 'time';

/** Declares what a property of a call names, and how each wrong thing is refused. */
export interface Named {
  readonly kind: keyof typeof documentSchemas | RecordKind;
  /** Owner of a record that the call may name; documents belong to everybody. */
  readonly of: 'everybody' | 'caller' | 'child' | 'friend' | 'companion' | 'receiver' | 'holder';
  /** States of a record in which it can be named; the others are refused. Left out: all. */
  readonly states?: readonly string[];
  /** Kinds of an event or number that the call takes. Left out: all. */
  readonly kinds?: readonly string[];
  /** True if a record can be named before its period begins. */
  readonly ahead?: true;
  /** Refusals of states that differ from `refusals.state`. */
  readonly byState?: Readonly<Record<string, Refusal>>;
  /** Refusals. A record with an owner has `owner`, one with states `state`, one with kinds `kind`, one of the venue of the call `venue`, one with a period `time`. */
  readonly refusals: Readonly<Partial<Record<NameFault, Refusal>> & { readonly unknown: Refusal }>;
}

/** Records that the properties of a call name, by `body.`, `query.` or `path.` and their path. */
export type Names = Readonly<Record<`${'body' | 'query' | 'path'}.${string}`, Named>>;

/** Properties that name nothing, although they look like it, with the reason. */
export const namesNothing: Readonly<Record<string, string>> = {
  packageId: 'A package that the program contains; an unknown one is not found.',
  emailCode: 'Proves an e-mail address of the join of this browser; a wrong one is counted and refused (JOI_09).',
  membershipUid: 'The caller; `handle-call` refuses every other member.',
  parkType: 'A venue, in which the other names are looked up.',
  parkKindCd: 'A venue by its number, in which the other names are looked up.',
  publctTypeCd: 'A venue by its number, in which the other names are looked up.',
  langId: 'A language.',
  publicKey: 'The key itself.',
  exceptNo: 'Hides a record from a list.',
  termsId: 'A version of terms or a consent; `recordChanges` refuses every version that is not asked for.',
  versionNo: 'The version beside the name.',
  pageId: 'The calling page; it decides nothing.',
  questionId: 'A question of the survey of the park; one that is not asked is refused (SVY_02).',
  token: 'Ignored by calls that read the live release.',
  eventKindCd: 'A code that tells apart events of one number.',
  kindCd: 'A code that filters a list.',
  statusCd: 'Codes that filter a list.',
  categoryCd: 'A code of a list; the call refuses others as invalid.',
  ctgryCd: 'A code that filters a list.',
  boardKindCd: 'A code that filters a list.',
  bannerKindCd: 'A code that filters a list.',
  bannerCode: 'A code that filters a list.',
  bnftClassCd: 'A code that filters a list.',
  bnftKindCd: 'A code that filters a list.',
  subModuleCode: 'Ignored.',
  appType: 'A word of the address that selects a venue.',
  langCd: 'A language.',
  withCd: 'A code of the visit that the plan keeps.',
  mealCd: 'A code of the visit that the plan keeps.',
  deviceId: 'The phone by its own words; it decides nothing.',
  pushToken: 'The address of the phone at its push service.',
  moduleCode: 'The part of the site that shares; it decides nothing.',
  otp: 'The secret beside the name.',
  reasonCd: 'A code of a list of reasons; the call refuses others as invalid.',
  code: 'The secret beside the name.',
  userId: 'The ID that a member chooses; calls that name an existing account declare it.',
  scratchCode: 'The secret beside the name.',
  scanId: "The device's own ID of its scan.",
  after: 'A place in a list.',
  kind: 'A word of the address that finds the record by its place.',
  park: 'A word of the address that finds the record by its place.',
};
