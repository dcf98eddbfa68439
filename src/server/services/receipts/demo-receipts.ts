import type { Context } from '../../core/context.ts';
import { DAY_MS, HOUR_MS } from '../../core/durations.ts';
import { serverActor } from '../../core/records/actor.ts';
import { claim } from '../../core/records/claim.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { kstDay } from '../../core/wire-values.ts';
import { parseMoment } from '../../../engine/index.ts';
import { recordReceipt, refundReceipt, type NewReceipt } from './record-receipt.ts';

type Demo = Pick<NewReceipt, 'place' | 'paidBy' | 'items'> & {
  readonly id: string;
  /** Days before today, or a day. */
  readonly on: number | string;
  readonly hour: number;
  /** Place of the venue in the list of venues. */
  readonly venue: number;
  readonly refund?: number;
};

const item = (name: string, nameEn: string, count: number, amount: number) => ({ name, nameEn, count, amount });

/** Receipts of `haneul_full`: decisions-members §10 asks for eight, one with the key 1. */
const receipts: readonly Demo[] = [
  {
    id: '1',
    on: '20261101',
    hour: 12,
    venue: 0,
    place: '301',
    paidBy: 'CARD',
    items: [item('비빔밥', 'Bibimbap', 2, 24_000), item('식혜', 'Sikhye, sweet rice drink', 2, 7000)],
  },
  {
    id: 'demo-receipt-2',
    on: '20261101',
    hour: 16,
    venue: 0,
    place: '402',
    paidBy: 'GIFT_CARD',
    items: [item('곰 인형', 'Teddy bear', 1, 18_000)],
    refund: 18_000,
  },
  {
    id: 'demo-receipt-3',
    on: 9,
    hour: 11,
    venue: 0,
    place: '302',
    paidBy: 'CARD',
    items: [item('아메리카노', 'Americano', 2, 9000), item('치즈 케이크', 'Cheesecake', 1, 7500)],
  },
  {
    id: 'demo-receipt-4',
    on: 9,
    hour: 18,
    venue: 0,
    place: '404',
    paidBy: 'SOM',
    items: [item('노을 엽서', 'Sunset postcard', 3, 4500)],
  },
  {
    id: 'demo-receipt-5',
    on: 41,
    hour: 13,
    venue: 1,
    place: '303',
    paidBy: 'CARD',
    items: [
      item('떡볶이', 'Tteokbokki, spicy rice cakes', 1, 8000),
      item('튀김', 'Fried snacks', 1, 6000),
      item('콜라', 'Cola', 2, 6000),
    ],
    refund: 3000,
  },
  {
    id: 'demo-receipt-6',
    on: 41,
    hour: 10,
    venue: 1,
    place: '508',
    paidBy: 'CARD',
    items: [item('구명조끼 빌리기', 'Life vest rental', 2, 20_000)],
  },
  {
    id: 'demo-receipt-7',
    on: 120,
    hour: 19,
    venue: 0,
    place: '301',
    paidBy: 'CASH',
    items: [item('돈가스', 'Pork cutlet', 3, 39_000)],
  },
  {
    id: 'demo-receipt-8',
    on: 300,
    hour: 15,
    venue: 0,
    place: '402',
    paidBy: 'CARD',
    items: [item('우산', 'Umbrella', 1, 16_500)],
  },
];

const timeOf = ({ on, hour }: Demo, now: Date): Date => {
  const day = typeof on === 'string' ? on : kstDay(new Date(now.getTime() - on * DAY_MS));
  return new Date((parseMoment(`${day}000000`) ?? now.getTime()) + hour * HOUR_MS);
};

/** Adds the receipts of a demo member, once. */
export const seedDemoReceipts = async (context: Context, member: string): Promise<void> => {
  const now = context.clock.now();
  const venues = [...context.live.current.prepared.documents.venue.values()]
    .toSorted((one, other) => one.order - other.order)
    .map(({ id }) => id);
  await inTransaction(context.store, async (tx) => {
    if (!(await claim(tx, { scope: 'demo-receipts', key: member, ref: member, at: now }))) return;
    for (const { id, venue, place, paidBy, items, refund, ...when } of receipts) {
      const amount = items.reduce((sum, one) => sum + one.amount, 0);
      const issued = { source: 'demo', ref: id, actor: serverActor };
      await recordReceipt(tx, context, {
        ...issued,
        id,
        earns: false,
        member,
        venue: venues[venue] ?? venues[0] ?? '',
        place,
        paidBy,
        items,
        amount,
        at: timeOf({ id, venue, place, paidBy, items, ...when }, now),
      });
      if (refund !== undefined) await refundReceipt(tx, context, { ...issued, amount: refund });
    }
  });
};
