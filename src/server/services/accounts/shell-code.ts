import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../core/errors.ts';
import { beginFamily } from '../../core/session/begin-session.ts';
import { lifetimesOf, policyOf } from '../../core/session/account-policy.ts';
import { hashToken, randomToken } from '../../core/session/session-keys.ts';
import { findByFamily, lockLiveLogin, type SessionRow } from '../../core/session/sessions-store.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { momentOf } from '../../core/wire-values.ts';
import { userInfoOf } from './user-info.ts';

/** Issues a one-time code that the page hands to the app shell in exchange for tokens, so tokens never pass through script. */
export const shellCode = async (
  app: FastifyInstance,
  { uid, login }: SessionRow,
): Promise<{ readonly code: string; readonly expiresIn: number }> => {
  const code = randomToken();
  const expiresIn = policyOf(app.live).lifetimes.shellCodeSeconds;
  const until = new Date(app.clock.now().getTime() + expiresIn * 1000).toISOString();
  await app.store.db
    .insertInto('one_time_codes')
    .values({ hash: hashToken(code), purpose: 'shell', member: uid, login, until, used_at: null, tries: 0 })
    .execute();
  return { code, expiresIn };
};

/** Exchanges the code, once, for the shell's tokens. They belong to the page's login, so both end together. */
export const checkShellCode = async (app: FastifyInstance, code: string) => {
  const now = app.clock.now();
  const { store } = app.context;
  const issued = await inTransaction(store, async (tx) => {
    const used = await tx
      .updateTable('one_time_codes')
      .set({ used_at: now.toISOString() })
      .where('hash', '=', hashToken(code))
      .where('purpose', '=', 'shell')
      .where('used_at', 'is', null)
      .where('until', '>', now.toISOString())
      .returning('login')
      .executeTakeFirst();
    const login = used?.login ?? undefined;
    const live = login === undefined ? undefined : await lockLiveLogin(tx, store, login);
    if (live === undefined) return undefined;
    const autoLogin = live.auto_login === 1;
    const { absoluteUntil } = lifetimesOf(policyOf(app.live), new Date(live.started_at), autoLogin);
    return beginFamily(tx, app.context, { login: live.id, profile: 'shell', autoLogin, now, absoluteUntil });
  });
  if (issued === undefined) throw new HttpError('codeWrong');
  const session = await findByFamily(store.db, issued.family);
  if (session === undefined) throw new HttpError('codeWrong');
  return {
    userInfo: userInfoOf(session, policyOf(app.live)),
    accessToken: issued.accessToken,
    refreshToken: issued.refreshToken,
    accessTokenExpireDtm: momentOf(issued.accessUntil),
    refreshTokenExpireDtm: momentOf(issued.refreshUntil),
  };
};
