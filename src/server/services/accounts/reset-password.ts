import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '#schemas/calls/accounts/calls';
import type { ResetBody } from '#schemas/calls/accounts/answers';
import { HttpError } from '../../core/errors.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { askedLocale } from '../../core/viewer/read-viewer.ts';
import type { CallInput } from '../../core/calls/handle-call.ts';
import { clearSessionCookies } from '../../core/session/session-cookies.ts';
import { policyOf } from '../../core/session/account-policy.ts';
import { hashToken, randomToken } from '../../core/session/session-keys.ts';
import { endLogins, liveLogins } from '../../core/session/sessions-store.ts';
import { siteOrigin } from '../../core/site-origin.ts';
import type { Db } from '../../core/storage/tables.ts';
import { maskMiddle } from '../members/index.ts';
import { lockMember } from '../../core/records/lock.ts';
import { accountOf, findAccount, type Account } from './accounts-store.ts';
import { inConstantTime } from './constant-time.ts';
import { replacePassword, requireGoodPassword } from './new-password.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { sendEmail } from './send-text.ts';
import { countAttempt, resetAttempts, rateLimitKeys } from '../../core/calls/rate-limit.ts';
import { momentOf } from '../../core/wire-values.ts';
import { emailKey } from '../../../engine/index.ts';

type Wish = Extract<ResetBody, { readonly userId: string }>;
type Use = Extract<ResetBody, { readonly token: string }>;

interface LiveToken {
  readonly account: Account;
  readonly until: string;
}

const tokenRow = (db: Db, token: string, now: Date) =>
  db
    .selectFrom('one_time_codes')
    .select(['member', 'until'])
    .where('hash', '=', hashToken(token))
    .where('purpose', '=', 'reset')
    .where('used_at', 'is', null)
    .where('until', '>', now.toISOString());

const readToken = async ({ store, clock }: FastifyInstance, token: string): Promise<LiveToken> => {
  const row = await tokenRow(store.db, token, clock.now()).executeTakeFirst();
  const account = row?.member === undefined || row.member === null ? undefined : await accountOf(store.db, row.member);
  if (row === undefined || account === undefined) throw new HttpError('codeWrong');
  return { account, until: row.until };
};

/** Returns the masked owner of a valid token. */
export const readReset = async (
  app: FastifyInstance,
  token: string,
): Promise<{ readonly userId: string; readonly expireDtm: string }> => {
  const { account, until } = await readToken(app, token);
  return { userId: maskMiddle(account.login_id ?? ''), expireDtm: momentOf(until) };
};

/** Requests a token, or uses one. */
export const resetPassword = async (
  app: FastifyInstance,
  { body, ...asked }: CallInput<ResetBody, undefined>,
): Promise<{ readonly sentYn: 'Y' | 'N' }> => {
  if ('token' in body) await setPassword(app, body, asked);
  else await inConstantTime(() => sendToken(app, body, asked.request));
  return { sentYn: 'token' in body ? 'N' : 'Y' };
};

const isEmailOf = (account: Account | undefined, email: string): account is Account =>
  account !== undefined && emailKey(account.email) === emailKey(email);

/** Sends a token to the member's address. Response, time and statements are the same whether the member exists or not. */
const sendToken = async (app: FastifyInstance, { userId, email }: Wish, request: FastifyRequest): Promise<void> => {
  const { store, clock } = app;
  const {
    lifetimes: { resetMinutes },
    sent: { passwordReset },
  } = policyOf(app.live);
  await countAttempt(app, rateLimitKeys(app, request, calls.resetPassword.limit.name, userId));
  const account = await findAccount(store.db, userId);
  const member = isEmailOf(account, email) ? account.uid : null;
  const token = randomToken();
  const link = `${siteOrigin(app)}${app.live.current.snapshot.screens[passwordReset.page] ?? '/'}?token=${token}`;
  const until = new Date(clock.now().getTime() + resetMinutes * 60_000).toISOString();
  await inTransaction(store, async (tx) => {
    await tx
      .insertInto('one_time_codes')
      .values({ hash: hashToken(token), purpose: 'reset', member, login: null, until, used_at: null, tries: 0 })
      .execute();
    await sendEmail(tx, app, member ?? undefined, {
      ...passwordReset,
      values: { link, minutes: resetMinutes },
      locale: account?.lang ?? askedLocale(request, app.live.current.snapshot),
    });
  });
};

/** Sets the password with a one-time token, and ends all logins of the member. */
const setPassword = async (
  app: FastifyInstance,
  { token, newPassword }: Use,
  { principal, request, reply }: Omit<CallInput<ResetBody, undefined>, 'body'>,
): Promise<void> => {
  const { store, clock } = app;
  const { account } = await readToken(app, token);
  requireGoodPassword(app, request, newPassword);
  if (await isPassword(account.hash, newPassword)) throw new HttpError('passwordSame');
  const to = await hashPassword(newPassword);
  await inTransaction(store, async (tx) => {
    await lockMember(tx, store, account.uid);
    await spend(tx, token, account.uid, clock.now());
    if (!(await replacePassword(tx, app, { member: account.uid, from: account.hash, to })))
      throw new HttpError('codeWrong');
    await endLogins(tx, await liveLogins(tx, account.uid), 'password', clock.now().toISOString());
    await store.announce(tx, 'member', account.uid);
  });
  await resetAttempts(store.db, rateLimitKeys(app, request, calls.logIn.limit.name, account.login_id ?? '')[0]);
  if (principal.kind === 'member' && principal.session.uid === account.uid) clearSessionCookies(reply, app.env);
};

/** Consumes the token and, because the password has changed, all other tokens of the member. */
const spend = async (tx: Db, token: string, member: string, now: Date): Promise<void> => {
  const { numUpdatedRows } = await tx
    .updateTable('one_time_codes')
    .set({ used_at: now.toISOString() })
    .where('hash', '=', hashToken(token))
    .where('purpose', '=', 'reset')
    .where('used_at', 'is', null)
    .where('until', '>', now.toISOString())
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new HttpError('codeWrong');
  await endResetTokens(tx, member, now);
};

/** Ends the tokens with which a member could still reset the password. */
export const endResetTokens = async (tx: Db, member: string, now: Date): Promise<void> => {
  await tx
    .updateTable('one_time_codes')
    .set({ used_at: now.toISOString() })
    .where('member', '=', member)
    .where('purpose', '=', 'reset')
    .where('used_at', 'is', null)
    .execute();
};
