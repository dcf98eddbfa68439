import type { Db } from '../storage/tables.ts';

/** Lists the plans of a venue that are paused on a day. */
export const readPauses = async (db: Db, venue: string, day: string): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db.selectFrom('queue_pauses').select('plan').where('venue', '=', venue).where('day', '=', day).execute()
    ).map(({ plan }) => plan),
  );
