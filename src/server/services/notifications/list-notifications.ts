import { localised } from '#content/answers/texts';
import type { NotificationsAnswer } from '#schemas/calls/notifications/answers';
import type { Locale } from '#schemas/parts';
import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/errors.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { pageOf, readPage, type PageQuery } from '../../core/records/page-of.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { momentOf, ynOf } from '../../core/wire-values.ts';
import { keptSince } from './retention.ts';

interface Reading {
  readonly member: string;
  readonly now: Date;
  readonly locale: Locale;
  readonly query: PageQuery & { readonly notiType?: string | undefined };
}

const PAGE_SIZE = 20;

/** Notifications that a member sees now: none that is to be listed later, and none that the job is about to delete. */
const listed = (db: Db, member: string, now: Date) =>
  db
    .selectFrom('notifications')
    .where('member', '=', member)
    .where('at', '<=', now.toISOString())
    .where('at', '>', keptSince(now));

/** Counts the unread notifications of a member. */
export const countUnread = async (db: Db, member: string, now: Date): Promise<number> => {
  const { count } = await listed(db, member, now)
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Reads a page of a member's notifications, the newest first. */
export const readNotificationPage = async (
  db: Db,
  { live }: Pick<Context, 'live'>,
  { member, now, locale, query }: Reading,
): Promise<NotificationsAnswer> => {
  const topics = live.current.prepared.documents['notification-topic'];
  const { notiType = 'ALL' } = query;
  const own = listed(db, member, now)
    .select(['id', 'topic', 'title', 'body', 'link', 'lang', 'read_at', 'at'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
  const [{ rows, totalCnt }, unreadCount] = await Promise.all([
    readPage(notiType === 'ALL' ? own : own.where('topic', '=', notiType), pageOf(query, PAGE_SIZE)),
    countUnread(db, member, now),
  ]);
  return {
    list: rows.map(({ id, topic, title, body, link, lang, read_at, at }) => ({
      notificationId: id,
      notiType: topic,
      notiTypeNm: localised(topics.get(topic)?.title, locale),
      title,
      body,
      linkUrl: link,
      langCd: lang,
      linkYn: ynOf(link !== ''),
      sendDtm: momentOf(at),
      readYn: ynOf(read_at !== null),
    })),
    totalCnt,
    unreadCount,
    unreadYn: ynOf(unreadCount > 0),
  };
};

/** Marks notifications of a member as read; undefined: all. Throws `notFound` if one of them is not the member's. */
export const markRead = async (
  tx: Tx,
  context: Context,
  { member, ids, now }: { readonly member: string; readonly ids: readonly string[] | undefined; readonly now: Date },
): Promise<number> => {
  if (ids !== undefined) {
    const own = await listed(tx, member, now).select('id').where('id', 'in', ids).execute();
    if (own.length !== new Set(ids).size) throw new HttpError('notFound');
  }
  const unread = tx
    .updateTable('notifications')
    .set({ read_at: now.toISOString() })
    .where('member', '=', member)
    .where('at', '<=', now.toISOString())
    .where('read_at', 'is', null);
  const { numUpdatedRows } = await (
    ids === undefined ? unread : unread.where('id', 'in', ids)
  ).executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await announceMember(tx, context, member, 'notification');
  return countUnread(tx, member, now);
};
