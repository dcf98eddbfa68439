import { parseMoment } from '../../../engine/index.ts';
import { passagesOf } from '../../core/session/park-visits.ts';
import type { Db } from '../../core/storage/tables.ts';
import type { Day } from './visit-day.ts';

/** Times of a visit: first entry, last exit, and the time inside in minutes. */
export interface Stay {
  readonly enteredAt: number | undefined;
  readonly leftAt: number | undefined;
  readonly minutes: number;
}

/** Adds up the time during which at least one ticket of the member was inside. */
const stayByScans = (
  scans: readonly { readonly kind: string; readonly product: string; readonly at: string }[],
  until: number,
): Stay => {
  const inside = new Set<string>();
  let [since, sum, left]: [number, number, number | undefined] = [0, 0, undefined];
  for (const { kind, product, at } of scans) {
    const time = Date.parse(at);
    if (kind === 'ENTRY') {
      if (inside.size === 0) since = time;
      inside.add(product);
    } else if (inside.delete(product) && inside.size === 0) {
      sum += time - since;
      left = time;
    }
  }
  if (inside.size > 0) [sum, left] = [sum + Math.max(0, until - since), undefined];
  const first = scans.find(({ kind }) => kind === 'ENTRY');
  return {
    enteredAt: first === undefined ? undefined : Date.parse(first.at),
    leftAt: left,
    minutes: Math.floor(sum / 60_000),
  };
};

/** Reads when a member was in a venue on a day: by the scans of gates, else by the last passage of the member. `until` is the time of the report. */
export const readStay = async (db: Db, { member, venue, day }: Day, until: number): Promise<Stay> => {
  const scans = await db
    .selectFrom('scans')
    .select(['kind', 'product', 'at'])
    .where('holder', '=', member)
    .where('day', '=', day)
    .where('venue', '=', venue)
    .where('result', '=', 'OK')
    .where('kind', 'in', ['ENTRY', 'EXIT'])
    .orderBy('at')
    .orderBy('id')
    .execute();
  const byScans = stayByScans(scans, until);
  if (byScans.enteredAt !== undefined) return byScans;
  const { passages } = await db
    .selectFrom('members')
    .select('passages')
    .where('uid', '=', member)
    .executeTakeFirstOrThrow();
  const { enter, leave } = passagesOf({ passages })[venue] ?? {};
  const enteredAt = enter?.processDate === day ? parseMoment(`${day}${enter.processTime}`) : undefined;
  const leftAt = leave?.processDate === day ? parseMoment(`${day}${leave.processTime}`) : undefined;
  if (enteredAt === undefined) return { enteredAt, leftAt: undefined, minutes: 0 };
  const hasLeft = leftAt !== undefined && leftAt > enteredAt;
  return {
    enteredAt,
    leftAt: hasLeft ? leftAt : undefined,
    minutes: Math.max(0, Math.floor(((hasLeft ? leftAt : until) - enteredAt) / 60_000)),
  };
};
