import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../core/errors.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { Db } from '../../core/storage/tables.ts';
import { hashPassword } from '../accounts/index.ts';
import { allowsAll } from '../../core/operators/grants.ts';
import { writeJournal } from '../../core/operators/journal.ts';
import type { Operator } from '../../core/operators/operator.ts';
import {
  changePerson,
  endKeys,
  findPerson,
  insertPerson,
  listPeople,
  type Person,
} from '../../core/operators/operators-store.ts';
import type { ChangePersonBody, NewPersonBody } from './schema.ts';
import { requireGoodPassword } from './sign-in.ts';
import { emailKey } from '../../../engine/index.ts';

/** Throws `noRight` unless the operator administers everything, so that an administrator of one venue cannot grant rights beyond it. */
const requireWithin = (by: Operator): void => {
  if (!allowsAll(by.grants, 'administer'))
    throw new HttpError('noRight', 'Only who administers everything may change people.');
};

export const addPerson = async (
  { store, clock }: FastifyInstance,
  { email, name, password, grants }: NewPersonBody,
  by: Operator,
): Promise<Person> => {
  requireWithin(by);
  requireGoodPassword(password);
  const passwordHash = await hashPassword(password);
  const at = clock.now().toISOString();
  const person = { id: randomUUID(), email: emailKey(email), name, grants, state: 'active' as const };
  await inTransaction(store, async (tx) => {
    await insertPerson(tx, { ...person, passwordHash, at });
    await writeJournal(tx, { author: by.id, at }, [
      { kind: 'operator-added', detail: { person: person.id, name: person.name, grants } },
    ]);
  }).catch((error: unknown) => {
    throw store.faultOf(error) === 'duplicate' ? new HttpError('emailTaken') : error;
  });
  return person;
};

/** Changes a person. A new password or deactivation ends their sessions and tokens. Changed rights apply from the next request. */
export const editPerson = async (
  { store, clock }: FastifyInstance,
  id: string,
  { password, name, grants, state }: ChangePersonBody,
  by: Operator,
): Promise<Person> => {
  requireWithin(by);
  if (password !== undefined) requireGoodPassword(password);
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const at = clock.now().toISOString();
  return inTransaction(store, async (tx) => {
    // All people, so that two administrators cannot deactivate each other at the same time.
    await store.forUpdate(tx.selectFrom('operators').select('id').orderBy('id')).execute();
    const before = await findPerson(tx, id);
    if (before === undefined) throw new HttpError('noOperator');
    await changePerson(tx, id, { name, grants, state, passwordHash }, at);
    await requireAdministrator(tx);
    if (passwordHash !== undefined || state === 'stopped') await endKeys(tx, id);
    const detail = {
      person: id,
      ...(name === undefined ? {} : { name }),
      ...(grants === undefined ? {} : { grants }),
      ...(state === undefined ? {} : { state }),
    };
    await writeJournal(tx, { author: by.id, at }, [
      { kind: passwordHash === undefined ? 'operator-changed' : 'password-changed', detail },
    ]);
    const { passwordHash: _, ...person } = (await findPerson(tx, id)) ?? before;
    return person;
  });
};

const requireAdministrator = async (tx: Db): Promise<void> => {
  const people = await listPeople(tx);
  if (!people.some(({ state, grants }) => state === 'active' && allowsAll(grants, 'administer')))
    throw new HttpError('lastAdministrator');
};
