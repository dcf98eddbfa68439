import type { ProductKind } from '#schemas/calls/pocket/answers';
import { countOf, type LiveRecordCounter, type LiveRecords } from '../../core/records/live-records.ts';
import { kstDay } from '../../core/wire-values.ts';

const liveProducts =
  (...kinds: readonly ProductKind[]): LiveRecordCounter =>
  (db, id, at) =>
    countOf(
      db
        .selectFrom('pocket_products')
        .select((row) => row.fn.countAll<number | string>().as('count'))
        .where('product', '=', id)
        .where('kind', 'in', kinds)
        .where('state', 'in', ['REGISTERED', 'ENTERED'])
        .where('valid_until', '>=', kstDay(at)),
    );

/** Adds the counters of products in pockets that can still be used. */
export const countLiveProducts = (records: LiveRecords): void => {
  records.add('ticket-product', liveProducts('TICKET', 'SEASON'));
  records.add('exp-program', liveProducts('EXP'));
  records.add('meal-kind', liveProducts('MEAL'));
};
