import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/errors.ts';
import type { Actor } from '../../core/records/actor.ts';
import { balanceOf, InsufficientBalance, post } from '../../core/records/ledger.ts';
import { notify } from '../../core/records/notify.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { transition } from '../../core/records/transition.ts';
import { hasCheckDigit, WrongNumber } from '../../core/records/typed-numbers.ts';
import type { GiftCardState } from '../../core/storage/gift-tables.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { lockMember } from '../../core/records/lock.ts';
import { balanceOfMember, hashesOf, kindOf, type GiftCard } from './card-store.ts';
import { closeGift, findOpenGift, openGift } from './gift-flow.ts';
import { giftLink } from './gift-link.ts';
import { giftCardStates } from './states.ts';
import { columnsOf } from '../../core/storage/columns.ts';

export const memberActor = (id: string): Actor => ({ kind: 'member', id });

/** True if a number can be one of a card, without asking the database. */
export const isCardNumber = (number: string): boolean => /^\d{16}$/.test(number) && hasCheckDigit(number);

/** Moves a card between states. Throws `cardState` if it is in none from which this actor may. */
export const moveCard = async (
  tx: Tx,
  { clock }: Pick<Context, 'clock'>,
  id: string,
  to: GiftCardState,
  actor: Actor,
): Promise<void> => {
  if (
    (await transition(tx, { table: 'gift_cards', machine: giftCardStates, id, to, actor, at: clock.now() })) ===
    undefined
  )
    throw new HttpError('cardState');
};

/** Returns a card of a member. Throws `notFound` for a card of somebody else as for an unknown one. */
export const ownCard = async (tx: Tx, member: string, id: string): Promise<GiftCard> => {
  const card = await tx
    .selectFrom('gift_cards')
    .select(columnsOf('gift_cards'))
    .where('id', '=', id)
    .where('owner', '=', member)
    .executeTakeFirst();
  if (card === undefined) throw new HttpError('notFound');
  return card;
};

/** Locks an active card until the transaction ends. Throws `cardState` for any other, and for an expired one that no job has settled yet. */
export const lockActive = async (tx: Tx, { clock }: Pick<Context, 'clock'>, id: string): Promise<void> => {
  const { numUpdatedRows } = await tx
    .updateTable('gift_cards')
    .set((row) => ({ state: row.ref('state') }))
    .where('id', '=', id)
    .where('state', '=', 'ACTIVE')
    .where('expires_at', '>', clock.now().toISOString())
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new HttpError('cardState');
};

/** Throws `cardLimit` if the member's cards would hold more than the kind allows. */
const checkMemberLimit = async (
  tx: Tx,
  { store }: Context,
  member: string,
  added: number,
  memberMax: number,
): Promise<void> => {
  await lockMember(tx, store, member);
  if ((await balanceOfMember(tx, member)) + added > memberMax) throw new HttpError('cardLimit');
};

/** Registers an issued card and loads its amount. Throws `WrongNumber` if number and code do not name a free card. */
export const registerCard = async (
  tx: Tx,
  context: Context,
  member: string,
  { number, code }: { readonly number: string; readonly code: string },
): Promise<string> => {
  const { number_hash, code_hash } = hashesOf(context, number, code);
  const card = await tx
    .selectFrom('gift_cards')
    .select(columnsOf('gift_cards'))
    .where('number_hash', '=', number_hash)
    .executeTakeFirst();
  if (card === undefined || card.code_hash !== code_hash || card.state === 'CANCELLED')
    throw new WrongNumber('cardWrong');
  if (card.owner === member)
    throw new HttpError('cardRegistered', undefined, { ownYn: 'Y', cardKey: card.id, cardStatus: card.state });
  if (card.state !== 'ISSUED') throw new WrongNumber('cardRegistered');
  const { cardMax, memberMax, validYears, parkKindCd } = kindOf(context, card.kind);
  if (card.amount > cardMax) throw new HttpError('cardLimit');
  await checkMemberLimit(tx, context, member, card.amount, memberMax);
  const at = context.clock.now();
  if (
    (await transition(tx, {
      table: 'gift_cards',
      machine: giftCardStates,
      id: card.id,
      to: 'ACTIVE',
      actor: memberActor(member),
      at,
    })) === undefined
  )
    throw new WrongNumber('cardRegistered');
  const end = new Date(at);
  end.setUTCFullYear(end.getUTCFullYear() + validYears);
  await tx
    .updateTable('gift_cards')
    .set({ owner: member, owned_since: at.toISOString(), expires_at: end.toISOString() })
    .where('id', '=', card.id)
    .execute();
  await post(tx, {
    book: 'GIFT',
    kind: 'LOAD',
    source: 'GIFT_CARD',
    ref: card.id,
    at,
    park: parkKindCd,
    postings: { [card.id]: card.amount, ISSUED: -card.amount },
  });
  return card.id;
};

const changedHandsToday = async (tx: Tx, id: string, now: Date): Promise<boolean> => {
  const last = await tx
    .selectFrom('gifts')
    .select('decided_at')
    .where('record', '=', 'gift-card')
    .where('subject', '=', id)
    .where('state', '=', 'ACCEPTED')
    .orderBy('decided_at', 'desc')
    .executeTakeFirst();
  return kstDay(new Date(last?.decided_at ?? 0)) === kstDay(now);
};

/** Sends a whole card to a friend. A card changes hands once a day. */
export const sendCard = async (
  tx: Tx,
  context: Context,
  member: string,
  {
    card: id,
    receiver,
    message,
  }: { readonly card: string; readonly receiver: string; readonly message?: string | undefined },
): Promise<void> => {
  await ownCard(tx, member, id);
  await lockActive(tx, context, id);
  await moveCard(tx, context, id, 'SENT', memberActor(member));
  // The row is locked now, so its owner is final.
  await ownCard(tx, member, id);
  if (await changedHandsToday(tx, id, context.clock.now())) throw new HttpError('cardState');
  const amount = await balanceOf(tx, 'GIFT', id);
  const gift = await openGift(tx, context, {
    record: 'gift-card',
    subject: id,
    sender: member,
    receiver,
    message,
    amount,
  });
  const { nickname } = await tx
    .selectFrom('members')
    .select('nickname')
    .where('uid', '=', member)
    .executeTakeFirstOrThrow();
  await notify(tx, context, {
    member: receiver,
    event: 'GIFT_CARD_RECEIVED',
    ref: gift.id,
    values: { nickname, amount: amount.toLocaleString('en-US') },
    about: member,
    link: await giftLink(tx, context, gift),
  });
};

/** Takes back a card that is not accepted yet. */
export const takeBackCard = async (tx: Tx, context: Context, member: string, id: string): Promise<void> => {
  await ownCard(tx, member, id);
  const gift = await findOpenGift(tx, { record: 'gift-card', subject: id });
  if (gift === undefined || gift.sender !== member) throw new HttpError('cardState');
  await closeGift(tx, context, gift, { to: 'TAKEN_BACK', actor: memberActor(member), lost: 'cardState' });
  await moveCard(tx, context, id, 'ACTIVE', memberActor(member));
};

/** Accepts or refuses a card that was sent to the member. */
export const decideCard = async (
  tx: Tx,
  context: Context,
  member: string,
  id: string,
  isAccepted: boolean,
): Promise<void> => {
  const gift = await findOpenGift(tx, { record: 'gift-card', subject: id });
  if (gift === undefined || gift.receiver !== member || gift.until <= context.clock.now().toISOString())
    throw new HttpError('notFound');
  const actor = memberActor(member);
  if (!isAccepted) {
    await closeGift(tx, context, gift, { to: 'REFUSED', actor, lost: 'cardState' });
    await moveCard(tx, context, id, 'ACTIVE', actor);
    return notify(tx, context, {
      member: gift.sender,
      event: 'GIFT_CARD_RETURNED',
      ref: gift.id,
      values: { amount: gift.amount.toLocaleString('en-US') },
      link: await giftLink(tx, context, gift),
    });
  }
  const { kind } = await tx.selectFrom('gift_cards').select('kind').where('id', '=', id).executeTakeFirstOrThrow();
  await checkMemberLimit(tx, context, member, gift.amount, kindOf(context, kind).memberMax);
  await closeGift(tx, context, gift, { to: 'ACCEPTED', actor, lost: 'cardState' });
  await tx
    .updateTable('gift_cards')
    .set({ owner: member, owned_since: context.clock.now().toISOString() })
    .where('id', '=', id)
    .execute();
  await moveCard(tx, context, id, 'ACTIVE', actor);
};

/** Moves a part or all of the balance between two own active cards. */
export const transferCards = async (
  tx: Tx,
  context: Context,
  member: string,
  { from, to, amount }: { readonly from: string; readonly to: string; readonly amount?: number | undefined },
): Promise<void> => {
  if (from === to) throw new HttpError('cardState');
  // A fixed order, because transactions that lock the same cards in different orders deadlock.
  for (const id of [from, to].toSorted()) {
    await ownCard(tx, member, id);
    await lockActive(tx, context, id);
  }
  const target = await ownCard(tx, member, to);
  await ownCard(tx, member, from);
  const [left, there] = [await balanceOf(tx, 'GIFT', from), await balanceOf(tx, 'GIFT', to)];
  const moved = amount ?? left;
  if (moved > left) throw new HttpError('cardShort');
  if (there + moved > kindOf(context, target.kind).cardMax) throw new HttpError('cardLimit');
  await postOrShort(() =>
    post(tx, {
      book: 'GIFT',
      kind: 'TRANSFER',
      source: 'GIFT_TRANSFER',
      ref: orderedId(),
      at: context.clock.now(),
      postings: { [from]: -moved, [to]: moved },
    }),
  );
  if (moved === left) await moveCard(tx, context, from, 'USED', memberActor(member));
};

/** Runs a posting. Throws `cardShort` if the balance is not sufficient. */
export const postOrShort = async <Result>(run: () => Promise<Result>): Promise<Result> =>
  run().catch((error: unknown) => {
    throw error instanceof InsufficientBalance ? new HttpError('cardShort') : error;
  });
