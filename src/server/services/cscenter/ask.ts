import type { AskBody, InquiryState, ReplyChannel } from '#schemas/calls/cscenter/answers';
import { codeLists } from '#schemas/code-lists';
import type { Locale } from '#schemas/parts';
import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/errors.ts';
import { claimFiles } from '../../core/files/file-records.ts';
import type { Actor } from '../../core/records/actor.ts';
import { audit } from '../../core/records/audit.ts';
import { take } from '../../core/records/count.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { transition } from '../../core/records/transition.ts';
import type { Db, Tables, Tx } from '../../core/storage/tables.ts';
import { columnsOf } from '../../core/storage/columns.ts';
import { kstDay } from '../../core/wire-values.ts';
import { dueAfter } from './due.ts';
import { hasSensitiveNumber } from './sensitive-numbers.ts';
import { inquiryMachine } from './states.ts';

export type Inquiry = Tables['inquiries'];

/** Inquiries of a member in a day. */
const MOST_A_DAY = 5;

/** Name under which an inquiry claims its files. */
export const claimOf = (inquiry: string): string => `inquiries ${inquiry}`;

/** Categories of inquiries. */
export const categoriesOf = ({ live }: Pick<Context, 'live'>) =>
  live.current.prepared.documents['code-list'].get(codeLists.vocCategory)?.items ?? [];

const requireTexts = (...texts: readonly string[]): void => {
  if (texts.some((text) => text.trim() === '')) throw new HttpError('invalid', 'A text is empty.');
  if (texts.some(hasSensitiveNumber)) throw new HttpError('inquiryNumber');
};

/** Adds what somebody wrote; `operator` is empty for the member. Returns the ID of the message. */
export const addMessage = async (
  tx: Tx,
  { inquiry, operator, text, at }: Omit<Tables['inquiry_messages'], 'id'>,
): Promise<string> => {
  const id = orderedId();
  await tx.insertInto('inquiry_messages').values({ id, inquiry, operator, text, at }).execute();
  return id;
};

interface Asker {
  readonly member: string;
  readonly venue: string;
  readonly locale: Locale;
}

/** Stores an inquiry with its files. Throws VOC_01, VOC_03 and FIL_05. */
export const ask = async (
  tx: Tx,
  context: Context,
  { member, venue, locale }: Asker,
  { categoryCd, title, text, fileIds = [], replyChannels = [] }: AskBody,
): Promise<Inquiry> => {
  requireTexts(title, text);
  if (!categoriesOf(context).some(({ codeId }) => codeId === categoryCd))
    throw new HttpError('invalid', 'categoryCd: there is no such category.');
  if (!context.live.current.prepared.documents.venue.has(venue))
    throw new HttpError('invalid', 'parkType: there is no such venue.');
  const now = context.clock.now();
  if (!(await take(tx, { scope: 'inquiries', key: `${member} ${kstDay(now)}`, capacity: MOST_A_DAY })))
    throw new HttpError('inquiryLimit');
  const at = now.toISOString();
  const channels: readonly ReplyChannel[] = [...new Set<ReplyChannel>(['NOTIFICATION', ...replyChannels])];
  const row: Inquiry = {
    id: orderedId(),
    member,
    venue,
    category: categoryCd,
    title,
    lang: locale,
    state: 'RECEIVED',
    assignee: '',
    reopened: 0,
    channels: JSON.stringify(channels),
    at,
    due_at: dueAfter(now).toISOString(),
    answered_at: '',
    closed_at: '',
  };
  await tx.insertInto('inquiries').values(row).execute();
  await addMessage(tx, { inquiry: row.id, operator: '', text, at });
  await claimFiles(tx, { member, purpose: 'INQUIRY', fileIds, ref: claimOf(row.id) });
  await audit(tx, {
    record: 'inquiries',
    id: row.id,
    actor: { kind: 'member', id: member },
    from: '',
    to: 'RECEIVED',
    at: now,
    venue,
  });
  await announceMember(tx, context, member, 'notification');
  return row;
};

export interface Own {
  readonly member: string;
  readonly id: string;
}

/** Reads an own inquiry. Throws `notFound` for one of another member. */
export const requireOwnInquiry = async (tx: Db, { member, id }: Own): Promise<Inquiry> => {
  const row = await tx
    .selectFrom('inquiries')
    .select(columnsOf('inquiries'))
    .where('id', '=', id)
    .where('member', '=', member)
    .executeTakeFirst();
  if (row === undefined) throw new HttpError('notFound');
  return row;
};

/** Moves an own inquiry. Throws VOC_02 if its state does not allow it. */
const move = async (tx: Tx, context: Context, row: Inquiry, to: InquiryState): Promise<string> => {
  const at = context.clock.now();
  const actor: Actor = { kind: 'member', id: row.member };
  const { id, venue } = row;
  if ((await transition(tx, { table: 'inquiries', machine: inquiryMachine, id, to, actor, at, venue })) === undefined)
    throw new HttpError('inquiryState');
  await announceMember(tx, context, row.member, 'notification');
  return at.toISOString();
};

/** Asks once more after an answer. Throws VOC_02 the second time, and VOC_03. */
export const reopen = async (tx: Tx, context: Context, own: Own, text: string): Promise<void> => {
  requireTexts(text);
  const row = await requireOwnInquiry(tx, own);
  // Conditional, so that two calls at the same time reopen it once.
  const { numUpdatedRows } = await tx
    .updateTable('inquiries')
    .set({ reopened: 1, due_at: dueAfter(context.clock.now()).toISOString() })
    .where('id', '=', row.id)
    .where('state', '=', 'ANSWERED')
    .where('reopened', '=', 0)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new HttpError('inquiryState');
  const at = await move(tx, context, row, 'REOPENED');
  await addMessage(tx, { inquiry: row.id, operator: '', text, at });
};

/** Takes an inquiry back before anybody has it. Throws VOC_02. */
export const cancel = async (tx: Tx, context: Context, own: Own): Promise<void> => {
  const row = await requireOwnInquiry(tx, own);
  const at = await move(tx, context, row, 'CANCELLED');
  await tx.updateTable('inquiries').set({ due_at: '', closed_at: at }).where('id', '=', row.id).execute();
};
