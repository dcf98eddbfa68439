import { isOnSite } from '../../../engine/index.ts';
import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/errors.ts';
import { passageInfoOf, passagesOf } from '../../core/session/park-visits.ts';
import { columnsOf } from '../../core/storage/columns.ts';
import type { ReportTables } from '../../core/storage/report-tables.ts';
import type { Db } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import type { ReportBody } from './body.ts';
import { readDay } from './read-day.ts';
import { closingOf } from './visit-day.ts';

export type ReportRow = ReportTables['memory_reports'];

/** Report of a member: a stored one, or one that still grows. */
export interface FoundReport {
  /** Undefined for a growing report that the member does not have yet. */
  readonly id: string | undefined;
  readonly member: string;
  readonly venue: string;
  readonly day: string;
  readonly isGrowing: boolean;
  readonly body: ReportBody;
}

type Reading = Pick<Context, 'live' | 'clock'>;

/** Park and day that a call names; empty, the latest report. */
export interface NamedReport {
  readonly parkKindCd?: string | undefined;
  readonly reportDate?: string | undefined;
}

// This server wrote the JSON from the same type.
export const bodyOf = ({ body }: Pick<ReportRow, 'body'>): ReportBody => JSON.parse(body) as ReportBody;

export const venueOfPark = ({ live }: Pick<Context, 'live'>, parkKindCd: string): string | undefined =>
  [...live.current.prepared.documents.venue.values()].find((venue) => venue.parkKindCd === parkKindCd)?.id;

const ownReports = (db: Db, member: string) =>
  db.selectFrom('memory_reports').select(columnsOf('memory_reports')).where('member', '=', member);

/** Lists the reports of today that still grow: of parks in which the member is, before 23:55. */
export const growingReports = async (db: Db, context: Reading, member: string): Promise<readonly FoundReport[]> => {
  const now = context.clock.now();
  const day = kstDay(now);
  if (now.getTime() >= closingOf(day)) return [];
  const row = await db.selectFrom('members').select('passages').where('uid', '=', member).executeTakeFirst();
  const passages = row === undefined ? {} : passagesOf(row);
  const inside = Object.keys(passages).filter((venue) =>
    isOnSite(passageInfoOf(venue, passages[venue]), now.getTime()),
  );
  const found: FoundReport[] = [];
  for (const venue of inside) {
    const body = await readDay(db, context, { member, venue, day }, now);
    const stored = await ownReports(db, member).where('venue', '=', venue).where('day', '=', day).executeTakeFirst();
    if (body !== undefined) found.push({ id: stored?.id, member, venue, day, isGrowing: true, body });
  }
  return found;
};

const foundOf = (row: ReportRow): FoundReport => ({ ...row, isGrowing: false, body: bodyOf(row) });

/** Finds an own report by park and day, or the latest one. Throws `noReport`. */
export const findReport = async (
  db: Db,
  context: Reading,
  member: string,
  { parkKindCd = '', reportDate = '' }: NamedReport,
): Promise<FoundReport> => {
  const growing = await growingReports(db, context, member);
  const venue = parkKindCd === '' ? '' : venueOfPark(context, parkKindCd);
  const live = growing.find(
    (one) => (venue === '' || one.venue === venue) && (reportDate === '' || one.day === reportDate),
  );
  if (live !== undefined) return live;
  if (venue === undefined) throw new HttpError('noReport');
  let query = ownReports(db, member).orderBy('day', 'desc').orderBy('made_at', 'desc').limit(1);
  if (venue !== '') query = query.where('venue', '=', venue);
  if (reportDate !== '') query = query.where('day', '=', reportDate);
  const row = await query.executeTakeFirst();
  if (row === undefined) throw new HttpError('noReport');
  return foundOf(row);
};

/** Finds an own report that no longer grows. Throws `noReport` and `reportClosed`. */
export const findClosedReport = async (
  db: Db,
  context: Reading,
  member: string,
  named: NamedReport,
): Promise<FoundReport & { readonly id: string }> => {
  const { id, ...found } = await findReport(db, context, member, named);
  if (found.isGrowing || id === undefined) throw new HttpError('reportClosed');
  return { ...found, id };
};
