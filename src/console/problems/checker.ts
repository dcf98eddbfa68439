import type { Problem } from '../api/client.ts';
import type { Docs } from '../site/documents.ts';

export interface CheckAnswer {
  /** Number of checked documents. */
  readonly documents: number;
  readonly ms: number;
  readonly problems: readonly Problem[];
}

interface WalkOptions {
  readonly signal: AbortSignal;
  /** Progress from 0 to 1. */
  readonly onProgress: (done: number) => void;
}

/** Checks a site with its drafts. */
export interface Checker {
  check(docs: Docs, signal: AbortSignal): Promise<CheckAnswer>;
  /** Looks at every page as every visitor who can exist, which takes long; absent where nobody can here. */
  walk?(docs: Docs, options: WalkOptions): Promise<readonly Problem[]>;
  /** Ends it for good. */
  close?(): void;
}
