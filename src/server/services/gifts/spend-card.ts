import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/errors.ts';
import type { Actor } from '../../core/records/actor.ts';
import { accountOf, balanceOf, post } from '../../core/records/ledger.ts';
import { announceMember } from '../../core/records/member-events.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { moveCard, lockActive, postOrShort } from './cards.ts';
import { kindOf } from './card-store.ts';

const source = 'DEVICE';

export interface Payment {
  readonly approvalNo: string;
  readonly balanceAmt: number;
}

interface Spending {
  /** Key of the card. */
  readonly card: string;
  readonly amount: number;
  /** ID of the sale at the device. A sale is paid once. */
  readonly ref: string;
  readonly actor: Actor;
  /** Facility, or name of the place. */
  readonly place: string;
}

const isAmount = (amount: number): boolean => Number.isSafeInteger(amount) && amount > 0;

/**
 * Pays at a point of sale. A repeated sale of the same card and amount gets its first payment. Throws `cardState`, `cardShort`, or `invalid` for a
 * sale that was paid otherwise.
 */
export const spendGiftCard = async (
  tx: Tx,
  context: Context,
  { card, amount, ref, actor, place }: Spending,
): Promise<Payment> => {
  if (!isAmount(amount)) throw new HttpError('invalid', 'The amount is a positive whole number.');
  const saleRef = `${actor.id} ${ref}`;
  const before = await findPayment(tx, saleRef);
  if (before !== undefined) return repeated(tx, before, card, amount);
  await lockActive(tx, context, card);
  const row = await tx
    .selectFrom('gift_cards')
    .select(['owner', 'kind'])
    .where('id', '=', card)
    .executeTakeFirstOrThrow();
  const posted = await postOrShort(() =>
    post(tx, {
      book: 'GIFT',
      kind: 'SPEND',
      source,
      ref: saleRef,
      at: context.clock.now(),
      reason: place,
      park: kindOf(context, row.kind).parkKindCd,
      postings: { [card]: -amount, SPENT: amount },
    }),
  );
  if (posted === undefined) throw new HttpError('keyInUse');
  const balanceAmt = await balanceOf(tx, 'GIFT', card);
  if (balanceAmt === 0) await moveCard(tx, context, card, 'USED', { kind: 'device', id: actor.id });
  if (row.owner !== null) await announceMember(tx, context, row.owner, 'pocket');
  return { approvalNo: posted.approvalNo, balanceAmt };
};

const findPayment = (tx: Tx, ref: string) =>
  tx
    .selectFrom('ledger_transfers')
    .innerJoin('ledger_postings', 'ledger_postings.transfer', 'ledger_transfers.id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_postings.account')
    .select(['ledger_transfers.id', 'approval_no', 'amount', 'owner'])
    .where('ledger_transfers.book', '=', 'GIFT')
    .where('kind', '=', 'SPEND')
    .where('source', '=', source)
    .where('ref', '=', ref)
    .where('overdraft', '=', 0)
    .executeTakeFirst();

const repeated = async (
  tx: Tx,
  before: NonNullable<Awaited<ReturnType<typeof findPayment>>>,
  card: string,
  amount: number,
): Promise<Payment> => {
  if (before.owner !== card || Number(before.amount) !== -amount)
    throw new HttpError('invalid', 'This sale was paid with another card or amount.');
  return { approvalNo: before.approval_no, balanceAmt: await balanceOf(tx, 'GIFT', card) };
};

interface Refunding {
  /** Device and sale that were paid. */
  readonly actor: Actor;
  readonly sale: string;
  /** ID of the refund at the device. */
  readonly ref: string;
  readonly amount: number;
  readonly place: string;
}

/** Refunds a payment to its card, in parts up to its amount. Throws `cardState` if the sale was not paid by card or the card is cancelled or expired. */
export const refundGiftCard = async (
  tx: Tx,
  context: Context,
  { actor, sale, ref, amount, place }: Refunding,
): Promise<Payment> => {
  if (!isAmount(amount)) throw new HttpError('invalid', 'The amount is a positive whole number.');
  const paid = await findPayment(tx, `${actor.id} ${sale}`);
  if (paid === undefined) throw new HttpError('cardState');
  const card = await context.store
    .forUpdate(tx.selectFrom('gift_cards').select(['id', 'state', 'kind', 'owner']).where('id', '=', paid.owner))
    .executeTakeFirstOrThrow();
  if (card.state === 'USED') await moveCard(tx, context, card.id, 'ACTIVE', { kind: 'device', id: actor.id });
  await lockActive(tx, context, card.id);
  const posted = await post(tx, {
    book: 'GIFT',
    kind: 'REFUND',
    source: 'DEVICE_REFUND',
    ref: `${actor.id} ${ref}`,
    at: context.clock.now(),
    reason: place,
    park: kindOf(context, card.kind).parkKindCd,
    reverses: paid.id,
    postings: { [card.id]: amount, SPENT: -amount },
  });
  if (posted === undefined) throw new HttpError('keyInUse');
  // The card is locked, so no other refund can be missing in the sum.
  const { sum } = await tx
    .selectFrom('ledger_transfers')
    .innerJoin('ledger_postings', 'ledger_postings.transfer', 'ledger_transfers.id')
    .select((row) => row.fn.sum<number | string>('amount').as('sum'))
    .where('reverses', '=', paid.id)
    .where('account', '=', accountOf('GIFT', card.id))
    .executeTakeFirstOrThrow();
  if (Number(sum) > -Number(paid.amount)) throw new HttpError('invalid', 'The refunds exceed the payment.');
  if (card.owner !== null) await announceMember(tx, context, card.owner, 'pocket');
  return { approvalNo: posted.approvalNo, balanceAmt: await balanceOf(tx, 'GIFT', card.id) };
};
