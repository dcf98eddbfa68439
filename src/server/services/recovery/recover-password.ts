import type { FastifyInstance } from 'fastify';
import type { FromSchema } from 'json-schema-to-ts';
import type { hpPasswordBody } from '#schemas/calls/recovery/answers';
import { logIn } from '#schemas/calls/accounts/calls';
import type { CallInput } from '../../core/calls/handle-call.ts';
import { rateLimitKeys, resetAttempts } from '../../core/calls/rate-limit.ts';
import { HttpError } from '../../core/errors.ts';
import { audit } from '../../core/records/audit.ts';
import { barForADay } from '../../core/records/bar.ts';
import { lockMember } from '../../core/records/lock.ts';
import { notify } from '../../core/records/notify.ts';
import { clearSessionCookies } from '../../core/session/session-cookies.ts';
import { endLogins, liveLogins } from '../../core/session/sessions-store.ts';
import { siteOrigin } from '../../core/site-origin.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { Tx } from '../../core/storage/tables.ts';
import {
  endResetTokens,
  hashPassword,
  insertPassword,
  isPassword,
  replacePassword,
  requireFreeLoginId,
  requireGoodPassword,
} from '../accounts/index.ts';
import { readVerification, useVerification } from '../identity/index.ts';
import { changeMember } from '../members/index.ts';
import { accountOfPerson, ownRecovery, type VerifiedAccount } from './verified-account.ts';

type Body = FromSchema<typeof hpPasswordBody>;

/**
 * Sets a new password by a verification of the member. Every login ends, the member is told on every channel, and sensitive calls are barred for a day. A
 * member without an own ID chooses one. Throws VRF_05 if the person is no member.
 */
export const recoverPassword = async (app: FastifyInstance, input: CallInput<Body>): Promise<true> => {
  const { body, request, principal, reply, db } = input;
  const own = ownRecovery(app, input, body.verifyId);
  const account = await accountOfPerson(db, (await readVerification(db, app.context, own)).ciKey);
  if (account === undefined) throw new HttpError('verifyOther');
  if (account.state === 'suspended') throw new HttpError('accountSuspended');
  const newId = await idToSet(app, account, body.userId);
  requireGoodPassword(app, request, body.newPassword);
  if (account.hash !== null && (await isPassword(account.hash, body.newPassword))) throw new HttpError('passwordSame');
  const to = await hashPassword(body.newPassword);
  await inTransaction(app.store, async (tx) => {
    await lockMember(tx, app.store, account.uid);
    const person = await useVerification(tx, app.context, own);
    if ((await accountOfPerson(tx, person.ciKey))?.uid !== account.uid) throw new HttpError('verifyOther');
    if (newId !== undefined) await setId(tx, app, account.uid, newId);
    await setPassword(tx, app, account, to);
    await protect(tx, app, account.uid, own.id);
  });
  await resetAttempts(db, rateLimitKeys(app, request, logIn.limit.name, account.login_id ?? newId ?? '')[0]);
  if (principal.kind === 'member' && principal.session.uid === account.uid) clearSessionCookies(reply, app.env);
  return true;
};

/** Returns the ID to set for a member without one. Throws JOI_05 for a taken one, and for a missing one. */
const idToSet = async (
  app: FastifyInstance,
  { login_id: loginId }: VerifiedAccount,
  wanted: string | undefined,
): Promise<string | undefined> => {
  if (loginId !== null) {
    if (wanted !== undefined) throw new HttpError('invalid', 'The member has an ID.');
    return undefined;
  }
  if (wanted === undefined) throw new HttpError('loginIdTaken');
  await requireFreeLoginId(app, app.store.db, wanted);
  return wanted;
};

const setId = async (tx: Tx, app: FastifyInstance, member: string, loginId: string): Promise<void> => {
  try {
    await changeMember(tx, member, { login_id: loginId }, app.clock.now());
  } catch (error) {
    // A concurrent transaction took the ID.
    if (app.store.faultOf(error) === 'duplicate') throw new HttpError('loginIdTaken');
    throw error;
  }
};

/** Throws VRF_04 if the password has been changed in the meantime. */
const setPassword = async (tx: Tx, app: FastifyInstance, { uid, hash }: VerifiedAccount, to: string): Promise<void> => {
  if (hash !== null) {
    if (!(await replacePassword(tx, app, { member: uid, from: hash, to }))) throw new HttpError('verifyUsed');
    return;
  }
  try {
    await insertPassword(tx, app, { member: uid, hash: to });
  } catch (error) {
    if (app.store.faultOf(error) === 'duplicate') throw new HttpError('verifyUsed');
    throw error;
  }
};

const protect = async (tx: Tx, app: FastifyInstance, member: string, verification: string): Promise<void> => {
  const now = app.clock.now();
  await endLogins(tx, await liveLogins(tx, member), 'password', now.toISOString());
  await endResetTokens(tx, member, now);
  await barForADay(tx, member, now);
  await notify(tx, app.context, {
    member,
    event: 'PASSWORD_RECOVERED',
    ref: verification,
    values: { origin: siteOrigin(app) },
  });
  const actor = { kind: 'member', id: member } as const;
  await audit(tx, { record: 'credentials', id: member, actor, from: '', to: 'RECOVERED', at: now });
  await app.store.announce(tx, 'member', member);
};
