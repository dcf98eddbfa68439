import { countOf, type LiveRecords } from '../../core/records/live-records.ts';

/** Adds the counters of gift cards with a value and of coupons that can still be used. */
export const countLiveGifts = (records: LiveRecords): void => {
  records.add('gift-card-kind', (db, id) =>
    countOf(
      db
        .selectFrom('gift_cards')
        .select((row) => row.fn.countAll<number | string>().as('count'))
        .where('kind', '=', id)
        .where('state', 'in', ['ISSUED', 'ACTIVE', 'SENT']),
    ),
  );
  records.add('coupon-kind', (db, id, at) =>
    countOf(
      db
        .selectFrom('coupons')
        .select((row) => row.fn.countAll<number | string>().as('count'))
        .where('kind', '=', id)
        .where('state', 'in', ['ISSUED', 'SENT'])
        .where('expires_at', '>', at.toISOString()),
    ),
  );
};
