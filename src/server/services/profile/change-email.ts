import type { FastifyInstance } from 'fastify';
import * as calls from '#schemas/calls/profile/calls';
import type { ChangeByAuth } from '#schemas/calls/profile/answers';
import type { MemberCallInput } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { countAttempt, rateLimitKeys } from '../../core/calls/rate-limit.ts';
import { DAY_MS } from '../../core/durations.ts';
import { HttpError } from '../../core/errors.ts';
import { audit } from '../../core/records/audit.ts';
import { requireNotBarred } from '../../core/records/bar.ts';
import { lockMember } from '../../core/records/lock.ts';
import { notify } from '../../core/records/notify.ts';
import { CODE_TRIES, numberCode } from '../../core/records/number-code.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { policyOf } from '../../core/session/account-policy.ts';
import { hashToken, randomToken } from '../../core/session/session-keys.ts';
import { requirePage } from '../../core/session/renew-session.ts';
import { secureSession } from '../../core/session/secure-session.ts';
import { setSessionCookies } from '../../core/session/session-cookies.ts';
import { siteOrigin } from '../../core/site-origin.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { MemberRow } from '../../core/storage/tables.ts';
import { emailKey } from '../../../engine/index.ts';
import { sendEmailTo } from '../accounts/index.ts';
import { changeMember } from '../members/index.ts';

const UNDO_MS = 7 * DAY_MS;
const CODE_MINUTES = 10;

type Input = MemberCallInput<Extract<ChangeByAuth, { readonly email: string }>>;

const codeOf = ({ context }: FastifyInstance, id: string): string => numberCode(context, 'email', id);

/**
 * Sends a code to a new address, or changes the address with that code (P-550). The address of somebody else can be typed, but only its owner reads the
 * code, and nobody is kept from using it. Throws `accountBarred` while contact changes are barred.
 */
export const changeEmail = async (app: FastifyInstance, input: Input): Promise<true> => {
  const { email, code } = input.body;
  requirePage(input.session);
  if (code === undefined) await sendCode(app, input);
  else await change(app, input, await findProven(app, input.member, email, code));
  return true;
};

const sendCode = async (
  app: FastifyInstance,
  { body: { email }, member, request, now, locale, once }: Input,
): Promise<void> => {
  const { emailCode } = policyOf(app.live).sent;
  if (emailCode === undefined) throw new HttpError('notFound');
  await countAttempt(app, rateLimitKeys(app, request, calls.changeByAuth.limit.name, member));
  await answerOf(once, async (tx) => {
    const row = await lockMember(tx, app.store, member);
    requireNotBarred(row, now);
    await tx.deleteFrom('email_changes').where('member', '=', member).where('state', '=', 'SENT').execute();
    const id = orderedId();
    await tx
      .insertInto('email_changes')
      .values({
        id,
        member,
        state: 'SENT',
        email,
        earlier: row.email,
        until: new Date(now.getTime() + CODE_MINUTES * 60_000).toISOString(),
        tries: 0,
        undo_hash: null,
        at: now.toISOString(),
      })
      .execute();
    const values = { code: codeOf(app, id), minutes: CODE_MINUTES };
    await sendEmailTo(tx, app, email, { ...emailCode, values, locale });
    return true;
  });
};

/** Counts a try in a transaction of its own, so that a wrong code counts too. Returns the change that the code proves. */
const findProven = async (app: FastifyInstance, member: string, email: string, code: string): Promise<string> => {
  const found = await inTransaction(app.store, (tx) =>
    tx
      .updateTable('email_changes')
      .set((row) => ({ tries: row('tries', '+', 1) }))
      .where('member', '=', member)
      .where('state', '=', 'SENT')
      .where('tries', '<', CODE_TRIES)
      .where('until', '>', app.clock.now().toISOString())
      .returning(['id', 'email'])
      .executeTakeFirst(),
  );
  if (found === undefined || emailKey(found.email) !== emailKey(email) || codeOf(app, found.id) !== code)
    throw new HttpError('emailCodeWrong');
  return found.id;
};

/** The session gets new tokens; all others end. */
const change = async (
  app: FastifyInstance,
  { member, session, reply, now, once }: Input,
  id: string,
): Promise<void> => {
  const { context, store } = app;
  const { tokens } = await once(async (tx) => {
    const row: MemberRow = await lockMember(tx, store, member);
    requireNotBarred(row, now);
    const token = randomToken();
    const changed = await tx
      .updateTable('email_changes')
      .set({
        state: 'CHANGED',
        earlier: row.email,
        undo_hash: hashToken(token),
        until: new Date(now.getTime() + UNDO_MS).toISOString(),
      })
      .where('id', '=', id)
      .where('state', '=', 'SENT')
      .returning('email')
      .executeTakeFirst();
    if (changed === undefined) throw new HttpError('emailCodeWrong');
    // Before the change, so that it goes to the earlier address.
    await notify(tx, context, { member, event: 'EMAIL_CHANGED', ref: id, values: { origin: siteOrigin(app), token } });
    await changeMember(tx, member, { email: changed.email }, now);
    const actor = { kind: 'member', id: member } as const;
    await audit(tx, { record: 'email_changes', id, actor, from: 'SENT', to: 'CHANGED', at: now });
    await store.announce(tx, 'member', member);
    return { answer: true, tokens: await secureSession(tx, context, session, 'changed') };
  });
  setSessionCookies(reply, app.env, tokens, now.getTime());
};
