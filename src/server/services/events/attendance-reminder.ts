import type { Tx } from '../../core/storage/tables.ts';
import type { Context } from '../../core/context.ts';
import { localised } from '#content/answers/texts';
import { eventStatus } from '../../../engine/index.ts';
import type { Event } from '#schemas/documents/event/schema';
import { notify } from '../../core/records/notify.ts';
import type { Lease } from '../../core/storage/lease.ts';
import { ContextTimer } from '../../core/context-timer.ts';
import { kstDay, momentOf } from '../../core/wire-values.ts';

const TICK_MS = 15_000;
const BATCH = 2_000;
/** Time without an own value in the document, and the time after which nobody is disturbed. HHmm in Korea. */
const REMIND_AT = '1000';
const NIGHT_AT = '2100';

const remindTime = ({ remindAt }: Pick<Event, 'remindAt'>): string => remindAt?.replace(':', '') ?? REMIND_AT;

const timeOf = (now: Date): string => momentOf(now.toISOString()).slice(8, 12);

/** Day of which a new reminder counts as told: today after the time of reminders, so that nobody is reminded of what they have just seen. */
export const toldOf = (event: Pick<Event, 'remindAt'>, now: Date): string =>
  timeOf(now) >= remindTime(event) ? kstDay(now) : '';

const isDue = (event: Event, now: Date): boolean =>
  event.kind === 'ATTEND' &&
  eventStatus(event, now.getTime()) === 'OPEN' &&
  timeOf(now) >= remindTime(event) &&
  timeOf(now) < NIGHT_AT;

/** Reminds members once a day of an open attendance event that they have not ticked, while this process holds the lease. */
export class AttendanceReminder extends ContextTimer {
  constructor(context: Context, warn: (error: unknown) => void) {
    super(context, warn, { name: 'attendance-reminder', tickMs: TICK_MS });
  }

  protected override async work(lease: Lease): Promise<void> {
    const { store, clock, live } = this.context;
    const day = kstDay(clock.now());
    for (const event of live.current.prepared.documents.event.values()) {
      if (!isDue(event, clock.now())) continue;
      const due = await store.db
        .selectFrom('event_reminders')
        .select('member')
        .where('event', '=', event.id)
        .where('told', '<>', day)
        .limit(BATCH)
        .execute();
      // A fault of one member must not stop the others.
      for (const { member } of due) await this.attempt(lease, (tx) => remind(tx, this.context, { event, member, day }));
    }
  }
}

const remind = async (
  tx: Tx,
  context: Context,
  { event, member, day }: { readonly event: Event; readonly member: string; readonly day: string },
): Promise<void> => {
  const { numUpdatedRows } = await tx
    .updateTable('event_reminders')
    .set({ told: day })
    .where('event', '=', event.id)
    .where('member', '=', member)
    .where('told', '<>', day)
    .executeTakeFirstOrThrow();
  const ticked = await tx
    .selectFrom('event_joins')
    .select('id')
    .where('event', '=', event.id)
    .where('member', '=', member)
    .where('occasion', '=', day)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n || ticked !== undefined) return;
  const { lang = 'ko' } =
    (await tx.selectFrom('members').select('lang').where('uid', '=', member).executeTakeFirst()) ?? {};
  const venue = [...context.live.current.prepared.documents.venue.values()].find(({ parkKindCd }) =>
    event.parks.includes(parkKindCd),
  );
  await notify(tx, context, {
    member,
    event: 'EVENT_ATTEND',
    ref: `${event.id} ${day}`,
    values: { event: localised(event.title, lang) },
    link: { venue: venue?.slug ?? '' },
  });
};
