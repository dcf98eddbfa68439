import type { Context } from '../context.ts';
import { randomUUID } from 'node:crypto';
import type { LoginType } from '#schemas/calls/accounts/answers';
import { HttpError } from '../errors.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { logLogin } from './access-log.ts';
import type { Db, Tx } from '../storage/tables.ts';
import { earlier, lifetimesOf, policyOf } from './account-policy.ts';
import type { SessionTokens } from './session-cookies.ts';
import { hashToken, randomToken } from './session-keys.ts';
import { endLogins, firstGeneration, insertFamily, insertLogin, liveLogins } from './sessions-store.ts';

export interface LoginOrder {
  readonly member: string;
  readonly loginType: LoginType;
  readonly platformClass: 'APP' | 'WEB';
  readonly autoLogin: boolean;
  /** Time of the proof; empty for a login that proves nothing. Left out: now. */
  readonly provenAt?: string;
  /** Device facts from the request and from the client itself. */
  readonly device: Readonly<Record<string, string>>;
  /** Checks in the transaction that the proof of the login still holds: the password has not changed, or the social account is still linked. */
  readonly isStillValid: (tx: Tx) => Promise<boolean>;
  /** Login that the new one replaces in this browser. */
  readonly leaving?: string;
}

export interface IssuedSession extends SessionTokens {
  readonly login: string;
  readonly family: string;
}

/**
 * Begins a login and, if the policy says so, ends the older login of the member and platform class. Locks the member's row, so concurrent logins are
 * ordered. A unique index of the store also rejects a second live login.
 */
export const beginSession = async (context: Context, order: LoginOrder): Promise<IssuedSession> => {
  const now = context.clock.now();
  const at = now.toISOString();
  const { oneLogin } = policyOf(context.live);
  const login = randomUUID();
  return inTransaction(context.store, async (tx) => {
    await context.store.forUpdate(tx.selectFrom('members').select('uid').where('uid', '=', order.member)).execute();
    if (!(await isActive(tx, order.member)) || !(await order.isStillValid(tx))) throw new HttpError('loginRefused');
    if (order.leaving !== undefined) await endLogins(tx, [order.leaving], 'logout', at);
    if (oneLogin) await endLogins(tx, await liveLogins(tx, order.member, order.platformClass), 'replaced', at);
    await insertLogin(tx, {
      id: login,
      ...order,
      slot: oneLogin ? '' : login,
      device: JSON.stringify(order.device),
      now: at,
    });
    const tokens = await beginFamily(tx, context, { login, profile: 'browser', autoLogin: order.autoLogin, now });
    await logLogin(tx, context, { ...order, login, at });
    await context.store.announce(tx, 'member', order.member);
    return { ...tokens, login };
  });
};

const isActive = async (tx: Tx, member: string): Promise<boolean> =>
  (await tx
    .selectFrom('members')
    .select('uid')
    .where('uid', '=', member)
    .where('state', '=', 'active')
    .executeTakeFirst()) !== undefined;

interface FamilyOrder {
  readonly login: string;
  readonly profile: 'browser' | 'shell';
  readonly autoLogin: boolean;
  readonly now: Date;
  /** Absolute end of the login; by default counted from now. */
  readonly absoluteUntil?: Date;
}

/** Begins a token family of a login. */
export const beginFamily = async (
  tx: Db,
  { keys, live }: Context,
  { login, profile, autoLogin, now, absoluteUntil }: FamilyOrder,
): Promise<SessionTokens & { readonly family: string }> => {
  const family = randomToken();
  const accessToken = keys.accessToken(family, firstGeneration);
  const fresh = lifetimesOf(policyOf(live), now, autoLogin);
  const until = absoluteUntil ?? fresh.absoluteUntil;
  const idleUntil = earlier(fresh.idleUntil, until);
  const accessUntil = earlier(fresh.accessUntil, until);
  await insertFamily(tx, {
    id: family,
    login,
    profile,
    accessHash: hashToken(accessToken),
    accessUntil: accessUntil.toISOString(),
    idleUntil: idleUntil.toISOString(),
    absoluteUntil: until.toISOString(),
    now: now.toISOString(),
  });
  return {
    family,
    accessToken,
    refreshToken: keys.refreshToken(family, firstGeneration),
    accessUntil: accessUntil.getTime(),
    refreshUntil: idleUntil.getTime(),
    isKept: autoLogin,
  };
};
