import type { Kysely } from 'kysely';
import { eventStatus, openJoinStates } from '#engine';
import type { Event } from '#schemas/event.schema';
import { countOf, type LiveRecords, type PartRule } from '../../records/live-records.ts';
import type { LiveSite } from '../../live-site/live-site.ts';
import type { Tables } from '../../storage/tables.ts';

const joinsOf = (db: Kysely<Tables>, event: string) => db.selectFrom('event_joins').select((row) => row.fn.countAll<number | string>().as('count')).where('event', '=', event);

const nameOf = (part: Readonly<Record<string, unknown>>): { readonly ko: string; readonly en: string } => {
  // Parts of a live event: prizes have a name, slots a label.
  const { ko, en } = (part['name'] ?? part['label']) as { readonly ko: string; readonly en?: string };
  return { ko, en: en ?? ko };
};

const prizes: PartRule = {
  type: 'event', list: 'prizes',
  count: (db, { document, part }) => {
    // A prize of a draw belongs to all who wait for the draw.
    const waits = document['draw'] === undefined ? [] : (['APPLIED', 'WAITLISTED'] as const);
    return countOf(joinsOf(db, String(document['id'])).where((row) => row.or([row.and([row('state', '=', 'WON'), row('prize', '=', part)]), ...(waits.length === 0 ? [] : [row('state', 'in', [...waits])])])));
  },
  advise: (part, count) => ({
    text: { ko: `선물 “${nameOf(part).ko}”에 걸린 참여가 ${count}건 있어서 뺄 수 없어요.`, en: `${count === 1 ? '1 participation depends' : `${count} participations depend`} on the prize “${nameOf(part).en}”, so it cannot be removed.` },
    hint: { ko: '선물을 다시 넣고, 더 주지 않으려면 수량을 이미 나간 만큼으로 줄이세요. 당첨자가 모두 받거나 기한이 지나면 뺄 수 있어요.', en: 'Put the prize back. To stop giving it, lower its stock to the number given. You can remove it when every winner has claimed it or the time to claim has ended.' },
  }),
};

const slots: PartRule = {
  type: 'event', list: 'slots',
  count: (db, { document, part }) => countOf(joinsOf(db, String(document['id'])).where('slot', '=', part).where('state', 'in', [...openJoinStates])),
  advise: (part, count) => ({
    text: { ko: `시간 “${nameOf(part).ko}”에 신청이 ${count}건 있어서 뺄 수 없어요.`, en: `${count === 1 ? '1 application has' : `${count} applications have`} the time “${nameOf(part).en}”, so it cannot be removed.` },
    hint: { ko: '시간을 다시 넣으세요. 더 받지 않으려면 자리를 이미 찬 만큼으로 줄이세요.', en: 'Put the time back. To take no more applications, lower its seats to the number taken.' },
  }),
};

/** Adds the counter of an event: all participations until its results are out, then those that still wait. */
export const countLiveJoins = (records: LiveRecords, live: Pick<LiveSite, 'current'>): void => {
  records.add('event', (db, id, at) => {
    const event: Event | undefined = live.current.prepared.documents.event.get(id);
    const isDone = event === undefined || eventStatus(event, at.getTime()) === 'DONE';
    return countOf(isDone ? joinsOf(db, id).where('state', 'in', [...openJoinStates]) : joinsOf(db, id).where('state', '<>', 'CANCELLED'));
  }, { ko: '이벤트를 남겨 두고 끝나는 때를 앞당기세요. 끝나고 선물을 모두 받으면 삭제할 수 있어요.', en: 'Keep the event and bring its end forward. You can delete it after the end, when all prizes have been claimed.' });
  records.addPart(prizes);
  records.addPart(slots);
};
