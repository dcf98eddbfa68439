import type { ReplyChannel } from '#schemas/calls/cscenter/answers';
import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/errors.ts';
import type { Actor } from '../../core/records/actor.ts';
import { audit } from '../../core/records/audit.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { notify } from '../../core/records/notify.ts';
import { transition } from '../../core/records/transition.ts';
import { columnsOf } from '../../core/storage/columns.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { addMessage, type Inquiry } from './ask.ts';
import { inquiryMachine, openStates } from './states.ts';

interface AtDesk {
  readonly id: string;
  readonly venue: string;
  /** Operator who acts. */
  readonly operator: string;
}

const requireOpen = async (tx: Tx, { store }: Context, { id, venue }: AtDesk): Promise<Inquiry> => {
  const row = await store
    .forUpdate(
      tx.selectFrom('inquiries').select(columnsOf('inquiries')).where('id', '=', id).where('venue', '=', venue),
    )
    .executeTakeFirst();
  if (row === undefined) throw new HttpError('notFound');
  if (!openStates.some((state) => state === row.state)) throw new HttpError('inquiryDecided');
  return row;
};

interface Assignment {
  /** Operator who gets it. */
  readonly to: string;
  /** Operator who must have it before; empty for none. Absent: whoever has it. */
  readonly from?: string;
}

/** Gives an open inquiry to an operator, and journals it. Throws `notFound`, `inquiryDecided`, and `inquiryTaken` if it is not with `from` any more. */
export const assign = async (
  tx: Tx,
  context: Context,
  desk: AtDesk,
  { to: assignee, from }: Assignment,
): Promise<Inquiry> => {
  const row = await requireOpen(tx, context, desk);
  if (from !== undefined && row.assignee !== from && row.assignee !== assignee) throw new HttpError('inquiryTaken');
  if (row.assignee === assignee) return row;
  const { id, venue } = row;
  const at = context.clock.now();
  const actor: Actor = { kind: 'operator', id: desk.operator };
  if (row.state === 'RECEIVED') {
    await transition(tx, { table: 'inquiries', machine: inquiryMachine, id, to: 'ASSIGNED', actor, at, venue });
    await announceMember(tx, context, row.member, 'notification');
  } else
    await audit(tx, { record: 'inquiries', id, actor, from: row.state, to: row.state, at, venue, reason: 'ASSIGNED' });
  await tx.updateTable('inquiries').set({ assignee }).where('id', '=', id).execute();
  return { ...row, assignee };
};

/** Answers an open inquiry and tells the member by the channels of the inquiry. Who answers has it from then on. Throws `notFound` and `inquiryDecided`. */
export const answer = async (tx: Tx, context: Context, desk: AtDesk, text: string): Promise<void> => {
  if (text.trim() === '') throw new HttpError('invalid', 'The answer is empty.');
  const row = await assign(tx, context, desk, { to: desk.operator });
  const at = context.clock.now();
  const { id, venue, member } = row;
  await transition(tx, {
    table: 'inquiries',
    machine: inquiryMachine,
    id,
    to: 'ANSWERED',
    actor: { kind: 'operator', id: desk.operator },
    at,
    venue,
  });
  const message = await addMessage(tx, { inquiry: id, operator: desk.operator, text, at: at.toISOString() });
  await tx.updateTable('inquiries').set({ answered_at: at.toISOString(), due_at: '' }).where('id', '=', id).execute();
  // Written by `ask`.
  const channels = JSON.parse(row.channels) as readonly ReplyChannel[];
  await notify(tx, context, {
    member,
    event: 'INQUIRY_ANSWERED',
    ref: message,
    values: {},
    link: { vocId: id },
    channels: ['NOTIFICATION', 'PUSH', ...channels],
  });
};
