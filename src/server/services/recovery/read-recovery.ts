import type { FastifyInstance } from 'fastify';
import type { FromSchema } from 'json-schema-to-ts';
import type { recoveryAnswer } from '#schemas/calls/recovery/answers';
import type { CallInput } from '../../core/calls/handle-call.ts';
import { HttpError } from '../../core/errors.ts';
import type { VerifiedPerson } from '../../core/records/person.ts';
import { readVerification } from '../identity/index.ts';
import { maskMiddle } from '../members/index.ts';
import { accountOfPerson, ownRecovery } from './verified-account.ts';

/** Tells a verified person what can be recovered. Without a verification that can be used, the visitor verifies first. */
export const readRecovery = async (
  app: FastifyInstance,
  { query: { verifyId = '' }, db, ...from }: CallInput<undefined, { readonly verifyId?: string }>,
): Promise<FromSchema<typeof recoveryAnswer>> => {
  const person = await verifiedPerson(app, from, verifyId);
  if (person === undefined) return { step: 'VERIFY', userId: '' };
  const account = await accountOfPerson(db, person.ciKey);
  if (account === undefined) return { step: 'UNKNOWN', userId: '' };
  const { login_id: loginId } = account;
  return loginId === null ? { step: 'NEW_ID', userId: '' } : { step: 'PASSWORD', userId: maskMiddle(loginId) };
};

const verifiedPerson = async (
  app: FastifyInstance,
  from: Parameters<typeof ownRecovery>[1],
  verifyId: string,
): Promise<VerifiedPerson | undefined> => {
  if (verifyId === '') return undefined;
  try {
    return await readVerification(app.store.db, app.context, ownRecovery(app, from, verifyId));
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
};
