import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../core/errors.ts';
import type { Verified } from '../../core/ports.ts';
import { markProven } from '../../core/session/sessions-store.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { personOfMember, readVerification, useVerification } from '../identity/index.ts';

/** Proves the login of a member by a verification of the same person. Throws VRF_05 for anybody else, and for a member who was never verified. */
export const prove = async (
  tx: Tx,
  { context }: FastifyInstance,
  { id, binder, member = '', login = '' }: Verified,
): Promise<string> => {
  const person = await useVerification(tx, context, { id, binder, purpose: 'PROVE', member });
  if ((await personOfMember(tx, member)) !== person.ciKey) throw new HttpError('verifyOther');
  await markProven(tx, login, person.at);
  return '';
};

/**
 * Proves the login as well, but keeps the verification for the change that the member confirms next. For a member who was never verified it proves nothing,
 * because anybody at the device could be that person: the change then needs the password too.
 */
export const confirmIdentity = async (
  tx: Tx,
  { context }: FastifyInstance,
  { id, binder, member = '', login = '' }: Verified,
): Promise<string> => {
  const person = await readVerification(tx, context, { id, binder, purpose: 'CHANGE', member });
  const known = await personOfMember(tx, member);
  if (known !== undefined && known !== person.ciKey) throw new HttpError('verifyOther');
  if (known !== undefined) await markProven(tx, login, person.at);
  return '';
};
