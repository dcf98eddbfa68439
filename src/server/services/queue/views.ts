import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/storage/tables.ts';
import { localised } from '#content/answers/texts';
import { sql } from 'kysely';
import { CANCEL_BEFORE_MS, isLiveInQueue, liveQueueStates, resolveArt } from '../../../engine/index.ts';
import type { Locale } from '#schemas/parts';
import type { QueueEntryView, QueuePlanView, QueuePlans } from '#schemas/calls/queue/answers';
import { HttpError } from '../../core/errors.ts';
import { readPage, type Page, type Paged } from '../../core/records/page-of.ts';
import { rankOf } from '../../core/records/rank-of.ts';
import { kstDay, momentOf, ynOf } from '../../core/wire-values.ts';
import { productDocument, type ProductRow } from '../pocket/index.ts';
import { planOf, plansNow, type PlanNow } from './plans.ts';
import { type Entry } from './entry.ts';
import { figuresOf, waitFields } from './queue-figures.ts';
import { readLine, type Line } from './read-line.ts';
import { columnsOf } from '../../core/storage/columns.ts';

const timeOf = (at: number | null | undefined): string =>
  at === null || at === undefined ? '' : `${momentOf(at).slice(8, 10)}:${momentOf(at).slice(10, 12)}`;
const momentOr = (at: number | null | undefined): string => (at === null || at === undefined ? '' : momentOf(at));

const slotViews = async (db: Db, { plan, day, slots }: PlanNow, now: number) => {
  const coming = slots.filter(({ at }) => at > now);
  if (coming.length === 0 || plan.slots === undefined) return [];
  const seats = plan.slots.seats;
  const rows = await db
    .selectFrom('counters')
    .select(['key', 'taken'])
    .where('scope', '=', 'queue-slot')
    .where(
      'key',
      'in',
      coming.map(({ slotId }) => `${plan.id} ${day} ${slotId}`),
    )
    .execute();
  const taken = new Map(rows.map((row) => [row.key, row.taken]));
  return coming.map(({ slotId, at, until }) => ({
    slotId,
    facilityId: plan.facilityId,
    beginDtm: momentOf(at),
    beginTm: timeOf(at),
    endDtm: momentOf(until),
    leftCnt: Math.max(0, seats - (taken.get(`${plan.id} ${day} ${slotId}`) ?? 0)),
  }));
};

const planView = async (db: Db, context: Context, found: PlanNow, locale: Locale): Promise<QueuePlanView> => {
  const { plan, facility, venue, status } = found;
  const now = context.clock.now().getTime();
  const line = await readLine(db, found, now);
  const slotList = status === 'CLOSED' ? [] : await slotViews(db, found, now);
  const next = slotList.find(({ leftCnt }) => leftCnt > 0);
  return {
    planId: plan.id,
    facilityNm: localised(facility.name, locale),
    parkType: venue,
    imageNm: facility.art === undefined ? '' : resolveArt(context.live.current.prepared.documents, facility.art),
    summary: localised(facility.summary, locale),
    modeCd: plan.mode,
    ...figuresOf(found, line, now),
    slotYn: ynOf(status === 'OPEN' && next !== undefined),
    partyMax: plan.party,
    heightYn: ynOf(plan.heightAsked === true),
    ...(facility.limits?.heightMin === undefined ? {} : { heightMin: facility.limits.heightMin }),
    ...(facility.limits?.heightMax === undefined ? {} : { heightMax: facility.limits.heightMax }),
    nextSlotTm: next?.beginTm ?? '',
    slotList,
  };
};

/** Lists the queues of a venue, or the one of a facility with its free times. */
export const listPlans = async (
  db: Db,
  context: Context,
  {
    venue,
    locale,
    facilityId = '',
  }: { readonly venue: string; readonly locale: Locale; readonly facilityId?: string | undefined },
): Promise<QueuePlans> => {
  const planList: QueuePlanView[] = [];
  for (const plan of plansNow(context, venue))
    if (facilityId === '' || plan.plan.facilityId === facilityId)
      planList.push(await planView(db, context, plan, locale));
  return {
    planList,
    slotList:
      facilityId === ''
        ? []
        : planList
            .flatMap(({ slotList, statusCd }) => (statusCd === 'OPEN' ? slotList : []))
            .filter(({ leftCnt }) => leftCnt > 0),
  };
};

const aheadOf = async (db: Db, { plan, day, state, no, come_back }: Entry): Promise<number> => {
  if (state !== 'WAITING') return 0;
  const { people } = await db
    .selectFrom('queue_entries')
    .select((row) => row.fn.sum<number | null>('people').as('people'))
    .where('plan', '=', plan)
    .where('day', '=', day)
    .where('state', '=', 'WAITING')
    .where((row) =>
      row.or([row('come_back', '>', come_back), row.and([row('come_back', '=', come_back), row('no', '<', no)])]),
    )
    .executeTakeFirstOrThrow();
  return people ?? 0;
};

interface Viewer {
  readonly member: string;
  readonly locale: Locale;
}

interface PersonOfEntry {
  readonly member: string;
  readonly nickname: string;
  readonly live: number;
  readonly come_back: number;
  readonly kind: ProductRow['kind'];
  readonly product: string;
  readonly ticket: string;
}

/** People of a new entry, and its line just before. */
export interface KnownEntry {
  readonly line: Line;
  readonly people: readonly PersonOfEntry[];
}

const readPeople = (db: Db, entry: string): Promise<readonly PersonOfEntry[]> =>
  db
    .selectFrom('queue_people')
    .innerJoin('members', 'members.uid', 'queue_people.member')
    .innerJoin('pocket_products', 'pocket_products.id', 'queue_people.product')
    .select([
      'queue_people.member',
      'members.nickname',
      'queue_people.live',
      'queue_people.come_back',
      'pocket_products.kind',
      'pocket_products.product',
      'pocket_products.id as ticket',
    ])
    .where('entry', '=', entry)
    .orderBy('queue_people.id')
    .execute();

/** Returns an entry as a member sees it. */
export const entryView = async (
  db: Db,
  context: Context,
  { member, locale }: Viewer,
  entry: Entry,
  known?: KnownEntry,
): Promise<QueueEntryView> => {
  const now = context.clock.now().getTime();
  const { documents } = context.live.current.prepared;
  const isLive = isLiveInQueue(entry.state);
  const found = planOf(context, entry.venue, entry.facility);
  const parkKindCd = documents.venue.get(entry.venue)?.parkKindCd;
  const facility = [...documents.facility.values()].find(
    (one) => one.parkKindCd === parkKindCd && one.facilityId === entry.facility,
  );
  const people = known?.people ?? (await readPeople(db, entry.id));
  const party = isLive ? people.filter((one) => one.live === 1) : people;
  // All who wait are ahead of a new entry, unless it came back.
  const ahead =
    known !== undefined && entry.state === 'WAITING' && entry.come_back === 0
      ? known.line.waiting
      : await aheadOf(db, entry);
  const line =
    found === undefined || entry.state !== 'WAITING' ? undefined : (known?.line ?? (await readLine(db, found, now)));
  const isLead = entry.member === member;
  return {
    entryId: entry.id,
    facilityId: entry.facility,
    facilityNm: localised(facility?.name, locale) || entry.facility,
    parkType: entry.venue,
    imageNm: facility?.art === undefined ? '' : resolveArt(documents, facility.art),
    modeCd: entry.mode,
    statusCd: entry.state,
    no: entry.no,
    ahead,
    ...(found === undefined || line === undefined ? { waitTxt: '' } : waitFields(found, line, ahead, now)),
    ...(line === undefined ? {} : { nowNo: line.nowNo }),
    joinDtm: momentOf(entry.joined_at),
    callAt: momentOr(entry.starts_at ?? entry.called_at),
    callTm: timeOf(entry.starts_at ?? entry.called_at),
    until: momentOr(entry.until),
    untilTm: timeOf(entry.until),
    endDtm: momentOr(entry.ended_at),
    peopleCnt: entry.people,
    peopleTxt: party.map(({ nickname }) => nickname).join(', '),
    personList: party.map((one) => ({
      personNm: one.nickname,
      productNm: localised(productDocument(documents, one)?.name, locale),
      meYn: ynOf(one.member === member),
    })),
    leadYn: ynOf(isLead),
    cancelYn: ynOf(isLive && (entry.starts_at === null || now <= entry.starts_at - CANCEL_BEFORE_MS)),
    comeBackYn: ynOf(people.some((one) => one.come_back === 1 && one.member === member)),
    liveYn: ynOf(isLive),
    productId: party.find((one) => one.member === member)?.ticket ?? '',
  };
};

/** Reads an entry that the member made or belongs to. Throws `notFound` for any other. */
export const readEntry = async (db: Db, context: Context, viewer: Viewer, id: string): Promise<QueueEntryView> => {
  const entry = await db
    .selectFrom('queue_entries')
    .select(columnsOf('queue_entries'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (
    entry === undefined ||
    (entry.member !== viewer.member &&
      (await db
        .selectFrom('queue_people')
        .select('id')
        .where('entry', '=', id)
        .where('member', '=', viewer.member)
        .executeTakeFirst()) === undefined)
  )
    throw new HttpError('notFound');
  return entryView(db, context, viewer, entry);
};

const order = ['CALLED', 'READY', 'WAITING', 'RESERVED', 'ENTERED', 'CLOSED', 'NO_SHOW', 'CANCELLED', 'ENDED'] as const;

interface Asked {
  readonly venue?: string | undefined;
  readonly liveYn?: 'Y' | 'N' | undefined;
  readonly modeCd?: 'LINE' | 'SLOT' | undefined;
  readonly page: Page;
}

/** Lists a page of a member's entries of today: called ones first, then live ones, then the day's history. */
export const listEntries = async (
  db: Db,
  context: Context,
  viewer: Viewer,
  { venue, liveYn, modeCd, page }: Asked,
): Promise<Paged<QueueEntryView>> => {
  const mine = db
    .selectFrom('queue_people')
    .select('entry')
    .where('member', '=', viewer.member)
    .where('day', '=', kstDay(context.clock.now()));
  let query = db
    .selectFrom('queue_entries')
    .select(columnsOf('queue_entries'))
    .where('day', '=', kstDay(context.clock.now()))
    .where((row) => row.or([row('member', '=', viewer.member), row('id', 'in', mine)]));
  if (venue !== undefined && venue !== '') query = query.where('venue', '=', venue);
  if (modeCd !== undefined) query = query.where('mode', '=', modeCd);
  if (liveYn !== undefined) query = query.where('state', liveYn === 'Y' ? 'in' : 'not in', liveQueueStates);
  const { rows, totalCnt } = await readPage(
    query
      .orderBy(rankOf(sql<string>`state`, order))
      .orderBy('joined_at', 'desc')
      .orderBy('id'),
    page,
  );
  const views: QueueEntryView[] = [];
  for (const row of rows) views.push(await entryView(db, context, viewer, row));
  return { rows: views, totalCnt };
};
