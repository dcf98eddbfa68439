import type { Db } from '../../core/storage/tables.ts';
import { liveQueueStates, slotsOf } from '../../../engine/index.ts';
import type { QueuePlan } from '#schemas/documents/queue-plan/schema';
import type { LiveSite } from '../../core/live-site/live-site.ts';
import { countOf, type LiveRecords, type PartRule } from '../../core/records/live-records.ts';

const LINE = 'line';
const hint = {
  ko: '오늘 운영이 끝난 뒤에 게시하거나, 오늘 화면에서 줄을 먼저 닫으세요. 닫으면 모두에게 알려요.',
  en: 'Publish after the day is over, or close the queue on the Today board first: it tells everybody.',
};

const liveEntries = (db: Db) =>
  db
    .selectFrom('queue_entries')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('state', 'in', liveQueueStates);

/** The times that a plan offers, and its line. */
const waysOf = (document: Readonly<Record<string, unknown>>): readonly { readonly id: string }[] => {
  // Live and published documents have passed the publish check.
  const { mode, slots } = document as unknown as QueuePlan;
  return [
    ...(mode === 'SLOT' ? [] : [{ id: LINE }]),
    ...(mode === 'LINE' || slots === undefined ? [] : slotsOf(slots, 0).map(({ slotId }) => ({ id: slotId }))),
  ];
};

const clock = (slot: string): string => `${slot.slice(0, 2)}:${slot.slice(2)}`;

/** A shortened plan loses times, and a plan with other ways to join loses its line or all times. */
const ways: PartRule = {
  type: 'queue-plan',
  list: 'slots',
  read: waysOf,
  count: (db, { document, part }) =>
    countOf(
      liveEntries(db)
        .where('plan', '=', String(document['id']))
        .where('slot', '=', part === LINE ? '' : part),
    ),
  advise: ({ id }, count) =>
    id === LINE
      ? {
          text: {
            ko: `지금 줄에 선 사람이 ${count}팀 있어서 줄을 없앨 수 없어요.`,
            en: `${count === 1 ? '1 party waits' : `${count} parties wait`} in the line, so it cannot be removed.`,
          },
          hint,
        }
      : {
          text: {
            ko: `${clock(String(id))} 예약이 ${count}건 있어서 이 시간을 뺄 수 없어요.`,
            en: `${count === 1 ? '1 reservation has' : `${count} reservations have`} the time ${clock(String(id))}, so it cannot be removed.`,
          },
          hint,
        },
};

/** Adds the counters of places in the queues of a plan, and of a facility with any plan. */
export const countLiveEntries = (records: LiveRecords, live: LiveSite): void => {
  records.addPart(ways);
  records.add('queue-plan', (db, id) => countOf(liveEntries(db).where('plan', '=', id)));
  records.add('facility', (db, id) => {
    const { documents } = live.current.prepared;
    const facility = documents.facility.get(id);
    const venues = [...documents.venue.values()]
      .filter(({ parkKindCd }) => parkKindCd === facility?.parkKindCd)
      .map((venue) => venue.id);
    return facility === undefined || venues.length === 0
      ? Promise.resolve(0)
      : countOf(liveEntries(db).where('venue', 'in', venues).where('facility', '=', facility.facilityId));
  });
};
