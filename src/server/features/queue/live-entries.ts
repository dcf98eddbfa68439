import { liveQueueStates } from '#engine';
import type { LiveSite } from '../../live-site/live-site.ts';
import { countOf, type LiveRecords } from '../../records/live-records.ts';
import type { Db } from './queue-context.ts';

const liveEntries = (db: Db) => db.selectFrom('queue_entries').select((row) => row.fn.countAll<number | string>().as('count')).where('state', 'in', liveQueueStates);

/** Adds the counters of places in the queues of a plan, and of a facility with any plan. */
export const countLiveEntries = (records: LiveRecords, live: LiveSite): void => {
  records.add('queue-plan', (db, id) => countOf(liveEntries(db).where('plan', '=', id)));
  records.add('facility', (db, id) => {
    const { documents } = live.current.prepared;
    const facility = documents.facility.get(id);
    const venues = [...documents.venue.values()].filter(({ parkKindCd }) => parkKindCd === facility?.parkKindCd).map((venue) => venue.id);
    return facility === undefined || venues.length === 0 ? Promise.resolve(0) : countOf(liveEntries(db).where('venue', 'in', venues).where('facility', '=', facility.facilityId));
  });
};
