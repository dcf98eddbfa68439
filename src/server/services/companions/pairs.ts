import type { Tx } from '../../core/storage/tables.ts';
import type { WithLending } from './with-lending.ts';
import { giveBack, take } from '../../core/records/count.ts';
import { undoFact } from '../../core/records/facts.ts';
import { pairOf, relationStates, type Relation } from '../../core/records/friends.ts';
import { transition } from '../../core/records/transition.ts';
import { limits, tellBoth } from './limits.ts';

/** Returns the counter of a member's friends, or of the companions in a park. */
export const counterOf = ({ type, park }: Pick<Relation, 'type' | 'park'>, member: string) => ({
  scope: 'relations',
  key: `${member} ${type} ${park}`,
  capacity: type === 'FRIEND' ? limits.friends : limits.companionsInPark,
});

/** Takes a place with both members. Their order is fixed, because opposite orders deadlock. */
export const takePlaces = async (tx: Tx, relation: Relation): Promise<boolean> => {
  for (const member of [relation.asker, relation.receiver].toSorted()) {
    if (!(await take(tx, counterOf(relation, member)))) return false;
  }
  return true;
};

export const areBlocked = async (tx: Tx | WithLending['store']['db'], one: string, other: string): Promise<boolean> =>
  (await tx
    .selectFrom('blocks')
    .select('at')
    .where((row) =>
      row.or([
        row.and([row('blocker', '=', one), row('blocked', '=', other)]),
        row.and([row('blocker', '=', other), row('blocked', '=', one)]),
      ]),
    )
    .executeTakeFirst()) !== undefined;

export const otherOf = ({ asker, receiver }: Pick<Relation, 'asker' | 'receiver'>, member: string): string =>
  member === asker ? receiver : asker;

/** Closes an open relation: places, facts, loans and groups follow. Returns false if it was closed before. */
export const close = async (
  tx: Tx,
  context: WithLending,
  relation: Relation,
  { member, to }: { readonly member: string; readonly to: 'ENDED' | 'BLOCKED' },
): Promise<boolean> => {
  const { id, type, park, asker, receiver } = relation;
  const at = context.clock.now();
  const before = await transition(tx, {
    table: 'relations',
    machine: relationStates,
    id,
    to,
    actor: { kind: 'member', id: member },
    at,
    venue: park,
  });
  if (before === undefined) return false;
  await tx.updateTable('relations').set({ decided_at: at.toISOString() }).where('id', '=', id).execute();
  if (before === 'ACCEPTED') {
    for (const one of [asker, receiver].toSorted()) {
      await giveBack(tx, counterOf(relation, one));
      if (type === 'FRIEND') await undoFact(tx, { member: one, fact: 'FRIEND', ref: id, at });
    }
    if (type === 'COMPANION') await leaveCompany(tx, context, relation);
  }
  await tellBoth(tx, context, [asker, receiver]);
  return true;
};

/** Ends the loans in the park; members who are companions nowhere leave each other's groups. */
const leaveCompany = async (
  tx: Tx,
  { lending, clock }: WithLending,
  { asker, receiver, park }: Relation,
): Promise<void> => {
  await lending.endLoansOf(tx, { one: asker, other: receiver, park, at: clock.now() });
  const rest = await tx
    .selectFrom('relations')
    .select('id')
    .where('pair', '=', pairOf(asker, receiver))
    .where('type', '=', 'COMPANION')
    .where('state', '=', 'ACCEPTED')
    .executeTakeFirst();
  if (rest !== undefined) return;
  for (const [owner, person] of [
    [asker, receiver],
    [receiver, asker],
  ] as const) {
    await tx
      .deleteFrom('companion_group_people')
      .where('member', '=', person)
      .where('group_id', 'in', tx.selectFrom('companion_groups').select('id').where('owner', '=', owner))
      .execute();
  }
};
