import type { Db } from '../../core/storage/tables.ts';
import { localised } from '#content/answers/texts';
import type { BillboardSlots, BillboardTimes } from '#schemas/calls/billboard/answers';
import type { Billboard } from '#schemas/documents/billboard/schema';
import type { Locale } from '#schemas/parts';
import { daysOf, isOpen, timesOf } from './slots.ts';
import { heldStates } from './states.ts';

/** Places taken by day and time. */
const readTaken = async (db: Db, { id }: Billboard, days: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (days.length === 0) return new Map();
  const rows = await db
    .selectFrom('billboard_applications')
    .select((row) => ['day', 'time', row.fn.countAll<number | string>().as('count')])
    .where('billboard', '=', id)
    .where('day', 'in', days)
    .where('state', 'in', heldStates)
    .groupBy(['day', 'time'])
    .execute();
  return new Map(rows.map(({ day, time, count }) => [`${day} ${time}`, Number(count)]));
};

const timesWith = (
  billboard: Billboard,
  taken: ReadonlyMap<string, number>,
  date: string,
  now: Date,
): BillboardTimes['timeList'] =>
  timesOf(billboard).map((time) => ({
    slotId: time,
    timeTxt: `${time.slice(0, 2)}:${time.slice(2)}`,
    leftCnt: leftOf(billboard, taken, date, time, now),
  }));

const leftOf = (
  billboard: Billboard,
  taken: ReadonlyMap<string, number>,
  day: string,
  time: string,
  now: Date,
): number =>
  isOpen(billboard, day, time, now) ? Math.max(0, billboard.seats - (taken.get(`${day} ${time}`) ?? 0)) : 0;

/** Reads the days of a billboard with what is left, and its backgrounds. */
export const readBillboard = async (
  db: Db,
  billboard: Billboard,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<BillboardSlots> => {
  const days = daysOf(billboard, now);
  const taken = await readTaken(db, billboard, days);
  const times = timesOf(billboard);
  const slotList = days.map((date) => ({
    date,
    leftCnt: times.reduce((sum, time) => sum + leftOf(billboard, taken, date, time, now), 0),
  }));
  const date = slotList.find(({ leftCnt }) => leftCnt > 0)?.date ?? '';
  const { eventId, seconds, letters, ageMin, cancelHours, templates } = billboard;
  return {
    eventId,
    screenNm: localised(billboard.name, locale),
    seconds,
    letters,
    ageMin,
    cancelHours,
    slotList,
    date,
    timeList: date === '' ? [] : timesWith(billboard, taken, date, now),
    templateList: templates.map(({ id, name, art }) => ({
      templateId: id,
      templateNm: localised(name, locale),
      imageNm: art,
    })),
  };
};

/** Reads the times of a day with what is left; none for a day that cannot be chosen. */
export const readTimes = async (db: Db, billboard: Billboard, date: string, now: Date): Promise<BillboardTimes> => {
  if (!daysOf(billboard, now).includes(date)) return { date, timeList: [] };
  const taken = await readTaken(db, billboard, [date]);
  return { date, timeList: timesWith(billboard, taken, date, now) };
};
