import type { GiftFriends, GiftLimits } from '#schemas/calls/points/answers';
import { ageOn, parseMoment } from '../../../engine/index.ts';
import type { Context } from '../../core/context.ts';
import { HOUR_MS } from '../../core/durations.ts';
import { listOf } from '../../core/records/friends.ts';
import { maskName } from '../../core/records/mask-name.ts';
import { slicePage, type Page } from '../../core/records/page-of.ts';
import { somBalanceOf } from '../../core/records/som/lots.ts';
import { somPolicyOf } from '../../core/records/som/policy.ts';
import type { Db } from '../../core/storage/tables.ts';
import { kstDay, momentOf, ynOf } from '../../core/wire-values.ts';

type Side = 'sender' | 'receiver';

/** Starts of the present day and month in Korean time. */
const periodsOf = (now: Date): { readonly day: string; readonly month: string } => {
  const today = kstDay(now);
  const startOf = (day: string): string => new Date(parseMoment(`${day}000000`) ?? 0).toISOString();
  return { day: startOf(today), month: startOf(`${today.slice(0, 6)}01`) };
};

const giftsSince = async (db: Db, side: Side, member: string, since: string) => {
  const { sum, count } = await db
    .selectFrom('som_gifts')
    .select((row) => [
      row.fn.sum<number | string | null>('amount').as('sum'),
      row.fn.countAll<number | string>().as('count'),
    ])
    .where(side, '=', member)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
  return { sum: Number(sum ?? 0), count: Number(count) };
};

/** Returns how much Som a member can still receive as gifts this month. */
export const receivableOf = async (db: Db, context: Pick<Context, 'live'>, member: string, now: Date) =>
  somPolicyOf(context).gift.perMonth - (await giftsSince(db, 'receiver', member, periodsOf(now).month)).sum;

/** True while a member is barred from gifts, after a new way to log in. */
const isBarredAt = async (db: Db, member: string, now: Date): Promise<boolean> => {
  const row = await db.selectFrom('members').select('barred_until').where('uid', '=', member).executeTakeFirst();
  return (row?.barred_until ?? '') > now.toISOString();
};

/** Returns what a member can give now, nothing if it is not allowed: the least of the balance and of the limits of a gift, a day and a month. */
export const giftLimitsOf = async (
  db: Db,
  context: Pick<Context, 'live'>,
  { member, now, isAllowed }: { readonly member: string; readonly now: Date; readonly isAllowed: boolean },
): Promise<GiftLimits> => {
  const { least, most, perDay, timesPerDay, perMonth, proofAbove } = somPolicyOf(context).gift;
  const { day, month } = periodsOf(now);
  const today = await giftsSince(db, 'sender', member, day);
  const thisMonth = await giftsSince(db, 'sender', member, month);
  const remainPointAmt = await somBalanceOf(db, member, kstDay(now));
  const leftCnt = Math.max(0, timesPerDay - today.count);
  const room = Math.min(most, perDay - today.sum, perMonth - thisMonth.sum, remainPointAmt);
  const isBarred = await isBarredAt(db, member, now);
  const mostAmt = !isAllowed || isBarred || leftCnt === 0 || room < least ? 0 : room;
  return {
    remainPointAmt,
    leastAmt: least,
    mostAmt,
    leftCnt,
    proofAboveAmt: proofAbove,
    giveYn: ynOf(mostAmt > 0),
    stopCd: mostAmt > 0 ? '' : !isAllowed ? 'AGE' : isBarred ? 'BAR' : remainPointAmt < least ? 'SHORT' : 'LIMIT',
  };
};

/** Returns true if a member may give and receive: full, certified and old enough. */
export const mayMoveSom = (
  context: Pick<Context, 'live' | 'clock'>,
  { kind, regular, birth_date }: { readonly kind: string; readonly regular: number; readonly birth_date: string },
): boolean =>
  kind === '2' &&
  regular === 1 &&
  (ageOn(birth_date, kstDay(context.clock.now())) ?? 0) >= somPolicyOf(context).gift.ageMin;

/** Lists the friends who can receive Som, or one of them. */
export const giftFriendsOf = async (
  db: Db,
  context: Pick<Context, 'live' | 'clock'>,
  {
    member,
    friend,
    page,
    canGive,
  }: {
    readonly member: string;
    readonly friend?: string | undefined;
    readonly page: Page;
    /** The member can give Som at all. */
    readonly canGive: boolean;
  },
): Promise<GiftFriends> => {
  const now = context.clock.now().getTime();
  const friends = (await listOf(db, member)).filter(({ uid }) => friend === undefined || uid === friend);
  const rows =
    friends.length === 0
      ? []
      : await db
          .selectFrom('members')
          .select(['uid', 'kind', 'regular', 'birth_date'])
          .where(
            'uid',
            'in',
            friends.map(({ uid }) => uid),
          )
          .execute();
  const receivers = new Set(rows.filter((row) => mayMoveSom(context, row)).map(({ uid }) => uid));
  const { rows: shown, totalCnt } = slicePage(
    friends.filter(({ uid }) => receivers.has(uid)),
    page,
  );
  const wait = somPolicyOf(context).gift.friendHours * HOUR_MS;
  return {
    friendList: shown.map(({ uid, alias, nickname, name, since }) => {
      const from = Date.parse(since) + wait;
      return {
        friendUid: uid,
        showNm: alias || nickname,
        nameMask: maskName(name),
        giftYn: ynOf(canGive && from <= now),
        fromDtm: from <= now ? '' : momentOf(new Date(from).toISOString()),
      };
    }),
    totalCnt,
  };
};
