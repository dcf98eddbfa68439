import type { Words } from '../../check/problem.ts';

/** Views that change in the same way: what somebody got, and gets now. (Types, because they are answered as JSON.) */
export type ViewChange = {
  /** Pages that change so; of a frame all that stand in it. */
  readonly pages: readonly { readonly id: string; readonly name: Words; readonly path: string }[];
  /** Code of the venue whose frame changed, empty for none; the pages are unchanged. */
  readonly frame?: { readonly venue?: string; readonly name: Words };
  readonly venue?: string;
  readonly who: Words;
  /** Number of viewer classes. */
  readonly kinds: number;
  /** From which instant on, in milliseconds since 1970, and until when where that is known. */
  readonly from: number;
  readonly until?: number;
  readonly before: Words;
  readonly now: Words;
  /** Differences when both are a page. */
  readonly details: readonly Words[];
};

/** Visitors of one kind in one language on one platform, and where they meet a change. */
export type GridCell = {
  readonly kind: 'guest' | 'member' | 'simple' | 'full' | 'tester';
  /** True for viewers in a venue; absent when irrelevant. */
  readonly onSite?: boolean;
  readonly locale: 'ko' | 'en';
  readonly platform: 'APP' | 'WEB';
  /** Places in the grid's pages; none: everything is the same. */
  readonly pages: readonly number[];
};

export type ViewsGrid = {
  readonly pages: ViewChange['pages'];
  readonly cells: readonly GridCell[];
};

export type ViewsReport = {
  readonly grid: ViewsGrid;
  readonly changes: readonly ViewChange[];
  /** Changed document types that visitors see elsewhere; of them nothing is proven. */
  readonly notCounted: readonly { readonly type: string; readonly name: Words }[];
  readonly pages: number;
  /** Kinds of viewers. */
  readonly viewers: number;
  readonly instants: readonly number[];
  /** Pages × kinds of viewers × instants. */
  readonly views: number;
  /** Views of which it is proven that nobody sees a difference. */
  readonly same: number;
  /** Pages that the changes can touch; the others are made of the very same parts. */
  readonly touched: number;
  readonly decided: number;
  /** Questions that were not asked in every way in which the calls of guards may be answered, because there are too many; 0 proves the rest. */
  readonly cut: number;
};
