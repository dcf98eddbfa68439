import type { Page } from '../../core/records/page-of.ts';

/** Part of a list that a call asks for; without statuses all of them. */
export interface Asked {
  readonly statuses: readonly string[];
  readonly page: Page;
}
