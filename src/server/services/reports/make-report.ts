import type { Context } from '../../core/context.ts';
import { serverActor } from '../../core/records/actor.ts';
import { audit } from '../../core/records/audit.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import type { Tx } from '../../core/storage/tables.ts';
import type { ReportBody } from './body.ts';
import { readDay } from './read-day.ts';
import type { Day } from './visit-day.ts';

type Making = Pick<Context, 'store' | 'live'>;

/** Stores a report. One that the member got when leaving earlier on the day is replaced. */
export const storeReport = async (
  tx: Tx,
  context: Making,
  {
    member,
    venue,
    day,
    body,
    at,
    id = orderedId(),
  }: Day & { readonly body: ReportBody; readonly at: Date; readonly id?: string },
): Promise<void> => {
  const made = { body: JSON.stringify(body), made_at: at.toISOString() };
  await tx
    .insertInto('memory_reports')
    .values({ id, member, venue, day, ...made })
    .onConflict((conflict) => conflict.columns(['member', 'day', 'venue']).doUpdateSet(made))
    .execute();
  await audit(tx, { record: 'memory_reports', id, actor: serverActor, from: '', to: 'DONE', at, venue });
  await announceMember(tx, context, member, 'report');
};

/** Makes the report of a day, which stays as it is. Does nothing for a member who was not there. */
export const makeReport = async (
  tx: Tx,
  context: Making,
  { at, ...day }: Day & { readonly at: Date },
): Promise<void> => {
  const body = await readDay(tx, context, day, at);
  if (body !== undefined) await storeReport(tx, context, { ...day, body, at });
};
