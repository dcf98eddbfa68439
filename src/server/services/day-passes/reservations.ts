import type { FastifyInstance } from 'fastify';
import type { DayPassDay } from '#schemas/calls/day-passes/answers';
import type { DayPass } from '#schemas/documents/day-pass/schema';
import type { Locale } from '#schemas/parts';
import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/errors.ts';
import { audit } from '../../core/records/audit.ts';
import { claim } from '../../core/records/claim.ts';
import { giveBack, take, takenOf } from '../../core/records/count.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { daysOf } from './days.ts';

/** Most days in the list. */
const MOST_DAYS = 60;
const SCOPE = 'day-pass';

const monthKey = (pass: string, member: string, day: string): string => `${pass} ${member} ${day.slice(0, 6)}`;
const places = (pass: string, day: string) => ({ scope: SCOPE, key: `${pass} ${day}` });

const ownDay = async (db: Db, pass: string, member: string, day: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('claims')
      .select('ref')
      .where('scope', '=', SCOPE)
      .where('key', '=', monthKey(pass, member, day))
      .executeTakeFirst()
  )?.ref;

interface Reservation {
  readonly pass: DayPass;
  readonly member: string;
  readonly day: string;
}

/** Reserves a day. Throws DAY_01 for another day, DAY_02 if it is full, DAY_03 if the member has a day of that month. */
export const reserve = async (tx: Tx, app: FastifyInstance, { pass, member, day }: Reservation): Promise<void> => {
  const at = app.clock.now();
  if (!daysOf(pass, kstDay(at), MOST_DAYS).includes(day)) throw new HttpError('dayClosed');
  if (!(await claim(tx, { scope: SCOPE, key: monthKey(pass.id, member, day), ref: day, at })))
    throw new HttpError('dayMonth');
  if (!(await take(tx, { ...places(pass.id, day), capacity: pass.places }))) throw new HttpError('dayFull');
  await audit(tx, {
    record: SCOPE,
    id: `${pass.id} ${day}`,
    actor: { kind: 'member', id: member },
    from: '',
    to: 'RESERVED',
    at,
    venue: pass.venue,
  });
};

/** Cancels the own day before it comes. Throws DAY_01 otherwise. */
export const cancel = async (tx: Tx, app: FastifyInstance, { pass, member, day }: Reservation): Promise<void> => {
  const at = app.clock.now();
  // The row is deleted by its day, so that of two cancellations one gives the place back.
  const { numDeletedRows } = await tx
    .deleteFrom('claims')
    .where('scope', '=', SCOPE)
    .where('key', '=', monthKey(pass.id, member, day))
    .where('ref', '=', day)
    .executeTakeFirstOrThrow();
  if (numDeletedRows !== 1n || day <= kstDay(at)) throw new HttpError('dayClosed');
  await giveBack(tx, places(pass.id, day));
  await audit(tx, {
    record: SCOPE,
    id: `${pass.id} ${day}`,
    actor: { kind: 'member', id: member },
    from: 'RESERVED',
    to: 'CANCELLED',
    at,
    venue: pass.venue,
  });
};

/** Deletes the reservations of a member, and gives the places of coming days back. */
export const freeDays = async (
  tx: Tx,
  { live, clock }: Pick<Context, 'live' | 'clock'>,
  member: string,
): Promise<void> => {
  const today = kstDay(clock.now());
  for (const { id } of live.current.prepared.documents['day-pass'].values()) {
    const rows = await tx
      .deleteFrom('claims')
      .where('scope', '=', SCOPE)
      .where('key', 'like', `${id} ${member} %`)
      .returning('ref')
      .execute();
    for (const { ref: day } of rows) if (day > today) await giveBack(tx, places(id, day));
  }
};

/** Lists the days of a pass with the places that are left. */
export const readDays = async (
  app: FastifyInstance,
  pass: DayPass,
  { member, locale }: { readonly member: string; readonly locale: Locale },
): Promise<readonly DayPassDay[]> => {
  const { db } = app.store;
  return Promise.all(
    daysOf(pass, kstDay(app.clock.now()), MOST_DAYS).map(async (day): Promise<DayPassDay> => {
      const [own, taken] = [await ownDay(db, pass.id, member, day), await takenOf(db, places(pass.id, day))];
      const leftCnt = Math.max(0, pass.places - taken);
      return {
        entryId: `${pass.id} ${day}`,
        passId: pass.id,
        passNm: pass.name[locale] ?? pass.name.ko ?? '',
        visitDt: day,
        leftCnt,
        statusCd: own === day ? 'MINE' : own !== undefined ? 'MONTH' : leftCnt === 0 ? 'FULL' : 'OPEN',
      };
    }),
  );
};
