import { pocketPath } from '../../core/records/pocket-path.ts';
import type { Tx } from '../../core/storage/tables.ts';
import type { WithLending } from './with-lending.ts';
import { HttpError, type EdgeErrorName } from '../../core/errors.ts';
import { recordFact } from '../../core/records/facts.ts';
import { relationStates, type Relation } from '../../core/records/friends.ts';
import { notify } from '../../core/records/notify.ts';
import { transition } from '../../core/records/transition.ts';
import { takePlaces } from './pairs.ts';
import { refusalsOf, tellBoth } from './limits.ts';

/** Accepts a request. Returns the reason if the request is closed; throws if one of the two has no place left. */
export const accept = async (
  tx: Tx,
  context: WithLending,
  relation: Relation,
  member: string,
): Promise<EdgeErrorName | undefined> => {
  const { id, type, park } = relation;
  const at = context.clock.now();
  const before = await transition(tx, {
    table: 'relations',
    machine: relationStates,
    id,
    to: 'ACCEPTED',
    actor: { kind: 'member', id: member },
    at,
    venue: park,
  });
  if (before === undefined) return refusalsOf[type].closed;
  await tx.updateTable('relations').set({ decided_at: at.toISOString() }).where('id', '=', id).execute();
  await begin(tx, context, relation, member);
  return undefined;
};

/** Starts an accepted relation: places, facts and promised loans follow, and the other member is told. */
export const begin = async (tx: Tx, context: WithLending, relation: Relation, member: string): Promise<void> => {
  const { id, type, park, asker, receiver } = relation;
  const at = context.clock.now();
  if (!(await takePlaces(tx, relation))) throw new HttpError(refusalsOf[type].full);
  if (type === 'FRIEND')
    for (const one of [asker, receiver]) await recordFact(tx, { member: one, fact: 'FRIEND', ref: id, at });
  // A ticket that was used or lent in the meantime is left out; the relation stands without it.
  for (const productId of productsOf(relation))
    await context.lending.lend(tx, { owner: asker, holder: receiver, productId, at });
  const { nickname } = await tx
    .selectFrom('members')
    .select('nickname')
    .where('uid', '=', member)
    .executeTakeFirstOrThrow();
  const other = member === asker ? receiver : asker;
  await notify(tx, context, {
    member: other,
    event: type === 'FRIEND' ? 'FRIEND_ACCEPTED' : 'COMPANION_ACCEPTED',
    ref: id,
    values: { nickname },
    about: member,
    link: { pocket: pocketPath(context, park) },
  });
  await tellBoth(tx, context, [asker, receiver]);
};

// This server wrote the JSON from the same type.
export const productsOf = ({ products }: Pick<Relation, 'products'>): readonly string[] =>
  JSON.parse(products) as readonly string[];
