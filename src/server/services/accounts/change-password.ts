import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../core/errors.ts';
import type { MemberCallInput } from '../../core/calls/handle-call.ts';
import { requirePage } from '../../core/session/renew-session.ts';
import { secureSession } from '../../core/session/secure-session.ts';
import { setSessionCookies } from '../../core/session/session-cookies.ts';
import { policyOf } from '../../core/session/account-policy.ts';
import { markProven } from '../../core/session/sessions-store.ts';
import { lockMember } from '../../core/records/lock.ts';
import { dueDay, replacePassword, requireGoodPassword } from './new-password.ts';
import { hashPassword } from './passwords.ts';
import { provePassword } from './prove-password.ts';
import { alertMoment } from './user-info.ts';

interface PasswordChange {
  readonly password: string;
  readonly newPassword: string;
}

/** Changes the member's password. This session gets new tokens; all other sessions with the old password end. */
export const changePassword = async (
  app: FastifyInstance,
  { session, body, request, reply, once }: MemberCallInput<PasswordChange>,
): Promise<true> => {
  const { store, clock } = app;
  requirePage(session);
  const { hash: from } = await provePassword(app, request, session, body.password);
  if (body.newPassword === body.password) throw new HttpError('passwordSame');
  requireGoodPassword(app, request, body.newPassword);
  const to = await hashPassword(body.newPassword);
  const { answer, tokens } = await once(async (tx) => {
    await lockMember(tx, store, session.uid);
    if (!(await replacePassword(tx, app, { member: session.uid, from, to }))) throw new HttpError('passwordWrong');
    const renewed = await secureSession(tx, app.context, session, 'password');
    await markProven(tx, session.login, clock.now().toISOString());
    await store.announce(tx, 'member', session.uid);
    return { answer: true as const, tokens: renewed };
  });
  setSessionCookies(reply, app.env, tokens, clock.now().getTime());
  return answer;
};

/** Postpones the reminder to change the password; a later day stays. */
export const snoozePassword = async (
  app: FastifyInstance,
  { session, once }: MemberCallInput<undefined>,
): Promise<{ readonly nextPasswordChangeAlertDTM: string }> => {
  const { store, clock } = app;
  const later = dueDay(clock.now(), policyOf(app.live).password.snoozeDays);
  const { answer } = await once(async (tx) => {
    await tx
      .updateTable('credentials')
      .set({ alert_on: later })
      .where('member', '=', session.uid)
      .where('alert_on', '<', later)
      .execute();
    const due = await tx
      .selectFrom('credentials')
      .select('alert_on')
      .where('member', '=', session.uid)
      .executeTakeFirst();
    await store.announce(tx, 'member', session.uid);
    return { answer: { nextPasswordChangeAlertDTM: alertMoment(due?.alert_on ?? null) } };
  });
  return answer;
};
