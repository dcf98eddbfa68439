import { randomUUID } from 'node:crypto';
import type { JournalKind } from '#schemas/journal.schema';
import type { Db } from '../storage/tables.ts';
import { inParts } from '../storage/in-parts.ts';

/** Journal entry. */
export interface Entry {
  readonly kind: JournalKind;
  readonly type?: string;
  readonly document?: string;
  readonly venue?: string | undefined;
  /** Revision of the document after the change. */
  readonly revision?: string | undefined;
  readonly release?: number;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Author and time (ISO 8601) of an action. */
export interface Act {
  readonly author: string;
  readonly at: string;
}

// The counter keeps the order of rows with the same time.
let last = 0;
const nextId = (at: string): string =>
  `${at}-${String((last = (last + 1) % 1_000_000)).padStart(6, '0')}-${randomUUID().slice(0, 8)}`;

/** Writes the entries of one action under a shared id. Call it in the transaction of the action, so that a rollback also removes the entries. */
export const writeJournal = async (db: Db, { author, at }: Act, entries: readonly Entry[]): Promise<void> => {
  const action = randomUUID();
  const rows = entries.map(
    ({ kind, type = null, document = null, venue = null, revision = null, release = null, detail = {} }) => ({
      id: nextId(at),
      action,
      at,
      author,
      kind,
      type,
      document,
      venue,
      revision,
      release,
      detail: JSON.stringify(detail),
    }),
  );
  for (const part of inParts(rows)) await db.insertInto('journal').values(part).execute();
};
