import { eventStatus, openJoinStates } from '../../../engine/index.ts';
import type { Event } from '#schemas/documents/event/schema';
import { countOf, type LiveRecords, type PartRule } from '../../core/records/live-records.ts';
import type { LiveSite } from '../../core/live-site/live-site.ts';
import type { Db } from '../../core/storage/tables.ts';
import { CLAIM } from './taking-part.ts';

const joinsOf = (db: Db, event: string) =>
  db
    .selectFrom('event_joins')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('event', '=', event);

const nameOf = (part: Readonly<Record<string, unknown>>): { readonly ko: string; readonly en: string } => {
  // Parts of a live event: prizes have a name, slots a label.
  const { ko, en } = (part['name'] ?? part['label']) as { readonly ko: string; readonly en?: string };
  return { ko, en: en ?? ko };
};

/** True until nobody can earn anything in an event any more. Live documents have passed the publish check. */
const isOpen = (document: Readonly<Record<string, unknown>>, at: Date): boolean =>
  eventStatus(document as unknown as Event, at.getTime()) !== 'DONE';

/** Counts the members who collect stamps or days for a prize: they take part and have not claimed it. */
const collectorsOf = (db: Db, event: string, prize: string): Promise<number> =>
  countOf(
    db
      .selectFrom('event_joins as turn')
      .select((row) => row.fn.count<number | string>('turn.member').distinct().as('count'))
      .where('turn.event', '=', event)
      .where('turn.occasion', 'not like', `${CLAIM}%`)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('event_joins as claim')
              .select('claim.id')
              .where('claim.event', '=', event)
              .whereRef('claim.member', '=', 'turn.member')
              .where('claim.occasion', '=', `${CLAIM}${prize}`),
          ),
        ),
      ),
  );

/** True for a prize of a number of stamps or days. A stamp prize without a number takes all stamps. */
const isCollected = ({ kind, prizes = [] }: Partial<Event>, prize: string): boolean =>
  kind === 'STAMP' || (kind === 'ATTEND' && prizes.some(({ id, at }) => id === prize && at !== undefined));

const prizes: PartRule = {
  type: 'event',
  list: 'prizes',
  count: async (db, { document, part }, at) => {
    // Who collects loses what they have collected for; claims that wait are by members who have claimed.
    const collectors =
      isOpen(document, at) && isCollected(document as Partial<Event>, part)
        ? await collectorsOf(db, String(document['id']), part)
        : 0;
    // A prize of a draw belongs to all who wait for the draw.
    const waits = document['draw'] === undefined ? [] : (['APPLIED', 'WAITLISTED'] as const);
    return (
      collectors +
      (await countOf(
        joinsOf(db, String(document['id'])).where((row) =>
          row.or([
            row.and([row('state', '=', 'WON'), row('prize', '=', part)]),
            ...(waits.length === 0 ? [] : [row('state', 'in', [...waits])]),
          ]),
        ),
      ))
    );
  },
  advise: (part, count) => ({
    text: {
      ko: `선물 “${nameOf(part).ko}”에 걸린 참여가 ${count}건 있어서 뺄 수 없어요.`,
      en: `${count === 1 ? '1 participation depends' : `${count} participations depend`} on the prize “${nameOf(part).en}”, so it cannot be removed.`,
    },
    hint: {
      ko: '선물을 다시 넣고, 더 주지 않으려면 수량을 이미 나간 만큼으로 줄이세요. 당첨자가 모두 받거나 기한이 지나면 뺄 수 있어요.',
      en: 'Put the prize back. To stop giving it, lower its stock to the number given. You can remove it when every winner has claimed it or the time to claim has ended.',
    },
  }),
};

const slots: PartRule = {
  type: 'event',
  list: 'slots',
  count: (db, { document, part }) =>
    countOf(
      joinsOf(db, String(document['id']))
        .where('slot', '=', part)
        .where('state', 'in', [...openJoinStates]),
    ),
  advise: (part, count) => ({
    text: {
      ko: `시간 “${nameOf(part).ko}”에 신청이 ${count}건 있어서 뺄 수 없어요.`,
      en: `${count === 1 ? '1 application has' : `${count} applications have`} the time “${nameOf(part).en}”, so it cannot be removed.`,
    },
    hint: {
      ko: '시간을 다시 넣으세요. 더 받지 않으려면 자리를 이미 찬 만큼으로 줄이세요.',
      en: 'Put the time back. To take no more applications, lower its seats to the number taken.',
    },
  }),
};

const stamps: PartRule = {
  type: 'event',
  list: 'stamps',
  count: async (db, { document, part }, at) =>
    isOpen(document, at) ? countOf(joinsOf(db, String(document['id'])).where('slot', '=', part)) : 0,
  advise: (part, count) => ({
    text: {
      ko: `스탬프 “${nameOf(part).ko}”는 이미 ${count}번 찍혀서 뺄 수 없어요.`,
      en: `The stamp “${nameOf(part).en}” has been collected ${count === 1 ? 'once' : `${count} times`}, so it cannot be removed.`,
    },
    hint: {
      ko: '스탬프를 다시 넣으세요. 그곳에서 더 찍을 수 없으면 선물에 필요한 개수(at)를 줄이세요.',
      en: 'Put the stamp back. If it can no longer be collected at its place, lower the number that the prizes take (at).',
    },
  }),
};

/** Adds the counter of an event: all participations until its results are out, then those that still wait. */
export const countLiveJoins = (records: LiveRecords, live: Pick<LiveSite, 'current'>): void => {
  records.add(
    'event',
    (db, id, at) => {
      const event: Event | undefined = live.current.prepared.documents.event.get(id);
      const isDone = event === undefined || eventStatus(event, at.getTime()) === 'DONE';
      return countOf(
        isDone
          ? joinsOf(db, id).where('state', 'in', [...openJoinStates])
          : joinsOf(db, id).where('state', '<>', 'CANCELLED'),
      );
    },
    {
      ko: '이벤트를 남겨 두고 끝나는 때를 앞당기세요. 끝나고 선물을 모두 받으면 삭제할 수 있어요.',
      en: 'Keep the event and bring its end forward. You can delete it after the end, when all prizes have been claimed.',
    },
  );
  records.addPart(prizes);
  records.addPart(slots);
  records.addPart(stamps);
};
