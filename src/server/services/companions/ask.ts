import { pocketPath } from '../../core/records/pocket-path.ts';
import type { WithLending } from './with-lending.ts';
import type { Tx } from '../../core/storage/tables.ts';
import type { EdgeErrorName } from '../../core/errors.ts';
import { take, takenOf } from '../../core/records/count.ts';
import { pairOf, relationStates, type Relation, type RelationType } from '../../core/records/friends.ts';
import { lockMembers } from '../../core/records/lock.ts';
import { serverActor } from '../../core/records/actor.ts';
import { notify } from '../../core/records/notify.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { transition } from '../../core/records/transition.ts';
import { kstDay } from '../../core/wire-values.ts';
import { accept } from './accept.ts';
import { areBlocked, counterOf } from './pairs.ts';
import { daysAgo, limits, refusalsOf, tellBoth } from './limits.ts';
import { columnsOf } from '../../core/storage/columns.ts';

export interface Ask {
  readonly asker: string;
  readonly type: RelationType;
  /** Empty for friends. */
  readonly park: string;
  readonly alias?: string | undefined;
  readonly products?: readonly string[] | undefined;
}

export type Asked =
  | { readonly requestId: string; readonly processStatus: Relation['state'] }
  | { readonly refused: EdgeErrorName };

const canBeAsked = async (tx: Tx, asker: string, person: string): Promise<boolean> =>
  (await tx
    .selectFrom('members')
    .select('uid')
    .where('uid', '=', person)
    .where('state', '=', 'active')
    .executeTakeFirst()) !== undefined && !(await areBlocked(tx, asker, person));

/** Sends a request, answers one that the person sent before, or changes the alias of a relation. */
export const ask = async (tx: Tx, context: WithLending, person: string | undefined, request: Ask): Promise<Asked> => {
  const { asker, type, park, alias } = request;
  const refusals = refusalsOf[type];
  if (person === asker) return { refused: 'friendSelf' };
  if (person === undefined) return { refused: refusals.closed };
  await lockMembers(tx, context.store, [asker, person]);
  if (!(await canBeAsked(tx, asker, person))) return { refused: refusals.closed };
  const open = await tx
    .selectFrom('relations')
    .select(columnsOf('relations'))
    .where('pair', '=', pairOf(asker, person))
    .where('type', '=', type)
    .where('park', '=', park)
    .where('state', 'in', ['REQUESTING', 'ACCEPTED'])
    .executeTakeFirst();
  if (open?.state === 'ACCEPTED')
    return alias === undefined ? { refused: refusals.exists } : rename(tx, open, asker, alias);
  if (open !== undefined && open.at > daysAgo(context, limits.requestDays)) {
    if (open.asker === asker) return { refused: refusals.exists };
    const refused = await accept(tx, context, open, asker);
    return refused === undefined ? { requestId: open.id, processStatus: 'ACCEPTED' } : { refused };
  }
  if (open !== undefined)
    await transition(tx, {
      table: 'relations',
      machine: relationStates,
      id: open.id,
      to: 'CANCELLED',
      actor: serverActor,
      at: context.clock.now(),
      reason: 'expired',
    });
  return send(tx, context, person, request);
};

const rename = async (tx: Tx, { id, asker, state }: Relation, member: string, alias: string): Promise<Asked> => {
  await tx
    .updateTable('relations')
    .set(member === asker ? { asker_alias: alias } : { receiver_alias: alias })
    .where('id', '=', id)
    .execute();
  return { requestId: id, processStatus: state };
};

const send = async (
  tx: Tx,
  context: WithLending,
  person: string,
  { asker, type, park, alias = '', products = [] }: Ask,
): Promise<Asked> => {
  if (
    type === 'COMPANION' &&
    products.length > 0 &&
    !(await context.lending.areOwn(tx, { owner: asker, park, productIds: products, at: context.clock.now() }))
  )
    return { refused: 'ticketUnknown' };
  const rejected = await tx
    .selectFrom('relations')
    .select('id')
    .where('asker', '=', asker)
    .where('receiver', '=', person)
    .where('type', '=', type)
    .where('park', '=', park)
    .where('state', '=', 'REJECTED')
    .where('decided_at', '>', daysAgo(context, limits.waitDays))
    .where('decided_at', '<=', context.clock.now().toISOString())
    .executeTakeFirst();
  if (rejected !== undefined) return { refused: 'friendWait' };
  for (const member of [asker, person]) {
    const { capacity, ...counter } = counterOf({ type, park }, member);
    if ((await takenOf(tx, counter)) >= capacity) return { refused: refusalsOf[type].full };
  }
  const now = context.clock.now();
  if (!(await take(tx, { scope: 'relation-requests', key: `${asker} ${kstDay(now)}`, capacity: limits.requestsADay })))
    return { refused: 'friendLimit' };
  const id = orderedId();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('relations')
    .values({
      id,
      type,
      park,
      pair: pairOf(asker, person),
      asker,
      receiver: person,
      state: 'REQUESTING',
      asker_alias: alias,
      receiver_alias: '',
      products: JSON.stringify(type === 'COMPANION' ? products : []),
      at: now.toISOString(),
      decided_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  // Both asked at the same moment.
  if (numInsertedOrUpdatedRows !== 1n) return { refused: refusalsOf[type].exists };
  const { nickname } = await tx
    .selectFrom('members')
    .select('nickname')
    .where('uid', '=', asker)
    .executeTakeFirstOrThrow();
  await notify(tx, context, {
    member: person,
    event: type === 'FRIEND' ? 'FRIEND_REQUESTED' : 'COMPANION_REQUESTED',
    ref: id,
    values: { nickname },
    about: asker,
    link: { pocket: pocketPath(context, park) },
  });
  await tellBoth(tx, context, [asker, person]);
  return { requestId: id, processStatus: 'REQUESTING' };
};
