import type { Receipt, Receipts } from '#schemas/calls/receipts/answers';
import type { Locale } from '#schemas/parts';
import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/errors.ts';
import { historyWindow, type HistoryPeriod } from '../../core/records/history-window.ts';
import { pageOf, readPage, type PageQuery } from '../../core/records/page-of.ts';
import { placeName } from '../../core/records/place-name.ts';
import { venueName } from '../../core/records/venue-name.ts';
import { columnsOf } from '../../core/storage/columns.ts';
import type { Db } from '../../core/storage/tables.ts';
import { momentOf } from '../../core/wire-values.ts';
import type { ReceiptItem, ReceiptRow } from './record-receipt.ts';

interface Reader {
  readonly member: string;
  readonly locale: Locale;
}

// This server wrote the JSON from the same type.
const itemsOf = ({ items }: Pick<ReceiptRow, 'items'>): readonly ReceiptItem[] => JSON.parse(items) as ReceiptItem[];

const itemName = ({ name, nameEn = name }: ReceiptItem, locale: Locale): string => (locale === 'en' ? nameEn : name);

const viewOf = (context: Context, { locale }: Reader, row: ReceiptRow): Receipts['receiptList'][number] => {
  const [first, ...others] = itemsOf(row);
  const park = context.live.current.prepared.documents.venue.get(row.venue)?.parkKindCd ?? '';
  return {
    dtlSchKey: row.id,
    parkType: row.venue,
    parkNm: venueName(context, row.venue, locale),
    storeNm: placeName(context, park, row.place, locale),
    payDtm: momentOf(row.at),
    payAmt: row.amount,
    refundAmt: row.refunded,
    leftAmt: row.amount - row.refunded,
    payKindCd: row.paid_by,
    statusCd: row.state,
    itemTxt: first === undefined ? '' : `${itemName(first, locale)}${others.length === 0 ? '' : ` +${others.length}`}`,
  };
};

/** Lists a page of a member's receipts in a period, the latest first, with the sum of all of them after refunds. */
export const listReceipts = async (
  db: Db,
  context: Context,
  reader: Reader,
  query: HistoryPeriod & PageQuery & { readonly parkType?: string | undefined },
): Promise<Receipts> => {
  const { from, until } = historyWindow(query, context.clock.now());
  let own = db
    .selectFrom('receipts')
    .where('member', '=', reader.member)
    .where('at', '>=', from.toISOString())
    .where('at', '<', until.toISOString());
  if (query.parkType !== undefined && query.parkType !== '') own = own.where('venue', '=', query.parkType);
  const { rows, totalCnt } = await readPage(
    own.select(columnsOf('receipts')).orderBy('at', 'desc').orderBy('id'),
    pageOf(query, 20),
  );
  const { sum } = await own
    .select((row) => row.fn.sum<number | string | null>(row('amount', '-', row.ref('refunded'))).as('sum'))
    .executeTakeFirstOrThrow();
  return { receiptList: rows.map((row) => viewOf(context, reader, row)), totalCnt, sumAmt: Number(sum ?? 0) };
};

/** Reads a receipt of the member. Those of others are answered like unknown ones. */
export const readReceipt = async (db: Db, context: Context, reader: Reader, id: string): Promise<Receipt> => {
  const row = await db
    .selectFrom('receipts')
    .select(columnsOf('receipts'))
    .where('id', '=', id)
    .where('member', '=', reader.member)
    .executeTakeFirst();
  if (row === undefined) throw new HttpError('notFound');
  return {
    ...viewOf(context, reader, row),
    changeDtm: row.refunded === 0 ? '' : momentOf(row.changed_at),
    itemList: itemsOf(row).map((item) => ({
      itemNm: itemName(item, reader.locale),
      itemCnt: item.count,
      itemAmt: item.amount,
    })),
  };
};
