import type { FastifyInstance } from 'fastify';
import type { LookUpsAnswer, LookUpsQuery, ReportAnswer } from '#schemas/calls/privacy-desk/answers';
import { allowsRecords } from '../../core/operators/grants.ts';
import type { Operator } from '../../core/operators/operator.ts';
import { lookUpChain } from '../../core/operators/look-up-chain.ts';
import { checkChain } from '../../core/storage/hash-chain.ts';
import type { Db } from '../../core/storage/tables.ts';
import { columnsOf } from '../../core/storage/columns.ts';
import { monthBounds } from './korean-days.ts';

const ROWS = 50;

/** Returns the venues whose look-ups the operator may read, and the empty code of records without a venue for those of all venues. */
const venuesOf = ({ live }: FastifyInstance, { grants }: Operator): readonly string[] => {
  const venues = [...live.current.prepared.documents.venue.keys()];
  const mine = venues.filter((venue) => allowsRecords(grants, 'privacy-officer', venue));
  return mine.length === venues.length ? [...mine, ''] : mine;
};

/** Returns the member of a look-up of these venues; an empty text for lists and unknown look-ups, which belong to no member. */
const memberOf = async (db: Db, venues: readonly string[], seq: number): Promise<string> =>
  (
    await db
      .selectFrom('look_ups')
      .select('member')
      .where('seq', '=', seq)
      .where('venue', 'in', venues)
      .executeTakeFirst()
  )?.member ?? '';

/** Lists look-ups, newest first. Members appear under the pseudonyms of the logs. */
export const readLookUps = async (
  app: FastifyInstance,
  operator: Operator,
  { operator: of, like, before }: LookUpsQuery,
): Promise<LookUpsAnswer> => {
  const venues = venuesOf(app, operator);
  const member = like === undefined ? undefined : await memberOf(app.store.db, venues, like);
  if (member === '') return { lookUps: [] };
  const rows = await app.store.db
    .selectFrom('look_ups')
    .select(columnsOf('look_ups'))
    .where('venue', 'in', venues)
    .$if(member !== undefined, (query) => query.where('member', '=', member ?? ''))
    .$if(of !== undefined, (query) => query.where('operator', '=', of ?? ''))
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .limit(ROWS + 1)
    .execute();
  const shown = rows.slice(0, ROWS);
  const last = shown.at(-1);
  return {
    lookUps: shown.map(({ seq, at, operator: by, role, venue, record, member, purpose, field }) => ({
      seq: Number(seq),
      at,
      operator: by,
      role,
      venue,
      record,
      person: member === '' ? '' : app.context.identityKeys.logPerson(member),
      purpose,
      field,
    })),
    ...(rows.length > ROWS && last !== undefined ? { next: Number(last.seq) } : {}),
  };
};

/** Counts the look-ups of a month, in Korean time, by operator, venue, purpose and field, and the alarms about each operator. */
export const countMonth = async (
  db: Db,
  venues: readonly string[],
  month: string,
): Promise<Omit<ReportAnswer, 'chain'>> => {
  const { from, until } = monthBounds(month);
  const rows = await db
    .selectFrom('look_ups')
    .select(['operator', 'venue', 'purpose', 'field'])
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('venue', 'in', venues)
    .where('at', '>=', from)
    .where('at', '<', until)
    .groupBy(['operator', 'venue', 'purpose', 'field'])
    .orderBy('operator')
    .orderBy('venue')
    .orderBy('purpose')
    .orderBy('field')
    .execute();
  const alarms = await db
    .selectFrom('operator_alarms')
    .select(['operator', (row) => row.fn.countAll<number | string>().as('count')])
    .where('at', '>=', from)
    .where('at', '<', until)
    .groupBy('operator')
    .execute();
  const members = await db
    .selectFrom('look_ups')
    .select(['operator', 'member'])
    .distinct()
    .where('venue', 'in', venues)
    .where('member', '<>', '')
    .where('at', '>=', from)
    .where('at', '<', until)
    .execute();
  const membersOf = Map.groupBy(members, ({ operator }) => operator);
  const alarmsOf = new Map(alarms.map(({ operator, count }) => [operator, Number(count)]));
  const counted = rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
  const sum = (of: readonly { readonly count: number }[]): number => of.reduce((total, { count }) => total + count, 0);
  return {
    month,
    rows: counted,
    total: sum(counted),
    members: new Set(members.map(({ member }) => member)).size,
    operators: [...Map.groupBy(counted, ({ operator }) => operator)].map(([operator, own]) => ({
      operator,
      count: sum(own),
      members: membersOf.get(operator)?.length ?? 0,
      whole: sum(own.filter(({ field }) => field !== '')),
      alarms: alarmsOf.get(operator) ?? 0,
    })),
  };
};

/** Reads the report of a month for the venues of an operator. One for all venues has the check of the chain too. */
export const readReport = async (app: FastifyInstance, operator: Operator, month: string): Promise<ReportAnswer> => {
  const venues = venuesOf(app, operator);
  const counted = await countMonth(app.store.db, venues, month);
  if (!venues.includes('')) return counted;
  return { ...counted, chain: await checkChain(app.store.db, app.context, lookUpChain) };
};
