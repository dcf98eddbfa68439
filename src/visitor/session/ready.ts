import { prepareRequest, parseMoment } from '#engine';
import { CallError } from '../data/call-service.ts';
import { afterRenewal, react, renewInTime } from './react.ts';
import { renewAccess } from './renew.ts';
import { isGrowingOld, renewing } from './session-gate.ts';
import { hasAccess, hasSession } from './session-hints.ts';
import type { SessionTools } from './tools.ts';
import { dropUserSession, keepUserSession, userSession } from './user-session.ts';

const expired = { kind: 'refused', errorType: 'S', code: 'TKT_01', message: '' } as const;

/** Prepares a call (4.5): waits for a running renewal; a missing access token counts as expired. Rejects when it must not be sent. */
export const readyToCall = async (tools: SessionTools): Promise<void> => {
  if (renewing() !== undefined) {
    const renewal = await renewInTime(tools);
    const isHeld = renewal.kind === 'unanswered' && renewal.failure.kind === 'held';
    // An early renewal may fail while the token is still valid.
    if (renewal.kind === 'renewed' || (hasAccess() && !isHeld)) return;
    // Whoever began it says everything else.
    if (isHeld) await afterRenewal(tools, renewal);
    throw new CallError(expired.code, expired.errorType, '', { handled: true });
  }
  const session = userSession();
  const refreshCookie = hasSession();
  const before = prepareRequest({
    loggedIn: session !== undefined || refreshCookie,
    accessCookie: hasAccess(),
    refreshCookie,
    autoLogin: session?.autoLogin === true,
    ...(session === undefined || parseMoment(session.refreshTokenExpireDtm) === undefined
      ? {}
      : { storedToken: session }),
    now: Date.now(),
  });
  if (session !== undefined) {
    if (before.storedToken === 'clear') dropUserSession();
    else if (before.autoLogin !== session.autoLogin) keepUserSession({ ...session, autoLogin: before.autoLogin });
  }
  if (!before.expired) return;
  if ((await react(tools, expired)) !== 'again')
    throw new CallError(expired.code, expired.errorType, '', { handled: true });
};

/** Renews an access token that is growing old, beside the calls: who is here stays logged in. */
export const renewAhead = async (tools: SessionTools): Promise<void> => {
  if (!isGrowingOld()) return;
  const renewal = await renewAccess(tools.scope(), (await tools.release()).account);
  // No call waits for a word of it, and the login is over.
  if (renewal.kind === 'refused') await afterRenewal(tools, renewal);
};

/** A page that was decided while it was unknown who looks: a new token, and it is decided again. */
export const settleUnknown = async (tools: SessionTools): Promise<void> => {
  // Another tab was quicker.
  if (hasAccess()) return tools.renewed();
  await afterRenewal(tools, await renewInTime(tools));
};
