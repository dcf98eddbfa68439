import { localised } from '#content/answers/texts';
import { eventStatus, eventTimes } from '../../../engine/index.ts';
import type { EventHistory } from '#schemas/calls/events/history-answers';
import type { Event } from '#schemas/documents/event/schema';
import type { Locale } from '#schemas/parts';
import type { Context } from '../../core/context.ts';
import { historyWindow, type HistoryPeriod } from '../../core/records/history-window.ts';
import { pageOf, readPage, type PageQuery } from '../../core/records/page-of.ts';
import { venueName } from '../../core/records/venue-name.ts';
import { columnsOf } from '../../core/storage/columns.ts';
import type { Db } from '../../core/storage/tables.ts';
import { momentOf } from '../../core/wire-values.ts';
import { tookPart, type JoinRow } from './taking-part.ts';

type Entry = EventHistory['historyList'][number];

/** Result of a participation now. A draw that has not been made says whether one can still take part. */
const statusOf = (event: Event | undefined, { state, claim_until }: JoinRow, now: number): Entry['statusCd'] => {
  const status = event === undefined ? 'DONE' : eventStatus(event, now);
  switch (state) {
    case 'DONE':
      return status === 'OPEN' ? 'JOINED' : 'OVER';
    case 'APPLIED':
      return status === 'OPEN' ? 'ENTERED' : 'CLOSED';
    // The server notes a lapsed prize a little later.
    case 'WON':
      return claim_until !== null && Date.parse(claim_until) <= now ? 'LAPSED' : 'WON';
    default:
      return state;
  }
};

const entryOf = (
  context: Context,
  locale: Locale,
  { join, count }: { readonly join: JoinRow; readonly count: number },
): Entry => {
  const now = context.clock.now().getTime();
  const event = context.live.current.prepared.documents.event.get(join.event);
  const results = event?.draw === undefined ? undefined : eventTimes(event).results;
  const statusCd = statusOf(event, join, now);
  return {
    historyId: `${join.venue} ${join.event}`,
    eventId: join.event,
    eventNo: event?.eventId ?? '',
    eventKindCd: join.kind,
    eventNm: localised(event?.title, locale),
    imageNm: event?.art ?? '',
    parkType: join.venue,
    parkNm: venueName(context, join.venue, locale),
    statusCd,
    joinCnt: count,
    joinDtm: momentOf(join.at),
    prizeNm: localised(event?.prizes?.find(({ id }) => id === join.prize)?.name, locale),
    resultDtm: results !== undefined && Number.isFinite(results) ? momentOf(results) : '',
    claimUntilDtm: statusCd !== 'WON' || join.claim_until === null ? '' : momentOf(join.claim_until),
  };
};

/** Lists a page of the events in which a member took part in a period, each once, the latest participation first. */
export const readHistory = async (
  db: Db,
  context: Context,
  { member, locale }: { readonly member: string; readonly locale: Locale },
  query: HistoryPeriod & PageQuery & { readonly parkType?: string | undefined },
): Promise<EventHistory> => {
  const { from, until } = historyWindow(query, context.clock.now());
  let own = db
    .selectFrom('event_joins')
    .where('member', '=', member)
    .where('at', '>=', from.toISOString())
    .where('at', '<', until.toISOString())
    .where(tookPart);
  if (query.parkType !== undefined && query.parkType !== '') own = own.where('venue', '=', query.parkType);
  const grouped = own
    .select(['event', 'venue'])
    .select((row) => [row.fn.countAll<number | string>().as('turns'), row.fn.max('at').as('at')])
    .groupBy(['event', 'venue']);
  const { rows, totalCnt } = await readPage(
    db
      .selectFrom(grouped.as('taken'))
      .select(['taken.event', 'taken.venue', 'taken.turns', 'taken.at'])
      .orderBy('taken.at', 'desc')
      .orderBy('taken.event'),
    pageOf(query, 20),
  );
  const joins = await own
    .select(columnsOf('event_joins'))
    .where('event', 'in', ['', ...rows.map(({ event }) => event)])
    .orderBy('at')
    .orderBy('id')
    .execute();
  const last = new Map(joins.map((join) => [`${join.venue} ${join.event}`, join]));
  return {
    historyList: rows.flatMap(({ event, venue, turns }) => {
      const join = last.get(`${venue} ${event}`);
      return join === undefined ? [] : [entryOf(context, locale, { join, count: Number(turns) })];
    }),
    totalCnt,
  };
};
