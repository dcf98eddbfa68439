import type { CleanHtml, Prepared } from '../../../content/check/prepared.ts';
import type { SiteChange } from '../../../content/check/site-check.ts';
import type { Body, Problem } from '../../api/client.ts';

/** Bytes of each file of each widget's code. */
export type WidgetSizes = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Messages to the check worker. */
export type CheckOrder =
  | ({
      readonly kind: 'check';
      readonly id: number;
      readonly widgets: WidgetSizes;
      /** Milliseconds since 1970. */ readonly now: number;
    } & SiteChange & { readonly documents: readonly Body[] })
  | ({ readonly kind: 'walk'; readonly id: number; readonly from: number } & SiteChange & {
        readonly documents: readonly Body[];
      })
  /** Ends a walk, or lets it not begin. */
  | { readonly kind: 'stop'; readonly id: number }
  /** The texts that were asked for, sanitised; undefined: they could not be. */
  | { readonly kind: 'clean'; readonly id: number; readonly clean: readonly CleanHtml[] | undefined };

/** Messages from the worker. */
export type CheckWord =
  | {
      readonly kind: 'checked';
      readonly id: number;
      readonly documents: number;
      readonly ms: number;
      readonly problems: readonly Problem[];
    }
  | { readonly kind: 'progress'; readonly id: number; readonly done: number }
  | { readonly kind: 'walked'; readonly id: number; readonly problems: readonly Problem[] }
  | { readonly kind: 'failed'; readonly id: number; readonly why: string }
  | { readonly kind: 'asks-clean'; readonly id: number; readonly texts: readonly string[] };

/** Input of the walk worker; it has its own catalog, which contains functions. */
export interface WalkOrder {
  readonly prepared: Omit<Prepared, 'catalog'>;
  /** Milliseconds since 1970. */
  readonly from: number;
}

export type WalkWord =
  | { readonly done: number }
  | { readonly problems: readonly Problem[] }
  | { readonly failed: string };
