import { giftDays } from './gift-days.ts';
import { DAY_MS } from '../../core/durations.ts';
import type { Context } from '../../core/context.ts';
import type { Selectable } from 'kysely';
import { HttpError } from '../../core/errors.ts';
import type { Actor } from '../../core/records/actor.ts';
import { audit } from '../../core/records/audit.ts';
import { recordFact } from '../../core/records/facts.ts';
import { areFriends } from '../../core/records/friends.ts';
import { lockMembers } from '../../core/records/lock.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { transition } from '../../core/records/transition.ts';
import type { GiftRecord, GiftState } from '../../core/storage/gift-tables.ts';
import type { Tables, Tx } from '../../core/storage/tables.ts';
import { giftStates } from './states.ts';
import { columnsOf } from '../../core/storage/columns.ts';

export type Gift = Selectable<Tables['gifts']>;

interface Subject {
  readonly record: GiftRecord;
  readonly subject: string;
}

/** Opens a gift to a friend. Throws `notFriend` for anybody else, whether or not there is such a member. */
export const openGift = async (
  tx: Tx,
  context: Context,
  {
    record,
    subject,
    sender,
    receiver,
    message = '',
    amount = 0,
  }: Subject & {
    readonly sender: string;
    readonly receiver: string;
    readonly message?: string | undefined;
    readonly amount?: number;
  },
): Promise<Gift> => {
  // A receiver who withdraws meanwhile is no friend any more, and one with an open gift cannot withdraw.
  await lockMembers(tx, context.store, [sender, receiver]);
  if (sender === receiver || !(await areFriends(tx, sender, receiver))) throw new HttpError('notFriend');
  const at = context.clock.now();
  const gift: Gift = {
    id: orderedId(),
    record,
    subject,
    sender,
    receiver,
    message,
    amount,
    state: 'SENT',
    at: at.toISOString(),
    until: new Date(at.getTime() + giftDays * DAY_MS).toISOString(),
    decided_at: null,
  };
  await tx.insertInto('gifts').values(gift).execute();
  await audit(tx, { record: 'gifts', id: gift.id, actor: { kind: 'member', id: sender }, from: '', to: 'SENT', at });
  await recordFact(tx, { member: sender, fact: 'GIFT_SENT', ref: gift.id, at, kind: record });
  await announce(tx, context, gift);
  return gift;
};

const announce = async (tx: Tx, { store }: Context, { sender, receiver }: Gift): Promise<void> => {
  for (const member of [sender, receiver]) await announceMember(tx, { store }, member, 'pocket');
};

/** Returns the open gift of a record, or undefined. */
export const findOpenGift = async (tx: Tx, { record, subject }: Subject): Promise<Gift | undefined> =>
  tx
    .selectFrom('gifts')
    .select(columnsOf('gifts'))
    .where('record', '=', record)
    .where('subject', '=', subject)
    .where('state', '=', 'SENT')
    .executeTakeFirst();

/** Closes a gift. Of several concurrent decisions one wins; the others throw `lost`. */
export const closeGift = async (
  tx: Tx,
  context: Context,
  gift: Gift,
  {
    to,
    actor,
    lost,
  }: { readonly to: Exclude<GiftState, 'SENT'>; readonly actor: Actor; readonly lost: 'cardState' | 'couponUsed' },
): Promise<void> => {
  const at = context.clock.now();
  if ((await transition(tx, { table: 'gifts', machine: giftStates, id: gift.id, to, actor, at })) === undefined)
    throw new HttpError(lost);
  await tx.updateTable('gifts').set({ decided_at: at.toISOString() }).where('id', '=', gift.id).execute();
  await announce(tx, context, gift);
};
