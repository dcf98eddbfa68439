import { localised } from '#content/answers/texts';
import type { Context } from '../../core/context.ts';
import { DAY_MS, HOUR_MS } from '../../core/durations.ts';
import { notify } from '../../core/records/notify.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { Tx } from '../../core/storage/tables.ts';

interface DemoNotices {
  /** Member with a list, and a friend whom it names. */
  readonly member: string;
  readonly friend: string;
  readonly now: Date;
}

/** A notice, and the time that has passed since, in milliseconds. The first two are unread. */
type Told = readonly [ago: number, tell: (tx: Tx, context: Context, ref: string) => Promise<void>];

const readFrom = 2;

/** Gives a demo member a list of notifications, read and unread. What is there stays. */
export const seedDemoNotifications = async (context: Context, { member, friend, now }: DemoNotices): Promise<void> => {
  const list = toldTo(context, member, friend);
  await inTransaction(context.store, async (tx) => {
    const { nickname = '' } =
      (await tx.selectFrom('members').select('nickname').where('uid', '=', friend).executeTakeFirst()) ?? {};
    if (nickname === '') return;
    for (const [index, [ago, tell]] of list.entries()) {
      const then = new Date(now.getTime() - ago);
      const at = then.toISOString();
      await tell(tx, { ...context, clock: { now: () => then } }, `demo-${index}`);
      // The list only: nothing is sent to addresses of the demo.
      await tx.deleteFrom('outbox').where('member', '=', member).where('at', '=', at).execute();
      if (index >= readFrom)
        await tx
          .updateTable('notifications')
          .set({ read_at: new Date(then.getTime() + HOUR_MS).toISOString() })
          .where('member', '=', member)
          .where('at', '=', at)
          .where('read_at', 'is', null)
          .execute();
    }
  });
};

const toldTo = ({ live }: Context, member: string, friend: string): readonly Told[] => {
  const { documents } = live.current.prepared;
  const nameOf = <Named extends { readonly name?: unknown; readonly title?: unknown }>(
    one: Named | undefined,
  ): string => localised((one?.title ?? one?.name) as Parameters<typeof localised>[0], 'ko');
  // A club of the member, and a facility that lends something: the list must agree with the other pages.
  const club = nameOf([...documents.club.values()].find(({ kind }) => kind === 'SCHOOL'));
  const lent = nameOf([...documents['facility-use'].values()].find(({ kind }) => kind === 'RENTAL'));
  const event = nameOf([...documents.event.values()].find(({ kind }) => kind === 'ATTEND'));
  const facility = nameOf([...documents.facility.values()][0]);
  const nickname = async (tx: Tx): Promise<string> =>
    (await tx.selectFrom('members').select('nickname').where('uid', '=', friend).executeTakeFirstOrThrow()).nickname;
  return [
    [3 * HOUR_MS, (tx, context, ref) => notify(tx, context, { member, event: 'EVENT_ATTEND', ref, values: { event } })],
    [
      DAY_MS + 6 * HOUR_MS,
      async (tx, context, ref) =>
        notify(tx, context, {
          member,
          event: 'FRIEND_ACCEPTED',
          ref,
          values: { nickname: await nickname(tx) },
          about: friend,
        }),
    ],
    [
      4 * DAY_MS,
      (tx, context, ref) => notify(tx, context, { member, event: 'QUEUE_CLOSED', ref, values: { facility } }),
    ],
    [
      9 * DAY_MS,
      (tx, context, ref) =>
        notify(tx, context, { member, event: 'FACILITY_DUE', ref, values: { facility: lent, minutes: '10' } }),
    ],
    [30 * DAY_MS, (tx, context, ref) => notify(tx, context, { member, event: 'CLUB_ACCEPTED', ref, values: { club } })],
  ];
};

/** Deletes notices that a demo member got while their history was seeded. Their dates would be untrue. */
export const deleteNoticesSince = async (
  tx: Tx,
  { member, since }: { readonly member: string; readonly since: Date },
): Promise<void> => {
  for (const table of ['notifications', 'outbox'] as const)
    await tx.deleteFrom(table).where('member', '=', member).where('at', '>=', since.toISOString()).execute();
};
