import { clockAt } from '../../core/clock.ts';
import type { FastifyInstance } from 'fastify';
import { eventStatus, eventTimes } from '../../../engine/index.ts';
import type { Event, EventField } from '#schemas/documents/event/schema';
import { claim } from '../../core/records/claim.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { apply, claimWon, settleEvents, venueOfEvent } from '../events/index.ts';
import { columnsOf } from '../../core/storage/columns.ts';

export interface DemoApplicant {
  readonly uid: string;
  readonly lang: 'ko' | 'en';
}

const HOUR_MS = 60 * 60_000;
const words = { ko: '아이와 처음 본 노을이에요.', en: 'Our first sunset together.' } as const;
const isText = ({ kind }: EventField): boolean => kind === 'TEXT' || kind === 'LONG_TEXT';

/** Draws that have closed, and whose form takes words. Open ones are left to visitors. */
const closedDraws = (app: FastifyInstance, now: Date): readonly Event[] =>
  [...app.live.current.prepared.documents.event.values()].filter(
    (event) =>
      event.kind === 'APPLY' &&
      event.draw !== undefined &&
      event.slots === undefined &&
      (event.form ?? []).every(isText) &&
      ['CLOSED', 'DONE'].includes(eventStatus(event, now.getTime())),
  );

/** Applies for every applicant, an hour apart until the event closed. Does nothing where somebody applied, or where the list is closed already. */
const seedApplications = async (
  app: FastifyInstance,
  event: Event,
  applicants: readonly DemoApplicant[],
  now: Date,
): Promise<void> => {
  const venue = venueOfEvent(app.context, event);
  const { closes } = eventTimes(event);
  await inTransaction(app.store, async (tx) => {
    if (!(await claim(tx, { scope: 'demo-draw', key: event.id, ref: event.id, at: now }))) return;
    const sealed = await tx
      .selectFrom('event_seeds')
      .select('list_hash')
      .where('event', '=', event.id)
      .where('list_hash', '<>', '')
      .executeTakeFirst();
    const joined = await tx.selectFrom('event_joins').select('id').where('event', '=', event.id).executeTakeFirst();
    if (sealed !== undefined || joined !== undefined) return;
    for (const [index, { uid, lang }] of applicants.entries()) {
      const at = new Date(closes - (applicants.length - index) * HOUR_MS);
      const answerList = (event.form ?? []).map(({ id, most = words[lang].length }) => ({
        fieldId: id,
        value: words[lang].slice(0, most),
      }));
      await apply({
        tx,
        context: { ...app.context, clock: clockAt(at) },
        event,
        venue,
        member: uid,
        locale: lang,
        body: { eventId: event.id, answerList },
      });
    }
  });
};

/** Lets all winners but the first fetch their prizes, so that the list of winners stays when the time to claim has ended. */
const claimPrizes = async (app: FastifyInstance, event: Event, now: Date): Promise<void> => {
  await inTransaction(app.store, async (tx) => {
    const won = await tx
      .selectFrom('event_joins')
      .select(columnsOf('event_joins'))
      .where('event', '=', event.id)
      .where('state', '=', 'WON')
      .orderBy('no')
      .execute();
    if (won.length === 0 || !(await claim(tx, { scope: 'demo-claims', key: event.id, ref: event.id, at: now }))) return;
    for (const join of won.slice(1))
      await claimWon(tx, app.context, event, {
        join,
        member: join.member,
        code: event.prizes?.find(({ id }) => id === join.prize)?.placeCode ?? '',
      });
  });
};

/** Gives closed draws applications of demo members, has the server draw them when results are due, and lets prizes be fetched. Once for each draw. */
export const seedWinners = async (app: FastifyInstance, applicants: readonly DemoApplicant[]): Promise<void> => {
  const now = app.clock.now();
  const events = closedDraws(app, now);
  for (const event of events) await seedApplications(app, event, applicants, now);
  await settleEvents(app.context);
  for (const event of events) await claimPrizes(app, event, now);
};
