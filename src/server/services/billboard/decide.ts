import type { Tx } from '../../core/storage/tables.ts';
import type { Context } from '../../core/context.ts';
import { localised } from '#content/answers/texts';
import { codeLists } from '#schemas/code-lists';
import type { Locale } from '#schemas/parts';
import { serverActor } from '../../core/records/actor.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { notify } from '../../core/records/notify.ts';
import { transition } from '../../core/records/transition.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { kstDay } from '../../core/wire-values.ts';
import { freePlace } from './apply.ts';
import type { Application } from './find-billboard.ts';
import { instantOf } from './slots.ts';
import { billboardStates, openStates } from './states.ts';
import { columnsOf } from '../../core/storage/columns.ts';

/** Reasons for which applications are rejected. */
export const rejectReasons = ({ live }: Pick<Context, 'live'>) =>
  live.current.prepared.documents['code-list'].get(codeLists.billboardReason)?.items ?? [];

/** Name of a reason in a language. */
export const rejectReasonName = (context: Pick<Context, 'live'>, code: string, locale: Locale): string => {
  const name = rejectReasons(context).find(({ codeId }) => codeId === code)?.codeName;
  return localised(name, locale);
};

export interface Decision {
  readonly id: string;
  readonly venue: string;
  readonly to: 'APPROVED' | 'REJECTED';
  /** Code of a reason; empty for an approved application. */
  readonly reason: string;
  readonly operator: string;
}

const tell = async (tx: Tx, context: Context, row: Application, to: Decision['to'], reason: string): Promise<void> => {
  const { lang } = await tx
    .selectFrom('members')
    .select('lang')
    .where('uid', '=', row.member)
    .executeTakeFirstOrThrow();
  const name = context.live.current.prepared.documents.billboard.get(row.billboard)?.name;
  const told = { member: row.member, ref: row.id };
  const values = {
    screen: name === undefined ? '' : localised(name, lang),
    date: `${row.day.slice(4, 6)}.${row.day.slice(6)}`,
    time: `${row.time.slice(0, 2)}:${row.time.slice(2)}`,
  };
  if (to === 'APPROVED') await notify(tx, context, { ...told, event: 'BILLBOARD_APPROVED', values });
  else
    await notify(tx, context, {
      ...told,
      event: 'BILLBOARD_REJECTED',
      values: { ...values, reason: rejectReasonName(context, reason, lang) },
    });
  await announceMember(tx, context, row.member, 'event');
};

/** Approves or rejects an application and tells its member. Returns false if it does not wait. */
export const decideApplication = async (
  tx: Tx,
  context: Context,
  { id, venue, to, reason, operator }: Decision,
): Promise<boolean> => {
  const at = context.clock.now();
  const row = await tx
    .selectFrom('billboard_applications')
    .select(columnsOf('billboard_applications'))
    .where('id', '=', id)
    .where('venue', '=', venue)
    .executeTakeFirst();
  if (
    row === undefined ||
    (await transition(tx, {
      table: 'billboard_applications',
      machine: billboardStates,
      id,
      to,
      actor: { kind: 'operator', id: operator },
      at,
      reason,
      venue,
    })) === undefined
  )
    return false;
  await tx
    .updateTable('billboard_applications')
    .set({ reason, decided_at: at.toISOString(), decided_by: operator })
    .where('id', '=', id)
    .execute();
  if (to === 'REJECTED') await freePlace(tx, row);
  await tell(tx, context, row, to, reason);
  return true;
};

/** Moves applications whose time is over: approved ones were shown, and others are rejected. Pictures are deleted then. */
export const settleBillboards = async (context: Context): Promise<void> => {
  const at = context.clock.now();
  const rows = await context.store.db
    .selectFrom('billboard_applications')
    .select(columnsOf('billboard_applications'))
    .where('state', 'in', openStates)
    .where('day', '<=', kstDay(at))
    .execute();
  for (const row of rows.filter(({ day, time }) => instantOf(day, time) <= at.getTime())) {
    await inTransaction(context.store, async (tx) => {
      const to = row.state === 'APPROVED' ? 'SHOWN' : 'REJECTED';
      if (
        (await transition(tx, {
          table: 'billboard_applications',
          machine: billboardStates,
          id: row.id,
          to,
          actor: serverActor,
          at,
          from: [row.state],
          venue: row.venue,
        })) === undefined
      )
        return;
      await tx.updateTable('billboard_applications').set({ picture: null }).where('id', '=', row.id).execute();
      if (to === 'REJECTED') {
        await freePlace(tx, row);
        await tell(tx, context, row, to, '');
      }
    });
  }
};
