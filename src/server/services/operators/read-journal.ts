import type { JournalEntry, JournalKind } from '#schemas/journal.schema';
import type { Db, Tables } from '../../core/storage/tables.ts';
import type { JournalQuery } from './schema.ts';
import { columnsOf } from '../../core/storage/columns.ts';

const atOnce = 500;

/** Returns the matching visible rows, newest first. `next` is the cursor of the following page. */
export const readJournal = async (
  db: Db,
  { type, document, author, kinds, before, size }: JournalQuery,
  isSeen: (row: JournalEntry) => boolean,
): Promise<{ readonly entries: JournalEntry[]; readonly next?: string }> => {
  const entries: JournalEntry[] = [];
  let from = before;
  for (;;) {
    let query = db.selectFrom('journal').select(columnsOf('journal')).orderBy('id', 'desc').limit(atOnce);
    if (type !== undefined) query = query.where('type', '=', type);
    if (document !== undefined) query = query.where('document', '=', document);
    if (author !== undefined) query = query.where('author', '=', author);
    // Unknown kinds match no rows.
    if (kinds !== undefined) query = query.where('kind', 'in', kinds.split(',') as JournalKind[]);
    if (from !== undefined) query = query.where('id', '<', from);
    const rows = await query.execute();
    for (const row of rows.map(toRow)) {
      if (!isSeen(row)) continue;
      if (entries.length === size) return { entries, next: entries.at(-1)?.id ?? '' };
      entries.push(row);
    }
    if (rows.length < atOnce) return { entries };
    from = rows.at(-1)?.id;
  }
};

type Row = Tables['journal'];

// Written by writeJournal from an object.
const toRow = ({
  id,
  action,
  at,
  author,
  kind,
  type,
  document,
  venue,
  revision,
  release,
  detail,
}: Row): JournalEntry => ({
  id,
  action,
  at,
  author,
  kind,
  ...(type === null ? {} : { type }),
  ...(document === null ? {} : { document }),
  ...(venue === null ? {} : { venue }),
  ...(revision === null ? {} : { revision }),
  ...(release === null ? {} : { release }),
  detail: JSON.parse(detail) as Record<string, unknown>,
});
