import { pocketPath } from '../../core/records/pocket-path.ts';
import type { Context } from '../../core/context.ts';
import type { Tx } from '../../core/storage/tables.ts';
import type { Gift } from './gift-flow.ts';

/** Returns the values for the link of a notification about a gift: the pocket of its venue, and its key. */
export const giftLink = async (
  tx: Tx,
  { live }: Pick<Context, 'live'>,
  { record, subject }: Pick<Gift, 'record' | 'subject'>,
): Promise<{ readonly pocket: string; readonly gift: string }> => {
  const {
    prepared: { documents },
    snapshot,
  } = live.current;
  const row = await tx
    .selectFrom(record === 'gift-card' ? 'gift_cards' : 'coupons')
    .select('kind')
    .where('id', '=', subject)
    .executeTakeFirst();
  const kind =
    record === 'gift-card'
      ? documents['gift-card-kind'].get(row?.kind ?? '')
      : documents['coupon-kind'].get(row?.kind ?? '');
  const venue =
    [...documents.venue.values()].find(({ parkKindCd }) => parkKindCd === kind?.parkKindCd)?.id ??
    snapshot.site.defaultVenue;
  return { pocket: pocketPath({ live }, venue), gift: subject };
};
