import type { FastifyInstance } from 'fastify';
import { ageOn } from '../../../engine/index.ts';
import { maskName } from '../../core/records/mask-name.ts';
import { policyOf } from '../../core/session/account-policy.ts';
import type { Db, MemberRow } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { personOfMember } from '../identity/index.ts';

/** Child of a guardian, as the guardian sees it. */
export interface Child {
  readonly childUid: string;
  readonly nickName: string;
  readonly nameMask: string;
}

/**
 * Returns true for a member under the age of consent, and for one whose age nobody knows. The rights of a guardian end with the birthday in Korea, even
 * before the member has certified and the guardian's record ends.
 */
export const mayHaveGuardian = (app: FastifyInstance, { birth_date: born }: Pick<MemberRow, 'birth_date'>): boolean => {
  const age = ageOn(born, kstDay(app.clock.now()));
  const childAge = policyOf(app.live).join?.childAge;
  return age === undefined || childAge === undefined || age < childAge;
};

/** Lists the children whose guardian a member is now. The guardian is known by the person that both have proven to be. */
export const childrenOf = async (app: FastifyInstance, db: Db, guardian: string): Promise<readonly Child[]> => {
  const person = await personOfMember(db, guardian);
  if (person === undefined) return [];
  const rows = await db
    .selectFrom('guardians')
    .innerJoin('members', 'members.uid', 'guardians.child')
    .select(['members.uid', 'members.nickname', 'members.name', 'members.birth_date'])
    .where('guardians.ci_key', '=', person)
    .where('guardians.state', '=', 'ACTIVE')
    .where('members.state', '=', 'active')
    .orderBy('members.uid')
    .execute();
  return rows
    .filter((row) => mayHaveGuardian(app, row))
    .map(({ uid, nickname, name }) => ({ childUid: uid, nickName: nickname, nameMask: maskName(name) }));
};
