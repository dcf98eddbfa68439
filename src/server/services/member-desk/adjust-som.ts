import type { FastifyInstance } from 'fastify';
import type { AdjustmentsAnswer, adjustReasons } from '#schemas/calls/members/desk-answers';
import type { Context } from '../../core/context.ts';
import { DAY_MS } from '../../core/durations.ts';
import { HttpError } from '../../core/errors.ts';
import type { Operator } from '../../core/operators/operator.ts';
import { audit } from '../../core/records/audit.ts';
import { InsufficientBalance } from '../../core/records/ledger.ts';
import { lockMember } from '../../core/records/lock.ts';
import { notify } from '../../core/records/notify.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { postSom } from '../../core/records/som/post-som.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { Tx } from '../../core/storage/tables.ts';

type Reason = (typeof adjustReasons)[number];

const OPEN_MS = DAY_MS;
const LISTED_MS = 30 * DAY_MS;

interface Place {
  readonly operator: Operator;
  readonly venue: string;
}

/** Proposes an adjustment, for a day. Nothing is posted before somebody else confirms it. */
export const proposeAdjustment = (
  { store, clock }: FastifyInstance,
  { operator, venue }: Place,
  { member, amount, reason }: { readonly member: string; readonly amount: number; readonly reason: Reason },
): Promise<void> =>
  inTransaction(store, async (tx) => {
    const now = clock.now();
    const { state } = await lockMember(tx, store, member);
    if (state !== 'active' && state !== 'suspended') throw new HttpError('memberState');
    const id = orderedId();
    await tx
      .insertInto('som_adjustments')
      .values({
        id,
        member,
        venue,
        amount,
        reason,
        state: 'PROPOSED',
        proposed_by: operator.id,
        proposed_at: now.toISOString(),
        until: new Date(now.getTime() + OPEN_MS).toISOString(),
        decided_by: '',
        decided_at: '',
      })
      .execute();
    await journal(tx, { id, from: '', to: 'PROPOSED', operator, venue, reason, at: now });
  });

/** Confirms or refuses a proposal, once and in its time. Throws `ownProposal` for the operator who proposed it. */
export const decideAdjustment = (
  app: FastifyInstance,
  { operator, venue }: Place,
  { id, decision }: { readonly id: string; readonly decision: 'CONFIRM' | 'REFUSE' },
): Promise<void> =>
  inTransaction(app.store, async (tx) => {
    const now = app.clock.now();
    const row = await tx
      .selectFrom('som_adjustments')
      .select(['member', 'amount', 'reason', 'proposed_by', 'state', 'until'])
      .where('id', '=', id)
      .where('venue', '=', venue)
      .executeTakeFirst();
    if (row === undefined) throw new HttpError('notFound');
    if (decision === 'CONFIRM' && row.proposed_by === operator.id) throw new HttpError('ownProposal');
    const { state } = await lockMember(tx, app.store, row.member);
    if (decision === 'CONFIRM' && state !== 'active' && state !== 'suspended') throw new HttpError('memberState');
    const to = decision === 'CONFIRM' ? ('CONFIRMED' as const) : ('REFUSED' as const);
    const { numUpdatedRows } = await tx
      .updateTable('som_adjustments')
      .set({ state: to, decided_by: operator.id, decided_at: now.toISOString() })
      .where('id', '=', id)
      .where('state', '=', 'PROPOSED')
      .where('until', '>', now.toISOString())
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw new HttpError('notOpen');
    await journal(tx, { id, from: 'PROPOSED', to, operator, venue, reason: row.reason, at: now });
    if (decision === 'REFUSE') return;
    const amount = Number(row.amount);
    await adjustSom(tx, app.context, { member: row.member, amount, reason: `ADJUST_${row.reason}`, ref: id, at: now });
    await notify(tx, app.context, {
      member: row.member,
      event: 'SOM_ADJUSTED',
      ref: id,
      values: { amount: `${amount > 0 ? '+' : ''}${amount}` },
    });
  }).catch((error: unknown) => {
    throw error instanceof InsufficientBalance ? new HttpError('pointShort') : error;
  });

/** Posts an adjustment of Som: what is added gets a lot, what is taken uses lots. */
const adjustSom = async (
  tx: Tx,
  context: Pick<Context, 'live'>,
  entry: {
    readonly member: string;
    readonly amount: number;
    readonly reason: string;
    readonly ref: string;
    readonly at: Date;
  },
): Promise<void> => {
  const posted = await postSom(tx, context, { ...entry, kind: 'ADJUST', source: 'ADJUSTMENT' });
  if (posted === undefined) throw new HttpError('notOpen');
};

const journal = (
  tx: Tx,
  {
    id,
    from,
    to,
    operator,
    venue,
    reason,
    at,
  }: Place & {
    readonly id: string;
    readonly from: string;
    readonly to: string;
    readonly reason: string;
    readonly at: Date;
  },
): Promise<void> =>
  audit(tx, {
    record: 'som_adjustments',
    id,
    actor: { kind: 'operator', id: operator.id },
    from,
    to,
    at,
    reason,
    venue,
  });

/** Lists the open proposals of a venue, then those of the last 30 days. */
export const listAdjustments = async (
  { store: { db }, clock }: FastifyInstance,
  { operator, venue }: Place,
): Promise<AdjustmentsAnswer> => {
  const now = clock.now();
  const rows = await db
    .selectFrom('som_adjustments')
    .innerJoin('members', 'members.uid', 'som_adjustments.member')
    .select([
      'som_adjustments.id',
      'nickname',
      'amount',
      'reason',
      'som_adjustments.state',
      'proposed_by',
      'proposed_at',
      'until',
      'decided_by',
    ])
    .where('venue', '=', venue)
    .where('proposed_at', '>', new Date(now.getTime() - LISTED_MS).toISOString())
    .orderBy('proposed_at', 'desc')
    .limit(100)
    .execute();
  const adjustments = rows.map((row) => ({
    id: row.id,
    nickname: row.nickname,
    amount: Number(row.amount),
    // Written by proposeAdjustment.
    reason: row.reason as Reason,
    state: row.state === 'PROPOSED' && row.until <= now.toISOString() ? ('EXPIRED' as const) : row.state,
    proposedBy: row.proposed_by,
    proposedAt: row.proposed_at,
    until: row.until,
    ...(row.decided_by === '' ? {} : { decidedBy: row.decided_by }),
    isOwn: row.proposed_by === operator.id,
  }));
  const isOpen = ({ state }: (typeof adjustments)[number]): boolean => state === 'PROPOSED';
  return { adjustments: [...adjustments.filter(isOpen), ...adjustments.filter((one) => !isOpen(one))] };
};
