import type { Db, Tables, Tx } from '../../core/storage/tables.ts';
import { columnsOf } from '../../core/storage/columns.ts';
import { orderedId } from '../../core/records/ordered-id.ts';

export type ConsentRow = Tables['consents'];
type NewConsent = Omit<ConsentRow, 'id'>;

/** Appends consents. A cause that repeats writes nothing. */
export const appendConsents = async (tx: Tx, rows: readonly NewConsent[]): Promise<void> => {
  if (rows.length === 0) return;
  await tx
    .insertInto('consents')
    .values(rows.map((row) => ({ id: orderedId(), ...row })))
    .onConflict((conflict) => conflict.columns(['source', 'ref', 'item']).doNothing())
    .execute();
};

/** Returns the consents of a member in the order in which they were given. */
export const consentsOfMember = (db: Db, member: string): Promise<ConsentRow[]> =>
  db
    .selectFrom('consents')
    .select(columnsOf('consents'))
    .where('member', '=', member)
    .orderBy('at')
    .orderBy('id')
    .execute();

/** Present consents of a member: the last row of each item and of each setting. */
export class PresentConsents {
  readonly #rows = new Map<string, ConsentRow>();

  constructor(rows: readonly ConsentRow[]) {
    for (const row of rows) {
      this.#rows.set(row.item, row);
      if (row.setting !== '') this.#rows.set(row.setting, row);
    }
  }

  /** Returns the last row of an item. */
  of(item: string, setting: string | undefined): ConsentRow | undefined {
    return this.#rows.get(setting ?? item);
  }
}
