import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/storage/tables.ts';
import { localised } from '#content/answers/texts';
import { sql } from 'kysely';
import { resolveArt } from '../../../engine/index.ts';
import type { FacilityPlaceView, FacilityUseView } from '#schemas/calls/facility-use/answers';
import type { Locale } from '#schemas/parts';
import { HttpError } from '../../core/errors.ts';
import { readPage, type Page, type Paged } from '../../core/records/page-of.ts';
import { momentOf, ynOf } from '../../core/wire-values.ts';
import { leftOf } from './start-use.ts';
import { facilityOf, liveStates, minutesLeft, minutesOf, placeOf, nameOfUse, type UseRow } from './places.ts';
import { columnsOf } from '../../core/storage/columns.ts';

export interface UseViewer {
  readonly member: string;
  readonly locale: Locale;
  readonly venue: string;
}

const isLive = ({ state }: Pick<UseRow, 'state'>): boolean => liveStates.some((one) => one === state);
const timeOf = (at: number): string => `${momentOf(at).slice(8, 10)}:${momentOf(at).slice(10, 12)}`;
const pictureOf = (context: Context, venue: string, facilityId: string): string => {
  const art = facilityOf(context, venue, facilityId)?.art;
  return art === undefined ? '' : resolveArt(context.live.current.prepared.documents, art);
};

const viewOf = (context: Context, locale: Locale, row: UseRow): FacilityUseView => {
  const document = context.live.current.prepared.documents['facility-use'].get(row.document);
  const now = context.clock.now().getTime();
  const live = isLive(row);
  return {
    useId: row.id,
    no: row.no,
    facilityId: row.facility,
    facilityNm: localised(facilityOf(context, row.venue, row.facility)?.name, locale) || row.facility,
    imageNm: pictureOf(context, row.venue, row.facility),
    parkType: row.venue,
    kindCd: document?.kind ?? 'RENTAL',
    useNm: nameOfUse(context, row, locale),
    placeNm: localised(document?.places.find(({ code }) => code === row.place)?.name, locale),
    statusCd: row.state === 'OPEN' && row.due_at <= now ? 'OVERDUE' : row.state,
    peopleCnt: row.people,
    beginDtm: momentOf(row.started_at),
    beginTm: timeOf(row.started_at),
    untilDtm: momentOf(row.due_at),
    untilTm: timeOf(row.due_at),
    endDtm: row.ended_at === null ? '' : momentOf(row.ended_at),
    leftMin: live ? minutesLeft(row.due_at - now) : 0,
    overMin: live ? minutesOf(now - row.due_at) : 0,
    rulesTxt: localised(document?.rules, locale),
    returnCode: live ? `PU${row.id}` : '',
    liveYn: ynOf(live),
  };
};

/** Reads a use of the member. Throws `notFound` for any other. */
export const readUse = async (
  db: Db,
  context: Context,
  { member, locale }: Omit<UseViewer, 'venue'>,
  id: string,
): Promise<FacilityUseView> => {
  const row = await db
    .selectFrom('facility_uses')
    .select(columnsOf('facility_uses'))
    .where('id', '=', id)
    .where('member', '=', member)
    .executeTakeFirst();
  if (row === undefined) throw new HttpError('notFound');
  return viewOf(context, locale, row);
};

/** Lists a page of the uses of a member in a park: live ones first, then the last ones. */
export const listUses = async (
  db: Db,
  context: Context,
  { member, locale, venue }: UseViewer,
  { liveYn, page }: { readonly liveYn?: 'Y' | 'N' | undefined; readonly page: Page },
): Promise<Paged<FacilityUseView>> => {
  const own = db
    .selectFrom('facility_uses')
    .select(columnsOf('facility_uses'))
    .where('member', '=', member)
    .where('venue', '=', venue);
  const asked = liveYn === undefined ? own : own.where('state', liveYn === 'Y' ? 'in' : 'not in', liveStates);
  const isEnded = sql<string>`case when state in (${sql.join(liveStates)}) then 'N' else 'Y' end`;
  const { rows, totalCnt } = await readPage(
    asked.orderBy(isEnded).orderBy('started_at', 'desc').orderBy('id', 'desc'),
    page,
  );
  return { rows: rows.map((row) => viewOf(context, locale, row)), totalCnt };
};

/** Reads the place of a code; undefined for a code of no place here. */
export const readPlace = async (
  db: Db,
  context: Context,
  { member, locale, venue }: UseViewer,
  typed: string,
): Promise<FacilityPlaceView | undefined> => {
  const place = placeOf(context, venue, typed);
  if (place === undefined) return undefined;
  const { document, code, name } = place;
  const open = await db
    .selectFrom('facility_uses')
    .select('id')
    .where('document', '=', document.id)
    .where('member', '=', member)
    .where('state', 'in', liveStates)
    .executeTakeFirst();
  return {
    placeCode: code,
    facilityId: document.facilityId,
    facilityNm: localised(facilityOf(context, venue, document.facilityId)?.name, locale),
    imageNm: pictureOf(context, venue, document.facilityId),
    kindCd: document.kind,
    useNm: localised(document.name, locale),
    placeNm: localised(name, locale),
    minutes: document.minutes,
    leftCnt: await leftOf(db, document),
    peopleMax: document.people,
    rulesTxt: localised(document.rules, locale),
    openYn: ynOf(open !== undefined),
  };
};
