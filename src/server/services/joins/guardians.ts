import { maskName } from '../../core/records/mask-name.ts';
import type { Db } from '../../core/storage/tables.ts';
import { personOfMember } from '../identity/index.ts';

/** Child of a guardian, as the guardian sees it. */
export interface Child {
  readonly childUid: string;
  readonly nickName: string;
  readonly nameMask: string;
}

/** Lists the children whose guardian a member is now. The guardian is known by the person that both have proven to be. */
export const childrenOf = async (db: Db, guardian: string): Promise<readonly Child[]> => {
  const person = await personOfMember(db, guardian);
  if (person === undefined) return [];
  const rows = await db
    .selectFrom('guardians')
    .innerJoin('members', 'members.uid', 'guardians.child')
    .select(['members.uid', 'members.nickname', 'members.name'])
    .where('guardians.ci_key', '=', person)
    .where('guardians.state', '=', 'ACTIVE')
    .where('members.state', '=', 'active')
    .orderBy('members.uid')
    .execute();
  return rows.map(({ uid, nickname, name }) => ({ childUid: uid, nickName: nickname, nameMask: maskName(name) }));
};
