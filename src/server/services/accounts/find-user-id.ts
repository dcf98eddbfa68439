import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '#schemas/calls/accounts/calls';
import type { FindIdAnswer, FindIdQuery } from '#schemas/calls/accounts/answers';
import { HttpError } from '../../core/errors.ts';
import { CODE_TRIES, numberCode } from '../../core/records/number-code.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { askedLocale } from '../../core/viewer/read-viewer.ts';
import { policyOf } from '../../core/session/account-policy.ts';
import { binderOf } from '../../core/session/browser-binder.ts';
import type { Principal } from '../../core/session/principal.ts';
import { hashToken, randomToken } from '../../core/session/session-keys.ts';
import { memberOfPerson, readVerification } from '../identity/index.ts';
import { maskMiddle } from '../members/index.ts';
import { findNamed } from './accounts-store.ts';
import { inConstantTime } from './constant-time.ts';
import { sendEmail } from './send-text.ts';
import { countAttempt, rateLimitKeys } from '../../core/calls/rate-limit.ts';

interface Person {
  readonly name: string;
  readonly email: string;
}

interface Proof {
  readonly requestId: string;
  readonly code: string;
}

interface From {
  readonly request: FastifyRequest;
  readonly principal: Principal;
}

/** First sends a code to the given address, then returns the masked ids for that code. A verification in this browser needs no code. */
export const findUserId = async (
  app: FastifyInstance,
  { userName, email, requestId, code, verifyId }: FindIdQuery,
  { request, principal }: From,
): Promise<FindIdAnswer> => {
  if (verifyId !== undefined) {
    if ([userName, email, requestId, code].some((value) => value !== undefined)) throw new HttpError('invalid');
    return showIdOf(app, request, { verifyId, principal });
  }
  if (requestId === undefined && code === undefined && userName !== undefined && email !== undefined) {
    return inConstantTime(() => sendCode(app, { name: userName, email }, request));
  }
  if (userName === undefined && email === undefined && requestId !== undefined && code !== undefined)
    return showIds(app, { requestId, code });
  throw new HttpError('invalid', 'Send userName and email, or requestId and code.');
};

/** Returns the masked ID of the verified person, if that person is a member with an own ID. The verification stays good for a new password. */
const showIdOf = async (
  app: FastifyInstance,
  request: FastifyRequest,
  { verifyId, principal }: { readonly verifyId: string; readonly principal: Principal },
): Promise<FindIdAnswer> => {
  const { db } = app.store;
  const person = await readVerification(db, app.context, {
    id: verifyId,
    binder: binderOf(request, app.env),
    purpose: 'PASSWORD',
    ...(principal.kind === 'member' ? { member: principal.session.uid } : {}),
  });
  const uid = await memberOfPerson(db, person.ciKey);
  const member =
    uid === undefined
      ? undefined
      : await db.selectFrom('members').select('login_id').where('uid', '=', uid).executeTakeFirst();
  return { userIdList: typeof member?.login_id === 'string' ? [maskMiddle(member.login_id)] : [] };
};

export const findIdCode = ({ context }: FastifyInstance, requestId: string): string =>
  numberCode(context, 'find-id', requestId);

/** Response, time and statements are the same whether the member exists or not. */
const sendCode = async (app: FastifyInstance, person: Person, request: FastifyRequest): Promise<FindIdAnswer> => {
  const { store, clock } = app;
  const {
    lifetimes: { resetMinutes },
    sent: { userIdFind },
  } = policyOf(app.live);
  await countAttempt(app, rateLimitKeys(app, request, calls.findUserId.limit.name, person.email));
  const [account] = await findNamed(store.db, person);
  const requestId = randomToken();
  const until = new Date(clock.now().getTime() + resetMinutes * 60_000).toISOString();
  await inTransaction(store, async (tx) => {
    await tx
      .insertInto('one_time_codes')
      .values({
        hash: hashToken(requestId),
        purpose: 'find-id',
        member: account?.uid ?? null,
        login: null,
        until,
        used_at: null,
        tries: 0,
      })
      .execute();
    const values = { code: findIdCode(app, requestId), minutes: resetMinutes };
    await sendEmail(tx, app, account?.uid, {
      ...userIdFind,
      values,
      locale: account?.lang ?? askedLocale(request, app.live.current.snapshot),
    });
  });
  return { requestId, sentYn: 'Y' };
};

const showIds = async (app: FastifyInstance, { requestId, code }: Proof): Promise<FindIdAnswer> => {
  const {
    store: { db },
    clock,
  } = app.context;
  const at = clock.now().toISOString();
  const hash = hashToken(requestId);
  // Counts the attempt before the check, so concurrent attempts stay within five.
  const row = await db
    .updateTable('one_time_codes')
    .set((one) => ({ tries: one('tries', '+', 1) }))
    .where('hash', '=', hash)
    .where('purpose', '=', 'find-id')
    .where('used_at', 'is', null)
    .where('until', '>', at)
    .where('tries', '<', CODE_TRIES)
    .returning('member')
    .executeTakeFirst();
  if (row === undefined || row.member === null || code !== findIdCode(app, requestId)) throw new HttpError('codeWrong');
  const { numUpdatedRows } = await db
    .updateTable('one_time_codes')
    .set({ used_at: at })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new HttpError('codeWrong');
  const member = await db
    .selectFrom('members')
    .select(['name', 'email'])
    .where('uid', '=', row.member)
    .executeTakeFirstOrThrow();
  const accounts = await findNamed(db, member);
  return { userIdList: accounts.map(({ login_id }) => maskMiddle(login_id ?? '')) };
};
