import type { Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { JournalKind } from '#schemas/journal.schema';
import type { Tables } from '../../storage/tables.ts';
import { inParts } from '../publishing/save-revision.ts';

/** One thing that was done. */
export interface Entry {
  readonly kind: JournalKind;
  readonly type?: string;
  readonly document?: string;
  readonly venue?: string | undefined;
  /** State of the document afterwards. */
  readonly revision?: string | undefined;
  readonly release?: number;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Who did something, and when (ISO 8601). */
export interface Act {
  readonly author: string;
  readonly at: string;
}

// Rows of one instant keep their order.
let last = 0;
const nextId = (at: string): string => `${at}-${String((last = (last + 1) % 1_000_000)).padStart(6, '0')}-${randomUUID().slice(0, 8)}`;

/** Writes what one action did; its rows share one id. In the transaction that did it, or it would tell what never happened. */
export const writeJournal = async (db: Kysely<Tables>, { author, at }: Act, entries: readonly Entry[]): Promise<void> => {
  const action = randomUUID();
  const rows = entries.map(({ kind, type = null, document = null, venue = null, revision = null, release = null, detail = {} }) => ({
    id: nextId(at), action, at, author, kind, type, document, venue, revision, release, detail: JSON.stringify(detail),
  }));
  for (const part of inParts(rows)) await db.insertInto('journal').values(part).execute();
};
