import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { DocumentType } from '../documents.ts';
import type { Names } from './names.ts';

/** The requirements that a call implements, such as `P-586`. */
type RequirementIds = readonly `${'P' | 'V'}-${number}`[];

interface CommonParts {
  readonly method: 'GET' | 'POST';
  /** Path with `{name}` parameters. */
  readonly path: string;
  /** Group on the API page. */
  readonly tag: string;
  readonly summary: string;
  /** Schema of the response's data. An upstream that answers a published call must fit it. */
  readonly data: object;
  readonly requirements: RequirementIds;
  /** Records and documents that the call names. A contract test refuses each wrong one, and requires that a property which looks like an ID is declared. */
  readonly named?: Names;
  /** Marks a call that the specification does not have. */
  readonly addition?: true;
  /** Maximum time for an upstream's response, in milliseconds. Defaults to the site's `timings.requestMs`; a data service may override it. */
  readonly timeoutMs?: number;
  /** Source of the response: without a document of the type, or the code list, the response is empty. */
  readonly from?: { readonly type: 'words' | 'system-config' } | { readonly list: string };
  /** Query parameters with codes, and their code lists. */
  readonly codes?: Readonly<Record<string, string>>;
  /** Code list of the kinds of the listed records. */
  readonly kinds?: string;
  /** Types of the documents that its answer shows. */
  readonly reads?: readonly DocumentType[];
  /** Types of further documents whose names its answer shows. */
  readonly names?: readonly DocumentType[];
  /** Document type of the record that the call reads. */
  readonly record?: 'notice' | 'board' | 'discount' | 'event' | 'facility';
}

/** A call that reads the live release. An upstream may replace it. */
export interface PublishedCall extends CommonParts {
  readonly access: 'published';
  readonly method: 'GET';
  /** True when the answer depends on what the member who asks holds. */
  readonly forMember?: true;
  /** Descriptions of the query parameters. Others are accepted, because callers of the specification send more. */
  readonly parameters?: Readonly<Record<string, string>>;
}

/**
 * Limit of a caller who tries too often. The call counts before it reads a record: over the limit, it answers the same whatever it names. The numbers of
 * accounts are in the account policy.
 */
export interface CallLimit {
  /** Name of the count. Calls with the same name count together. */
  readonly name:
    | 'login'
    | 'password'
    | 'reset'
    | 'find-id'
    | 'number'
    | 'files'
    | 'people-search'
    | 'nft-tries'
    | 'email-code'
    | 'join-check'
    | 'join-email'
    | 'sns-start'
    | 'verify';
  /** Code of the refusal. */
  readonly code: string;
  /** Each of these has a count of its own. `account` and `number` are what the caller typed; `browser` is its binder. */
  readonly by: readonly ('member' | 'account' | 'number' | 'address' | 'browser')[];
}

interface OwnCall extends CommonParts {
  /** True when the call changes something; a GET that does follows the rules of a POST. */
  readonly writes: boolean;
  /** Use of a member's Idempotency-Key; omitted: ignored. */
  readonly idempotent?: 'accepted' | 'required';
  readonly body?: object;
  /** The body is a file instead of JSON: its content types and maximum size in bytes. */
  readonly bytes?: { readonly types: readonly string[]; readonly most: number };
  readonly query?: object;
  readonly limit?: CallLimit;
  /** Path of the read whose new answer this change answers with: sent as Content-Location (RFC 9110, 8.7), so that nobody asks for it again. */
  readonly answersAs?: string;
}

/** A call for everybody. */
export interface AnyoneCall extends OwnCall {
  readonly access: 'anyone';
  /** True when the answer depends on a cookie of the browser other than the session: pages are sent without it, and the browser asks. */
  readonly perBrowser?: true;
  /** True when a page asks for each request and never keeps the answer, which may end at any time. */
  readonly fresh?: true;
}

/** A call for members, who may only name themselves. */
export interface MemberCall extends OwnCall {
  readonly access: 'member';
  /** True when members with an unchanged initial password may call it. */
  readonly whileInitial?: boolean;
  /** True when the member must have entered the password recently. */
  readonly proven?: boolean;
  /** True when only full members who are certified may call it. */
  readonly full?: boolean;
  /** Code of the refusal of a member who is too young. */
  readonly age?: string;
}

export type ApiCall = PublishedCall | AnyoneCall | MemberCall;

export type BodyOf<Call> = Call extends { readonly body: infer Schema }
  ? Schema extends JSONSchema
    ? FromSchema<Schema>
    : never
  : undefined;
export type QueryOf<Call> = Call extends { readonly query: infer Schema }
  ? Schema extends JSONSchema
    ? FromSchema<Schema>
    : never
  : undefined;

/** Declares an API call: the only place of its path, schemas, authorization and requirements. */
export const defineCall = <const Call extends ApiCall>(call: Call): Call => call;

/** Common prefix of most calls of the specification. */
export const apiBase = '/api/v1/iam';
