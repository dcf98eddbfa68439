import type { Snapshot } from '#engine';
import type { Prepared } from '../../check/prepared.ts';
import type { Words } from '../../check/problem.ts';
import type { Bits } from '../../check/walk/bits.ts';
import type { ViewerClasses } from '../../check/walk/viewer-classes.ts';
import type { Span } from './spans.ts';
import type { Tellers } from './tell-view.ts';

/** A document type whose changes the comparison of views does not see. */
export type NotCounted = { readonly type: string; readonly name: Words };

/** One release: its documents made ready, and what was compiled of them. */
export interface Release {
  readonly prepared: Prepared;
  readonly snapshot: Snapshot;
}

export interface ViewsOptions {
  /** Milliseconds since 1970: what changes then, and at every later instant at which something does. */
  readonly from: number;
  /** True to compare as visitors of a live server. */
  readonly production?: boolean;
  /** Decides every page, also those that the changes cannot touch. */
  readonly everything?: boolean;
}

/** Audience of a change by start instant. */
export type Changed = readonly { readonly from: number; readonly who: Bits }[];

/** A change of a page, or of the frame of a venue (of none where `slot` is undefined). */
export interface FoundChange {
  readonly page?: string;
  readonly slot?: string | undefined;
  readonly span: Span;
}

/** Result of a comparison. */
export interface Found {
  readonly one: Snapshot;
  readonly two: Snapshot;
  readonly from: number;
  readonly classes: ViewerClasses;
  readonly tellers: Tellers;
  /** Ids of the pages of either release. */
  readonly pages: readonly string[];
  readonly changes: readonly FoundChange[];
  readonly notCounted: readonly NotCounted[];
  readonly byPage: ReadonlyMap<string, Changed>;
  readonly byFrame: ReadonlyMap<string | undefined, Changed>;
  /** Instants that were looked at. */
  readonly instants: ReadonlySet<number>;
  readonly touched: number;
  readonly decided: number;
  readonly cut: number;
}

/** Instants from one on, in order. */
export const ascending = (instants: Iterable<number>, from: number): readonly number[] => [
  from,
  ...[...new Set(instants)].filter((at) => at > from).sort((one, two) => one - two),
];
