import type { Generated, Kysely, Transaction } from 'kysely';
import type { LoginType } from '#schemas/calls/accounts/answers';
import type { JournalKind } from '#schemas/journal.schema';
import type { FacilityStatus } from '#schemas/calls/park-state/answers';
import type { BadgeTables } from './badge-tables.ts';
import type { BillboardTables } from './billboard-tables.ts';
import type { ConsentTables } from './consent-tables.ts';
import type { CourseTables } from './course-tables.ts';
import type { DeviceTables } from './device-tables.ts';
import type { EventTables } from './event-tables.ts';
import type { ExternalLoginTables } from './external-login-tables.ts';
import type { GiftTables } from './gift-tables.ts';
import type { GradeTables } from './grade-tables.ts';
import type { JoinTables } from './join-tables.ts';
import type { ClubTables } from './club-tables.ts';
import type { IdentityTables } from './identity-tables.ts';
import type { EndReason, MemberTable } from './member-row.ts';
import type { InquiryTables } from './inquiry-tables.ts';
import type { LookUpTables } from './look-up-tables.ts';
import type { MemberServiceTables } from './member-service-tables.ts';
import type { MiniGameTables } from './mini-game-tables.ts';
import type { NotificationTables } from './notification-tables.ts';
import type { OfferwallTables } from './offerwall-tables.ts';
import type { OnSiteTables } from './on-site-tables.ts';
import type { OperatorTables } from './operator-tables.ts';
import type { OutboxTables } from './outbox-tables.ts';
import type { PocketTables } from './pocket-tables.ts';
import type { ProfileTables } from './profile-tables.ts';
import type { QueueTables } from './queue-tables.ts';
import type { ReceiptTables } from './receipt-tables.ts';
import type { RecordTables } from './record-tables.ts';
import type { RelationTables } from './relation-tables.ts';
import type { ReportTables } from './report-tables.ts';
import type { SocialTables } from './social-tables.ts';

/** Rows as stored: texts, integers and picture bytes; JSON and instants (ISO 8601, UTC) as text. */
export interface Tables
  extends
    BadgeTables,
    BillboardTables,
    CourseTables,
    ClubTables,
    ConsentTables,
    DeviceTables,
    EventTables,
    ExternalLoginTables,
    GiftTables,
    GradeTables,
    JoinTables,
    IdentityTables,
    InquiryTables,
    LookUpTables,
    MemberServiceTables,
    MiniGameTables,
    NotificationTables,
    OfferwallTables,
    OnSiteTables,
    OperatorTables,
    OutboxTables,
    PocketTables,
    ProfileTables,
    QueueTables,
    ReceiptTables,
    RecordTables,
    RelationTables,
    ReportTables,
    SocialTables {
  /** Revisions: saved states of documents, immutable. `hash` is that of the canonical JSON in `body`. */
  readonly revisions: {
    readonly hash: string;
    readonly type: string;
    readonly id: string;
    readonly body: string;
    readonly created_at: string;
    readonly author: string;
  };
  /** Drafts. A draft without a revision deletes its document with the next release. */
  readonly drafts: {
    readonly type: string;
    readonly id: string;
    readonly revision: string | null;
    readonly updated_at: string;
    readonly author: string;
  };
  readonly releases: {
    readonly number: number;
    readonly hash: string;
    readonly message: string;
    readonly author: string;
    readonly at: string;
  };
  readonly release_documents: {
    readonly release: number;
    readonly type: string;
    readonly id: string;
    readonly revision: string;
  };
  /**
   * Base (`base`), roll-back source and changes of a release: number of documents, venues as JSON. `told` (JSON) is computed at the first request.
   */
  readonly release_changes: {
    readonly release: number;
    readonly base: number | null;
    readonly back_to: number | null;
    readonly documents: number | null;
    readonly venues: string | null;
    readonly told: string | null;
  };
  /** Live release, in one row with `id` 1. */
  readonly live_pointer: { readonly id: number; readonly release: number };
  /** Cache of sanitised HTML, by hash of its text and the policy version. */
  readonly kept_html: { readonly key: string; readonly value: string };
  /** Members. `kind` 1 is a simple member, 2 a full one; `consents` and `passages` are JSON. */
  readonly members: MemberTable;
  /** Passwords of resort accounts. `alert_on` is the day (YYYYMMDD) on which a change is due. */
  readonly credentials: {
    readonly member: string;
    readonly hash: string;
    readonly initial: number;
    readonly changed_at: string;
    readonly alert_on: string;
  };
  /** Logins of members: at most one live login per member, platform class and slot. */
  readonly logins: {
    readonly id: string;
    readonly member: string;
    readonly platform_class: 'APP' | 'WEB';
    readonly slot: string;
    readonly login_type: LoginType;
    readonly auto_login: number;
    readonly device: string;
    readonly started_at: string;
    readonly proven_at: string;
    readonly ended_at: string | null;
    readonly end_reason: EndReason | null;
  };
  /** Token families of a login: each rotation creates the next generation. `earlier_hash` is the previous access token. */
  readonly families: {
    readonly id: string;
    readonly login: string;
    readonly profile: 'browser' | 'shell';
    readonly generation: number;
    readonly access_hash: string;
    readonly access_until: string;
    readonly earlier_hash: string | null;
    readonly rotated_at: string;
    readonly idle_until: string;
    readonly absolute_until: string;
    readonly ended_at: string | null;
    readonly end_reason: EndReason | null;
  };
  /** Failed attempts by account or address. */
  readonly tries: {
    readonly key: string;
    readonly count: number;
    readonly last_at: string;
    readonly wait_until: string;
  };
  readonly one_time_codes: {
    readonly hash: string;
    readonly purpose: 'shell' | 'reset' | 'find-id' | 'undo-link' | 'undo-email' | 'certify';
    readonly member: string | null;
    readonly login: string | null;
    readonly until: string;
    readonly used_at: string | null;
    readonly tries: number;
  };
  /** Survey results of members, one per park (parkKindCd); `answers` is JSON. */
  readonly personas: {
    readonly member: string;
    readonly park: string;
    readonly persona: string;
    readonly answers: string;
    readonly at: string;
    readonly rewarded_at: Generated<string>;
  };
  /** Shared content. Addresses of this site are stored as paths; no picture means the site's own. */
  readonly shares: {
    readonly id: string;
    readonly module: string;
    readonly locale: 'ko' | 'en';
    readonly title: string;
    readonly description: string;
    readonly image: string;
    readonly link: string;
    readonly at: string;
  };
  readonly idempotency_keys: {
    readonly owner: string;
    readonly key: string;
    readonly call: string;
    readonly body_hash: string;
    readonly status: number;
    readonly answer: string;
    readonly at: string;
  };
  /** Journal of operator actions, one row per item; rows of one action share its id. `detail` is JSON. */
  readonly journal: {
    readonly id: string;
    readonly action: string;
    readonly at: string;
    readonly author: string;
    readonly kind: JournalKind;
    readonly type: string | null;
    readonly document: string | null;
    readonly venue: string | null;
    readonly revision: string | null;
    readonly release: number | null;
    readonly detail: string;
  };
  /** Preview passes; `hash` is that of their token, `pass` is JSON. */
  readonly preview_passes: { readonly hash: string; readonly pass: string; readonly until: string };
  /** Uploaded pictures by content hash; `facts` is JSON, `used_at` is the time of the last upload. */
  readonly pictures: { readonly hash: string; readonly facts: string; readonly used_at: string };
  /** Pictures in each size and format; `master` is the source of the others. */
  readonly picture_bytes: {
    readonly hash: string;
    readonly width: number;
    readonly format: string;
    readonly bytes: Uint8Array;
  };
  /** Exclusive work of one process at a time. `fence` grows with each new holder; instants in milliseconds since 1970. */
  readonly leases: { readonly name: string; readonly holder: string; readonly fence: number; readonly until: number };
  /** Latest poll of the live states of each venue; `states` is JSON. */
  readonly park_polls: { readonly venue: string; readonly at: number; readonly states: string };
  /** Wait times of a venue in a ten-minute slot (milliseconds since 1970); `waits` is JSON by facility ID. */
  readonly wait_samples: { readonly venue: string; readonly slot: number; readonly waits: string };
  /** States that operators set; each ends at `until`. Instants in milliseconds since 1970. */
  readonly state_overrides: {
    readonly venue: string;
    readonly facility: string;
    readonly status: FacilityStatus;
    readonly wait: number | null;
    readonly at: number;
    readonly until: number;
    readonly author: string;
  };
  /** Keys shared by all processes of one store, if the environment gives none. */
  readonly server_keys: { readonly name: string; readonly value: string };
}

export type { EndReason, MemberRow } from './member-row.ts';

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
