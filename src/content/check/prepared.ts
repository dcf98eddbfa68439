import type { AuthoredRichNode, Catalog } from '#engine/compile/compile-input';
import type { AnyDocument, DocumentSet } from '#schemas/documents';
import type { Path, Problem } from './problem.ts';

/** A document as it was written. `body` is the whole object without `$schema`. */
export interface RawDocument {
  readonly type: string;
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** SHA-256 of its canonical JSON, where the caller knows it. */
  readonly hash?: string;
  readonly source?: DocumentSource;
}

/** The file a document came from; `pointer` leads to it inside a file of several. */
export interface DocumentSource {
  readonly file: string;
  readonly text: string;
  readonly pointer?: string;
}

/** Part removed by the sanitiser: a tag, an attribute, or a forbidden value. */
export interface Removal {
  readonly what: string;
  readonly why: 'tag' | 'attribute' | 'comment' | 'image' | 'link' | 'action' | 'unknown-action' | 'depth';
}

/** The result of sanitising one text: plain data that survives JSON. */
export interface CleanHtml {
  readonly nodes: readonly AuthoredRichNode[];
  readonly removed: readonly Removal[];
  /** Hosts of pictures that lie outside the site; they are shown when the site allows the host. */
  readonly imageHosts: readonly string[];
}

/** One HTML text of a document. */
export interface HtmlSpot {
  readonly text: string;
  readonly hash: string;
  readonly path: Path;
}

/** A document made ready, as it is kept from one prepare to the next. */
export interface ReadyDocument {
  /** Absent when the document is not fit for use. */
  readonly document?: AnyDocument;
  readonly html: readonly HtmlSpot[];
  /** Bytes of its JSON. */
  readonly bytes: number;
  /** Without file, line and column. */
  readonly problems: readonly Problem[];
}

/** Sanitised texts by the hash of policy and text: what one prepare leaves to the next. Plain data, so it may also be stored. */
export type Kept = ReadonlyMap<string, CleanHtml>;

/** Documents decoded, migrated, validated and sanitised. What did not pass is left out and named by a problem. */
export interface Prepared {
  readonly documents: DocumentSet;
  /** Sanitised trees by the HTML as authored. */
  readonly rich: ReadonlyMap<string, readonly AuthoredRichNode[]>;
  readonly problems: readonly Problem[];
  readonly kept: Kept;
  /** All that was given, sound or not, by `type/id`. */
  readonly raws: ReadonlyMap<string, RawDocument>;
  /** Bytes of each layout by its id. */
  readonly layoutBytes: ReadonlyMap<string, number>;
  readonly catalog: Catalog;
}

export const keyOf = (type: string, id: string): string => `${type}/${id}`;
