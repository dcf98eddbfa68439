import type { Tx } from '../../core/storage/tables.ts';
import type { WithLending } from './with-lending.ts';
import type { GroupBody } from '#schemas/calls/companions/answers';
import { HttpError } from '../../core/errors.ts';
import { giveBack, take } from '../../core/records/count.ts';
import { lockMembers } from '../../core/records/lock.ts';
import { areFriends } from '../../core/records/friends.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { ask } from './ask.ts';
import { personColumns, personOf } from './people.ts';
import { limits, tellBoth } from './limits.ts';

const counterOf = (owner: string) => ({ scope: 'companion-groups', key: owner });

export const readGroups = async ({ store: { db } }: WithLending, owner: string) => {
  const groups = await db
    .selectFrom('companion_groups')
    .select(['id', 'name'])
    .where('owner', '=', owner)
    .orderBy('name')
    .orderBy('id')
    .execute();
  const people = await db
    .selectFrom('companion_group_people')
    .innerJoin('members', 'members.uid', 'companion_group_people.member')
    .where('group_id', 'in', db.selectFrom('companion_groups').select('id').where('owner', '=', owner))
    .where('members.state', '=', 'active')
    .select([...personColumns, 'group_id'])
    .orderBy('nickname')
    .execute();
  const groupList = groups.map(({ id, name }) => {
    const memberList = people
      .filter(({ group_id }) => group_id === id)
      .map((row) => ({ friendUid: row.uid, ...personOf(row) }));
    return {
      groupId: id,
      groupNm: name,
      memberCnt: memberList.length,
      names: memberList.map(({ nickName }) => nickName).join(', '),
      memberList,
    };
  });
  return { groupList, totalCnt: groupList.length };
};

/** Creates a group of the member's companions, or replaces its name and people. */
export const saveGroup = async (
  tx: Tx,
  context: WithLending,
  owner: string,
  { groupId = '', groupNm, friendUidList }: GroupBody,
): Promise<{ readonly groupId: string }> => {
  const people = [...new Set(friendUidList)];
  await lockMembers(tx, context.store, [owner, ...people]);
  for (const person of people)
    if (!(await areFriends(tx, owner, person, { type: 'COMPANION' }))) throw new HttpError('notCompanions');
  const id =
    groupId === '' ? await addGroup(tx, context, owner, groupNm) : await renameGroup(tx, owner, groupId, groupNm);
  await tx.deleteFrom('companion_group_people').where('group_id', '=', id).execute();
  if (people.length > 0)
    await tx
      .insertInto('companion_group_people')
      .values(people.map((member) => ({ group_id: id, member })))
      .execute();
  await tellBoth(tx, context, [owner]);
  return { groupId: id };
};

const addGroup = async (tx: Tx, { clock }: WithLending, owner: string, name: string): Promise<string> => {
  if (!(await take(tx, { ...counterOf(owner), capacity: limits.groups }))) throw new HttpError('groupFull');
  const id = orderedId();
  await tx.insertInto('companion_groups').values({ id, owner, name, at: clock.now().toISOString() }).execute();
  return id;
};

const renameGroup = async (tx: Tx, owner: string, id: string, name: string): Promise<string> => {
  const { numUpdatedRows } = await tx
    .updateTable('companion_groups')
    .set({ name })
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new HttpError('notFound');
  return id;
};

export const removeGroup = async (tx: Tx, context: WithLending, owner: string, id: string): Promise<true> => {
  const { numDeletedRows } = await tx
    .deleteFrom('companion_groups')
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new HttpError('notFound');
  await giveBack(tx, counterOf(owner));
  await tellBoth(tx, context, [owner]);
  return true;
};

/** Sends a request to everybody of a group who is no companion in the park yet. Returns how many were sent. Throws `notFound` for a group of another member. */
export const askGroup = async (
  tx: Tx,
  context: WithLending,
  owner: string,
  id: string,
  park: string,
): Promise<{ readonly requestCnt: number }> => {
  const group = await tx
    .selectFrom('companion_groups')
    .select('id')
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst();
  if (group === undefined) throw new HttpError('notFound');
  const people = await tx
    .selectFrom('companion_group_people')
    .where('group_id', '=', id)
    .select('member')
    .orderBy('member')
    .execute();
  // All at once: one after the other, two groups could deadlock.
  await lockMembers(tx, context.store, [owner, ...people.map(({ member }) => member)]);
  let requestCnt = 0;
  for (const { member } of people) {
    const asked = await ask(tx, context, member, { asker: owner, type: 'COMPANION', park });
    if ('requestId' in asked) requestCnt += 1;
  }
  return { requestCnt };
};
