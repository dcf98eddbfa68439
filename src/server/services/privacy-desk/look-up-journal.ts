import type { FastifyInstance } from 'fastify';
import type { LookUpsAnswer, LookUpsQuery, ReportAnswer } from '#schemas/calls/privacy-desk/answers';
import { allowsRecords } from '../../core/operators/grants.ts';
import type { Operator } from '../../core/operators/operator.ts';
import { columnsOf } from '../../core/storage/columns.ts';

const ROWS = 50;
const KST_MS = 9 * 3_600_000;

/** Returns the venues whose look-ups the operator may read, and the empty code of records without a venue for those of all venues. */
export const venuesOf = ({ live }: FastifyInstance, { grants }: Operator): readonly string[] => {
  const venues = [...live.current.prepared.documents.venue.keys()];
  const mine = venues.filter((venue) => allowsRecords(grants, 'privacy-officer', venue));
  return mine.length === venues.length ? [...mine, ''] : mine;
};

/** Lists look-ups, newest first, without uids. */
export const readLookUps = async (
  app: FastifyInstance,
  operator: Operator,
  { operator: of, before }: LookUpsQuery,
): Promise<LookUpsAnswer> => {
  const rows = await app.store.db
    .selectFrom('look_ups')
    .select(columnsOf('look_ups'))
    .where('venue', 'in', venuesOf(app, operator))
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
      ofMember: member !== '',
      purpose,
      field,
    })),
    ...(rows.length > ROWS && last !== undefined ? { next: Number(last.seq) } : {}),
  };
};

/** Counts the look-ups of a month, in Korean time, by operator, venue, purpose and field. */
export const readReport = async (app: FastifyInstance, operator: Operator, month: string): Promise<ReportAnswer> => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const start = (index: number): string => new Date(Date.UTC(year, index, 1) - KST_MS).toISOString();
  const rows = await app.store.db
    .selectFrom('look_ups')
    .select(['operator', 'venue', 'purpose', 'field'])
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('venue', 'in', venuesOf(app, operator))
    .where('at', '>=', start(number - 1))
    .where('at', '<', start(number))
    .groupBy(['operator', 'venue', 'purpose', 'field'])
    .orderBy('operator')
    .orderBy('venue')
    .orderBy('purpose')
    .orderBy('field')
    .execute();
  const counted = rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
  return { month, rows: counted, total: counted.reduce((sum, { count }) => sum + count, 0) };
};
