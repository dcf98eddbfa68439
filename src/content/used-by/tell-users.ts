import type { RawDocument } from '../check/prepared.ts';
import type { Words } from '../check/problem.ts';
import type { Names } from '../diff/names.ts';
import { UsedBy, type Used, type User } from '../used-by.ts';
import { describeUser } from './describe-user.ts';

export interface ToldUser extends User {
  /** The place as an operator calls it. */
  readonly text: Words;
}

/** Users of a document or name, each place in words. */
export const tellUsers = (all: UsedBy, used: Used, names: Names = all.names): readonly ToldUser[] =>
  all.usersOf(used).map((user) => ({ ...user, text: describeUser(user, names) }));

/** Users of a document in words. Keep a `UsedBy` for repeated queries. */
export const usersOf = (
  documents: Iterable<Pick<RawDocument, 'type' | 'id' | 'body'>>,
  used: Used,
): readonly ToldUser[] => {
  const all = new UsedBy();
  all.take(documents);
  return tellUsers(all, used);
};
