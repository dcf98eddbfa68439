import type { Context } from '../../core/context.ts';
import { passagesOf, type Passages } from '../../core/session/park-visits.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { kstDay, momentOf } from '../../core/wire-values.ts';
import { lockMember } from '../../core/records/lock.ts';
import { makeReport } from '../reports/index.ts';

interface Passing {
  readonly member: string;
  readonly venue: string;
  readonly at: Date;
}

/** Lists the products with which a member is inside a venue, by the scans of the day. */
export const insideWith = async (
  tx: Tx,
  { holder, venue, day }: { readonly holder: string; readonly venue: string; readonly day: string },
): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .selectFrom('scans')
    .select(['product', 'kind'])
    .where('holder', '=', holder)
    .where('day', '=', day)
    .where('venue', '=', venue)
    .where('result', '=', 'OK')
    .where('kind', 'in', ['ENTRY', 'EXIT'])
    .orderBy('at')
    .orderBy('id')
    .execute();
  const inside = new Set<string>();
  for (const { product, kind } of rows) inside[kind === 'ENTRY' ? 'add' : 'delete'](product);
  return inside;
};

const change = async (
  tx: Tx,
  { store }: Pick<Context, 'store'>,
  { member, venue, at }: Passing,
  visit: (before: Passages[string]) => Passages[string],
): Promise<void> => {
  const passages = passagesOf(await lockMember(tx, store, member));
  await tx
    .updateTable('members')
    .set({
      passages: JSON.stringify({ ...passages, [venue]: visit(passages[venue] ?? {}) }),
      updated_at: at.toISOString(),
    })
    .where('uid', '=', member)
    .execute();
};

const passageAt = (at: Date) => {
  const moment = momentOf(at.getTime());
  return { processYn: 'Y', processDate: moment.slice(0, 8), processTime: moment.slice(8) } as const;
};

/** Records that a member is on site. An earlier exit no longer counts. */
export const recordArrival = (
  tx: Tx,
  context: Pick<Context, 'store'>,
  passing: Passing,
  { product, tickets }: { readonly product: string; readonly tickets: number },
): Promise<void> =>
  change(tx, context, passing, () => ({
    enter: { ...passageAt(passing.at), pticketId: product, enterTicketCnt: tickets },
  }));

/** Records that a member left, and makes the memory report of the day. */
export const recordDeparture = async (
  tx: Tx,
  context: Pick<Context, 'store' | 'live'>,
  passing: Passing,
): Promise<void> => {
  await change(tx, context, passing, (before) => ({ ...before, leave: passageAt(passing.at) }));
  await makeReport(tx, context, { ...passing, day: kstDay(passing.at) });
};
