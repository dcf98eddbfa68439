import type { DocumentSet } from '#schemas/documents';
import type { RichNode } from '#schemas/command';
import type { Locale } from '#schemas/parts';
import type { FacilityState } from '#schemas/calls/park-state/answers';
import type { Viewer } from '#schemas/viewer';
import type { Snapshot } from '#engine/snapshot';
import type { DatedType } from './visible-at.ts';
import { ShownDocuments } from './shown-documents.ts';

/** Document ids and words of what a member holds today. */
export interface Holdings {
  readonly products: ReadonlySet<string>;
  readonly cards: ReadonlySet<string>;
}

/** Input of a call: live release, viewer and time. */
export interface AnswerInput {
  readonly documents: DocumentSet;
  /** Sanitised tree of a document's HTML. */
  readonly rich: (html: string) => readonly RichNode[];
  /** Address of an art template in the colours of a theme. */
  readonly art: (name: string, theme: string) => string;
  readonly snapshot: Snapshot;
  readonly viewer: Viewer;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Live states of a venue's facilities, by facility ID; empty where none are known. */
  readonly states?: (venue: string) => ReadonlyMap<string, FacilityState>;
  /** What the member holds; left out for guests and where the answer is shared. */
  readonly holdings?: Holdings;
  /** Id of the calling page (X-PageId); its own data-service states count too. */
  readonly page?: string;
}

export type Query = Readonly<Record<string, string>>;

interface Lasting {
  /** Next instant in milliseconds at which the documents change the answer; null: only with a release. */
  readonly validUntil: number | null;
  /** Instant from which caches ask again, because live states or an upstream may say something else; open browsers do not. */
  readonly cacheUntil?: number;
}

/** Data of a call. */
export interface Found extends Lasting {
  readonly ok: true;
  readonly data: unknown;
}

/** Why there is no data, as an error of the call; the message is visitor text in both languages. */
export interface Refused extends Lasting {
  readonly ok: false;
  /** HTTP status. */
  readonly status: number;
  readonly code: string;
  readonly errorType: 'B' | 'E';
  readonly message: { readonly ko: string; readonly en: string };
}

export type Answer = Found | Refused;

/** Documents without those that visitors see during a period only. */
export type UndatedDocuments = Omit<DocumentSet, DatedType>;

/** A call being answered: the input with what the URL says. `langId` is the language that the query itself names. Documents with a period come from `shown` alone. */
export interface Reading extends Omit<AnswerInput, 'documents'> {
  readonly documents: UndatedDocuments;
  readonly shown: ShownDocuments;
  readonly params: Query;
  readonly query: Query;
  readonly locale: Locale;
  readonly langId?: Locale;
}

export type Read = (reading: Reading) => Answer;
