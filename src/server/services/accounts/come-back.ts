import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ComeBackBody } from '#schemas/calls/withdrawal/answers';
import { HttpError } from '../../core/errors.ts';
import { audit } from '../../core/records/audit.ts';
import { lockMember } from '../../core/records/lock.ts';
import { passwordUnchanged } from '../../core/session/password-unchanged.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { verifyLogin } from './verify-login.ts';

/** Makes a leaving member active again. Throws `loginRefused` if the withdrawal is done, or the proof no longer holds. */
export const comeBack = (
  app: FastifyInstance,
  uid: string,
  isStillValid: (tx: Tx) => Promise<boolean>,
): Promise<void> =>
  inTransaction(app.store, async (tx) => {
    const now = app.clock.now();
    const { state, leave_at: leaveAt } = await lockMember(tx, app.store, uid);
    if (state === 'active') return;
    if (state !== 'leaving' || leaveAt <= now.toISOString() || !(await isStillValid(tx)))
      throw new HttpError('loginRefused');
    await tx
      .updateTable('members')
      .set({ state: 'active', state_reason: '', leave_at: '', updated_at: now.toISOString() })
      .where('uid', '=', uid)
      .execute();
    await audit(tx, {
      record: 'members',
      id: uid,
      actor: { kind: 'member', id: uid },
      from: 'leaving',
      to: 'active',
      at: now,
    });
    await app.store.announce(tx, 'member', uid);
  });

/** Cancels a withdrawal with ID and password, without a login. */
export const cancelWithdrawal = async (
  app: FastifyInstance,
  request: FastifyRequest,
  body: ComeBackBody,
): Promise<true> => {
  const account = await verifyLogin(app, request, body);
  if (account.state === 'suspended') throw new HttpError('accountSuspended');
  await comeBack(app, account.uid, passwordUnchanged(account.uid, account.hash));
  return true;
};
