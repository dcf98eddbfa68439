import type { Context } from '../../core/context.ts';
import { accountOf } from '../../core/records/ledger.ts';
import type { Db } from '../../core/storage/tables.ts';
import type { BothTexts, ReportBody, ReportPlace } from './body.ts';
import { readStay } from './stay.ts';
import { boundsOf, type Day } from './visit-day.ts';

interface Between {
  readonly from: string;
  readonly until: string;
}

const textsOf = (text: Partial<BothTexts> | undefined, fallback: string): BothTexts => ({
  ko: text?.ko ?? fallback,
  en: text?.en ?? text?.ko ?? fallback,
});

/** Rides by the facts of entrances, uses of lockers and rentals, each place once in the order of the first time. */
const readPlaces = async (
  db: Db,
  context: Pick<Context, 'live'>,
  { member, venue, day }: Day,
  { from, until }: Between,
): Promise<Pick<ReportBody, 'places' | 'queues'>> => {
  const { documents } = context.live.current.prepared;
  const park = documents.venue.get(venue)?.parkKindCd;
  const facilities = new Map(
    [...documents.facility.values()]
      .filter(({ parkKindCd }) => parkKindCd === park)
      .map((one) => [one.facilityId, one]),
  );
  const rides = await db
    .selectFrom('member_facts')
    .select(['kind', 'at'])
    .where('member', '=', member)
    .where('fact', '=', 'RIDE')
    .where('park', '=', venue)
    .where('amount', '=', 1)
    .where('at', '>=', from)
    .where('at', '<', until)
    .execute();
  const uses = await db
    .selectFrom('facility_uses')
    .select(['facility', 'started_at'])
    .where('member', '=', member)
    .where('venue', '=', venue)
    .where('day', '=', day)
    .execute();
  const turns = await db
    .selectFrom('queue_people')
    .innerJoin('queue_entries', 'queue_entries.id', 'queue_people.entry')
    .select(['queue_entries.id', 'facility', 'mode', 'joined_at', 'called_at'])
    .distinct()
    .where('queue_people.member', '=', member)
    .where('queue_entries.venue', '=', venue)
    .where('queue_entries.day', '=', day)
    .where('queue_entries.state', '=', 'ENTERED')
    .execute();
  const savedAt = (facility: string): number =>
    turns
      .filter((turn) => turn.facility === facility && turn.mode === 'LINE' && turn.called_at !== null)
      .reduce((sum, { joined_at, called_at }) => sum + Math.max(0, Number(called_at) - Number(joined_at)), 0);
  const visits = [
    ...rides.map(({ kind, at }) => ({ facility: kind, at, kind: 'RIDE' as const })),
    ...uses.map(({ facility, started_at }) => ({
      facility,
      at: new Date(Number(started_at)).toISOString(),
      kind: 'USE' as const,
    })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  const places = [...Map.groupBy(visits, ({ facility, kind }) => `${kind} ${facility}`).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const document = facilities.get(first.facility);
    return [
      {
        ...first,
        name: textsOf(document?.name, first.facility),
        art: document?.art ?? '',
        count: group.length,
        saved: first.kind === 'RIDE' ? Math.floor(savedAt(first.facility) / 60_000) : 0,
      } satisfies ReportPlace,
    ];
  });
  return { places, queues: turns.length };
};

const readNames = async (
  db: Db,
  context: Pick<Context, 'live'>,
  { member, venue }: Day,
  { from, until }: Between,
): Promise<Pick<ReportBody, 'courses' | 'events' | 'badges'>> => {
  const { documents } = context.live.current.prepared;
  const park = documents.venue.get(venue)?.parkKindCd;
  const courses = await db
    .selectFrom('member_facts')
    .leftJoin('member_courses', 'member_courses.id', 'member_facts.kind')
    .select(['member_facts.kind', 'member_courses.title'])
    .where('member_facts.member', '=', member)
    .where('member_facts.fact', '=', 'COURSE_DONE')
    .where('member_facts.park', '=', venue)
    .where('member_facts.amount', '=', 1)
    .where('member_facts.at', '>=', from)
    .where('member_facts.at', '<', until)
    .execute();
  const events = await db
    .selectFrom('event_joins')
    .select('event')
    .distinct()
    .where('member', '=', member)
    .where('venue', '=', venue)
    .where('at', '>=', from)
    .where('at', '<', until)
    .where('state', '!=', 'CANCELLED')
    .execute();
  const badges = await db
    .selectFrom('member_badges')
    .select('badge')
    .where('member', '=', member)
    .where('at', '>=', from)
    .where('at', '<', until)
    .execute();
  const named = badgeNames(documents);
  const recommended = new Map(
    [...documents.course.values()].filter((one) => one.parkKindCd === park).map((one) => [one.courseId, one.title]),
  );
  return {
    courses: courses.map(({ kind, title }) => textsOf(title === null ? recommended.get(kind) : { ko: title }, kind)),
    events: events.flatMap(({ event }) => {
      const title = documents.event.get(event)?.title;
      return title === undefined ? [] : [textsOf(title, event)];
    }),
    badges: badges.map(({ badge }) => textsOf(named.get(badge), badge)),
  };
};

/** Names of badges by their ID: badges of facts, and prizes of events that are badges. */
const badgeNames = ({ event, badge }: Context['live']['current']['prepared']['documents']) =>
  new Map([
    ...[...event.values()].flatMap(({ prizes = [] }) =>
      prizes.filter(({ kind }) => kind === 'BADGE').map(({ id, name }) => [id, name] as const),
    ),
    ...[...badge.values()].map(({ id, name }) => [id, name] as const),
  ]);

/** Som that was earned in the venue, or nowhere in particular. */
const readSom = async (db: Db, { member, venue }: Day, { from, until }: Between): Promise<number> => {
  const { sum } = await db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_transfers', 'ledger_transfers.id', 'ledger_postings.transfer')
    .select((row) => row.fn.sum<number | string | null>('ledger_postings.amount').as('sum'))
    .where('ledger_postings.account', '=', accountOf('SOM', member))
    .where('ledger_transfers.kind', '=', 'EARN')
    .where('ledger_transfers.park', 'in', ['', venue])
    .where('ledger_postings.amount', '>', 0)
    .where('ledger_postings.at', '>=', from)
    .where('ledger_postings.at', '<', until)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
};

/** Reads what a member did in a venue on a day, from the member's own records. Undefined if the member was not there. `at` is the time of the report. */
export const readDay = async (
  db: Db,
  context: Pick<Context, 'live'>,
  day: Day,
  at: Date,
): Promise<ReportBody | undefined> => {
  const bounds = boundsOf(day.day);
  const stay = await readStay(db, day, Math.min(at.getTime(), bounds.until));
  if (stay.enteredAt === undefined) return undefined;
  const between = { from: new Date(bounds.from).toISOString(), until: new Date(bounds.until).toISOString() };
  const instant = (time: number | undefined): string => (time === undefined ? '' : new Date(time).toISOString());
  return {
    enteredAt: instant(stay.enteredAt),
    leftAt: instant(stay.leftAt),
    minutes: stay.minutes,
    ...(await readPlaces(db, context, day, between)),
    ...(await readNames(db, context, day, between)),
    som: await readSom(db, day, between),
  };
};
