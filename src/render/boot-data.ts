import type { CompiledSite, Decision } from '#engine';
import type { Locale } from '#schemas/parts';
import type { Viewer } from '#schemas/viewer';

/** Addresses that follow from a release: stylesheet of themes, icon sprite, and per theme the mark in its pictures' addresses. */
export interface ReleaseAssets {
  readonly themes: string;
  readonly iconSprite: string;
  readonly art: Readonly<Record<string, string>>;
}

/** What the server leaves in the page as inert JSON, so that the browser goes on with the same decision and clock. */
export interface BootData {
  readonly release: { readonly number: number; readonly hash: string };
  readonly locale: Locale;
  readonly viewer: Viewer;
  readonly now: number;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly decision: Decision;
  readonly messages: Readonly<Record<string, string>>;
  /** Answers by call address; a call that failed is null. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly site: CompiledSite;
  /** Address of the index slice of this audience and language. */
  readonly index: string;
  readonly assets: ReleaseAssets;
  readonly fallen: readonly string[];
}

export const bootElementId = 'boot';
export const rootElementId = 'app';
