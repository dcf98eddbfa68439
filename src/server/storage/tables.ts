import type { LoginType } from '#schemas/accounts.schema';
import type { JournalKind } from '#schemas/journal.schema';

/** Rows as they lie in the store: texts, integers and the bytes of pictures, JSON and instants (ISO 8601, UTC) as text. */
export interface Tables {
  /** Saved states of documents, never changed; `hash` is that of the canonical JSON in `body`. */
  readonly revisions: { readonly hash: string; readonly type: string; readonly id: string; readonly body: string; readonly created_at: string; readonly author: string };
  /** What is not live yet; no revision means that the document goes away with the next release. */
  readonly drafts: { readonly type: string; readonly id: string; readonly revision: string | null; readonly updated_at: string; readonly author: string };
  readonly releases: { readonly number: number; readonly hash: string; readonly message: string; readonly author: string; readonly at: string };
  readonly release_documents: { readonly release: number; readonly type: string; readonly id: string; readonly revision: string };
  /** What a release was made over (`base`), went back to, and changed: number of documents, venues as JSON. `told` (JSON) is found out when somebody first asks. */
  readonly release_changes: { readonly release: number; readonly base: number | null; readonly back_to: number | null; readonly documents: number | null; readonly venues: string | null; readonly told: string | null };
  /** One row, `id` 1: the release that visitors see. */
  readonly live_pointer: { readonly id: number; readonly release: number };
  /** Sanitised HTML by hash of its text and the policy's version: a cache. */
  readonly kept_html: { readonly key: string; readonly value: string };
  /** People with an account. `kind` 1 is a simple member, 2 a full one; `consents` and `passages` are JSON. */
  readonly members: MemberRow;
  /** A resort account's password; `alert_on` is the day (YYYYMMDD) on which a change is due. */
  readonly credentials: { readonly member: string; readonly hash: string; readonly initial: number; readonly changed_at: string; readonly alert_on: string };
  /** A member's logins; of those that have not ended there is one a member, platform class and slot. */
  readonly logins: {
    readonly id: string; readonly member: string; readonly platform_class: 'APP' | 'WEB'; readonly slot: string; readonly login_type: LoginType; readonly auto_login: number;
    readonly device: string; readonly started_at: string; readonly proven_at: string; readonly ended_at: string | null; readonly end_reason: EndReason | null;
  };
  /** The tokens of a login: each rotation makes the next generation. `earlier_hash` is the access token before the present one. */
  readonly families: {
    readonly id: string; readonly login: string; readonly profile: 'browser' | 'shell'; readonly generation: number; readonly access_hash: string; readonly access_until: string;
    readonly earlier_hash: string | null; readonly rotated_at: string; readonly idle_until: string; readonly absolute_until: string; readonly ended_at: string | null; readonly end_reason: EndReason | null;
  };
  /** Wrong tries by account or address. */
  readonly tries: { readonly key: string; readonly count: number; readonly last_at: string; readonly wait_until: string };
  readonly one_time_codes: {
    readonly hash: string; readonly purpose: 'shell' | 'reset' | 'find-id'; readonly member: string | null; readonly login: string | null; readonly until: string; readonly used_at: string | null; readonly tries: number;
  };
  /** Som that came (positive) and went; the balance is their sum. */
  readonly som_entries: { readonly id: string; readonly member: string; readonly amount: number; readonly reason: string; readonly at: string };
  /** Days (YYYYMMDD) on which members attended; `event` is the id of its document. */
  readonly attendances: { readonly event: string; readonly member: string; readonly day: string; readonly at: string };
  /** What a member's survey came to, one a park (parkKindCd); `answers` is JSON. */
  readonly personas: { readonly member: string; readonly park: string; readonly persona: string; readonly answers: string; readonly at: string };
  /** What is to be sent to members; the resort's own mail and message systems take it from here. */
  readonly outbox: { readonly id: string; readonly member: string; readonly channel: string; readonly address: string; readonly subject: string; readonly body: string; readonly at: string };
  /** What visitors have shared; addresses of this site are paths, no picture is the site's own. */
  readonly shares: { readonly id: string; readonly module: string; readonly locale: 'ko' | 'en'; readonly title: string; readonly description: string; readonly image: string; readonly link: string; readonly at: string };
  readonly idempotency_keys: { readonly owner: string; readonly key: string; readonly call: string; readonly body_hash: string; readonly status: number; readonly answer: string; readonly at: string };
  /** People who work in the console; `grants` is JSON, `email` in small letters. */
  readonly operators: { readonly id: string; readonly email: string; readonly name: string; readonly password_hash: string; readonly grants: string; readonly state: 'active' | 'stopped'; readonly created_at: string; readonly updated_at: string };
  /** What operators prove themselves with, by its hash: the cookie of a session, or a token of theirs for programs. */
  readonly operator_keys: {
    readonly id: string; readonly hash: string; readonly operator: string; readonly kind: 'session' | 'token'; readonly name: string; readonly created_at: string; readonly used_at: string; readonly until: string;
  };
  /** Small things that the console keeps for a person, by name; `value` is JSON. */
  readonly operator_notes: { readonly operator: string; readonly name: string; readonly value: string };
  /** Everything that operators did, a row a thing; rows of one action share its id. `detail` is JSON. */
  readonly journal: {
    readonly id: string; readonly action: string; readonly at: string; readonly author: string; readonly kind: JournalKind; readonly type: string | null; readonly document: string | null; readonly venue: string | null;
    readonly revision: string | null; readonly release: number | null; readonly detail: string;
  };
  /** What the addresses of previews show; `hash` is that of their word, `pass` is JSON. */
  readonly preview_passes: { readonly hash: string; readonly pass: string; readonly until: string };
  /** Uploaded pictures by their content; `facts` is JSON, `used_at` when somebody uploaded it last. */
  readonly pictures: { readonly hash: string; readonly facts: string; readonly used_at: string };
  /** A picture in each size and format; `master` is what the others were made of. */
  readonly picture_bytes: { readonly hash: string; readonly width: number; readonly format: string; readonly bytes: Uint8Array };
  /** Keys that all processes of one store share where none are given by the environment. */
  readonly server_keys: { readonly name: string; readonly value: string };
}

/** Why a login or its tokens are over. */
export type EndReason = 'logout' | 'replaced' | 'renewed' | 'reused' | 'expired' | 'password' | 'withdrawn';

export interface MemberRow {
  readonly uid: string; readonly login_id: string | null; readonly name: string; readonly nickname: string; readonly lang: 'ko' | 'en'; readonly birth_date: string; readonly gender: string;
  readonly email: string; readonly mobile: string; readonly kind: '1' | '2'; readonly regular: number; readonly ex_member: number; readonly conversion_agreed_on: string; readonly grade: string;
  readonly picture: string; readonly consents: string; readonly passages: string; readonly state: 'active' | 'withdrawn'; readonly created_at: string; readonly updated_at: string;
}
