import { defineStates } from '../../../engine/index.ts';
import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/errors.ts';
import { serverActor } from '../../core/records/actor.ts';
import { audit } from '../../core/records/audit.ts';
import { lockMember } from '../../core/records/lock.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import type { VerifiedPerson } from '../../core/records/person.ts';
import { transition } from '../../core/records/transition.ts';
import type { Db, Tables, Tx } from '../../core/storage/tables.ts';
import { changeMember } from '../members/index.ts';

type State = Tables['identities']['state'];

const identityStates = defineStates<State>([{ from: 'CURRENT', to: 'REPLACED', by: ['server'] }]);

/** Finds the member who is a person. Withdrawn members have no identity any more. */
export const memberOfPerson = async (db: Db, ciKey: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('identities')
      .innerJoin('members', 'members.uid', 'identities.member')
      .select('identities.member')
      .where('identities.ci_key', '=', ciKey)
      .where('identities.state', '=', 'CURRENT')
      .where('members.state', '!=', 'withdrawn')
      .executeTakeFirst()
  )?.member;

/** Returns the key of the person whom a member has proven to be. */
export const personOfMember = async (db: Db, member: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('identities')
      .select('ci_key')
      .where('member', '=', member)
      .where('state', '=', 'CURRENT')
      .executeTakeFirst()
  )?.ci_key;

/** Ends the identity of a member whom the account's withdrawal has emptied but whose row still holds the person. */
const freePerson = async (tx: Tx, ciKey: string, member: string): Promise<void> => {
  await tx
    .deleteFrom('identities')
    .where('ci_key', '=', ciKey)
    .where('member', '!=', member)
    .where('state', '=', 'CURRENT')
    .where('member', 'in', (members) => members.selectFrom('members').select('uid').where('state', '=', 'withdrawn'))
    .execute();
};

/**
 * Makes a verified person the member's current identity, and the member a regular one with the verified name, birth date, gender and mobile number. Throws
 * `verifyOther` if the member has proven to be somebody else, and `personKnown` if the person is another member.
 */
export const saveIdentity = async (tx: Tx, context: Context, member: string, person: VerifiedPerson): Promise<void> => {
  const { store, clock } = context;
  const now = clock.now();
  await lockMember(tx, store, member);
  const current = await tx
    .selectFrom('identities')
    .select(['id', 'ci_key'])
    .where('member', '=', member)
    .where('state', '=', 'CURRENT')
    .executeTakeFirst();
  if (current !== undefined && current.ci_key !== person.ciKey) throw new HttpError('verifyOther');
  await freePerson(tx, person.ciKey, member);
  if (current !== undefined)
    await transition(tx, {
      table: 'identities',
      machine: identityStates,
      id: current.id,
      to: 'REPLACED',
      actor: serverActor,
      at: now,
    });
  const id = orderedId();
  const inserted = await tx
    .insertInto('identities')
    .values({
      id,
      member,
      ci_key: person.ciKey,
      di_key: person.diKey,
      method: person.method,
      name: person.name,
      birth_date: person.birthDate,
      gender: person.gender,
      foreigner: person.foreigner ? 1 : 0,
      state: 'CURRENT',
      verified_at: person.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // The unique index decides: two members who verify the same person at once get one identity.
  if (inserted === undefined) throw new HttpError('personKnown');
  await audit(tx, { record: 'identities', id, actor: serverActor, from: '', to: 'CURRENT', at: now });
  await changeMember(
    tx,
    member,
    {
      name: person.name,
      birth_date: person.birthDate,
      gender: person.gender,
      ...(person.mobile === '' ? {} : { mobile: person.mobile }),
      regular: 1,
    },
    now,
  );
};
