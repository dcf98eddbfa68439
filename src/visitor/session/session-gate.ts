import type { Renewal } from './renewal.ts';
import { hasAccess, hasSession } from './session-hints.ts';
import { userSession } from './user-session.ts';

let underWay: Promise<Renewal> | undefined;

/** The renewal that is under way; every call but its own waits for it (P-399). */
export const renewing = (): Promise<Renewal> | undefined => underWay;

/** All who ask while a renewal is under way share it (P-400). */
export const shareRenewal = (begin: () => Promise<Renewal>): Promise<Renewal> => {
  underWay ??= begin().finally(() => {
    underWay = undefined;
  });
  return underWay;
};

/** True when a call can be sent immediately: a guest's, or one with a valid access token. */
export const isFree = (): boolean =>
  underWay === undefined && (hasAccess() || !(hasSession() || userSession() !== undefined));

/** True when the access token should be renewed in the background. Unreliable after the clock was set back. */
export const isGrowingOld = (): boolean => {
  const session = userSession();
  return session !== undefined && hasAccess() && (Date.now() > session.renewFrom || Date.now() < session.renewedAt);
};
