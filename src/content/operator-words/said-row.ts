import type { Edit } from '#tests/edited-site.ts';

/** An edit and every text that is told of it, English and Korean. */
export interface SaidRow {
  readonly what: string;
  readonly edits: readonly Edit[];
  readonly said: readonly (readonly [en: string, ko: string])[];
}
