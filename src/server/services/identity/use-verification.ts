import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/errors.ts';
import type { VerifyPurpose } from '#schemas/calls/identity/answers';
import type { VerifiedPerson } from '../../core/records/person.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { findVerification, markUsed, openResult } from './verifications-store.ts';

export interface OwnVerification {
  readonly id: string;
  /** Hash of the browser's binder. */
  readonly binder: string | undefined;
  readonly purpose: VerifyPurpose;
  /** Member who uses it. */
  readonly member?: string;
}

/**
 * Returns the person of a verification that has returned, without using it up. Throws `verifyExpired` if this browser and member have none for the purpose or
 * its time is over, and `verifyUsed` if it has been used.
 */
export const readVerification = async (
  db: Db,
  context: Context,
  { id, binder, purpose, member }: OwnVerification,
): Promise<VerifiedPerson> => {
  const row = await findVerification(db, id);
  if (
    row === undefined ||
    row.binder !== binder ||
    row.purpose !== purpose ||
    (row.member !== null && row.member !== member)
  )
    throw new HttpError('verifyExpired');
  if (row.state === 'USED') throw new HttpError('verifyUsed');
  const isLate = row.state !== 'RETURNED' || row.result_until <= context.clock.now().toISOString();
  const person = isLate ? undefined : openResult(context, row.result);
  if (person === undefined) throw new HttpError('verifyExpired');
  return person;
};

/** Uses up a verification inside the caller's transaction, and returns its person. Throws as `readVerification` does; of several callers one gets it. */
export const useVerification = async (tx: Tx, context: Context, own: OwnVerification): Promise<VerifiedPerson> => {
  const person = await readVerification(tx, context, own);
  if (!(await markUsed(tx, context, own.id))) throw new HttpError('verifyUsed');
  return person;
};
