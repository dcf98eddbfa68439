import type { CompiledSite, Decision } from '#engine';
import type { Locale } from '#schemas/parts';
import type { Viewer } from '#schemas/viewer';

/** Asset addresses of a release: theme stylesheet, icon sprite, and the version mark in each theme's picture addresses. */
export interface ReleaseAssets {
  readonly themes: string;
  readonly iconSprite: string;
  readonly art: Readonly<Record<string, string>>;
}

/** Inert JSON in the server's page, from which the browser hydrates with the same decision and clock. */
export interface BootData {
  readonly release: { readonly number: number; readonly hash: string };
  readonly locale: Locale;
  readonly viewer: Viewer;
  readonly now: number;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly decision: Decision;
  readonly messages: Readonly<Record<string, string>>;
  /** Answers by call address; null for a failed call. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Instants at which answers change by themselves, in milliseconds since 1970, by call address. */
  readonly changes: Readonly<Record<string, number>>;
  readonly site: CompiledSite;
  /** Address of the index slice for this audience and locale. */
  readonly index: string;
  readonly assets: ReleaseAssets;
  readonly failedWidgets: readonly string[];
  /** True if the page shows widgets whose code comes later on other pages. */
  readonly drawsLate?: boolean;
}

export const bootElementId = 'boot';
export const rootElementId = 'app';
