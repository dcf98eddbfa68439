import { countOf, type LiveRecords } from '../../core/records/live-records.ts';
import { liveStates } from './places.ts';

/** Adds the counter of uses that are not returned. */
export const countLiveUses = (records: LiveRecords): void =>
  records.add('facility-use', (db, id) =>
    countOf(
      db
        .selectFrom('facility_uses')
        .select((row) => row.fn.countAll<number | string>().as('count'))
        .where('document', '=', id)
        .where('state', 'in', liveStates),
    ),
  );
